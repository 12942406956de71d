import BoxPolicy

extension Recipe {
  /// Refuses what needs more object numbers than there are, or a table that is mostly empty.
  ///
  /// - Precondition: The counts of the pages and the fan-out have been validated.
  func validateNumbers(
    _ path: JSONPath, below limit: Int = danglingNumber
  ) throws(RecipeError) {
    let used = treeSize + objects.count + 1
    let highest = objects.keys.max() ?? 0
    guard highest <= max(Self.sparsestNumber, used) else {
      throw RecipeError(
        path.member("objects"),
        "object \(highest) makes a table of so many lines; without as many objects a number is"
          + " at most \(Self.sparsestNumber)")
    }
    let needed = max(used, highest) + takenNumbers + referredNumbers.count
    guard needed < limit else {
      throw RecipeError(
        path.member("pages"),
        "the file would have more objects than a file can have, \(limit - 1)")
    }
  }

  /// How many nodes there are from the root of the tree down to the pages, the pages counted.
  var treeSize: Int {
    let pages = min(pageCount, Self.mostPages)
    return balancedWidths.reduce(
      pages + tree.levels.count + 1 + max(0, min(tree.depth, Self.deepestTree)), +)
  }

  /// How many nodes there are on the way from the root to a page.
  var treeLevels: Int { tree.levels.count + 1 + tree.depth + balancedWidths.count }

  /// How many nodes each level of a balanced tree has, from the pages up.
  private var balancedWidths: [Int] {
    guard let fanOut = tree.fanOut, fanOut > 1 else { return [] }
    var widths: [Int] = []
    while widths.last ?? pageCount > fanOut {
      widths.append(((widths.last ?? pageCount) - 1) / fanOut + 1)
    }
    return widths
  }

  /// How many further objects the writer adds at most.
  private var takenNumbers: Int {
    let direct = tree.kids.compactMap { if case .direct(let keys) = $0 { keys } else { nil } }
    let all = [tree.keys] + tree.levels + pages.map(\.keys) + direct + earlier.map(\.keys)
    let values = all.reduce(0) { total, keys in
      total + PageKey.allCases.reduce(0) { $0 + keys.values[$1].reduce(0) { $0 + $1.objectCount } }
    }
    // Each run has a stream and up to a few values that its pages share; the rest is a font, a
    // signature, its field and a cross-reference stream.
    return values + 8 * pages.count + 4
  }
}

extension Recipe.Value {
  /// How many objects of their own it needs.
  fileprivate var objectCount: Int {
    switch placement {
    case .direct, .dangling: return 0
    case .indirect: return 1
    case .elements:
      guard case .array(let elements)? = PDFObject(text) else { return 0 }
      return elements.count
    }
  }
}
