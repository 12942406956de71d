import BoxPolicy

extension Recipe {
  /// The object numbers that texts of the recipe refer to.
  var referredNumbers: Set<Int> {
    var numbers: Set<Int> = []
    for text in texts where text.utf8.contains(UInt8(ascii: "R")) {
      for object in PDFObject.all(in: text) { object.collectNumbers(into: &numbers) }
    }
    return numbers
  }

  /// Every verbatim text that stands in an object: a value, or keys and values.
  var texts: [String] {
    let kids = tree.kids.compactMap { if case .direct(let keys) = $0 { keys } else { nil } }
    let keys = [tree.keys] + tree.levels + pages.map(\.keys) + earlier.map(\.keys) + kids
    let values = keys.flatMap { keys in
      [keys.other] + PageKey.allCases.flatMap { keys.values[$0].map(\.text) }
    }
    let overrides = [tree.type, tree.parent, tree.count] + pages.flatMap { [$0.type, $0.parent] }
    let verbatim =
      overrides.compactMap { if case .verbatim(let text) = $0 { text } else { nil } }
      + tree.kids.compactMap { if case .verbatim(let text) = $0 { text } else { nil } }
    return values + verbatim + [catalogue] + objects.values
  }
}

extension PDFObject {
  fileprivate func collectNumbers(into numbers: inout Set<Int>) {
    switch self {
    case .word, .name, .string: break
    case .reference(let number, _): numbers.insert(number)
    case .array(let elements):
      for element in elements { element.collectNumbers(into: &numbers) }
    case .dictionary(let members):
      for member in members { member.value.collectNumbers(into: &numbers) }
    }
  }
}
