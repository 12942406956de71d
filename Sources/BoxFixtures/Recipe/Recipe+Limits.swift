extension Recipe {
  /// The most pages of a fixture, which take about three gigabytes while they are proved.
  package static let mostPages = 1_000_000
  /// The most elements of lists whose members each become objects of their own.
  static let mostElements = 100_000
  /// The most revisions of a fixture, each of which is proved with all that come before it.
  static let mostRevisions = 1_000
  /// The most damages of a fixture, each of which copies the file.
  static let mostDamages = 100
  /// The most bytes that a damage puts into a file.
  static let mostBytes = 1 << 24
  /// The most bytes that all damages together put into a file.
  static let mostBytesInAll = 1 << 26
  /// The most nodes on the way from the root to a page, where the reader over libqpdf stops.
  static let deepestTree = 1_000
  /// The highest number of an object where there are fewer objects than that.
  static let sparsestNumber = 1_000_000
  /// The number of an object that no fixture has.
  static let danglingNumber = PDFWriter.numbers.upperBound

  /// Refuses what would take memory or time without end, before any of it is made.
  ///
  /// - Precondition: The counts of the pages have been validated.
  func validateCosts(_ path: JSONPath) throws(RecipeError) {
    for (name, count, most) in [
      ("pages", pages.count, Self.mostElements), ("earlier", earlier.count, Self.mostRevisions),
      ("damage", damage.count, Self.mostDamages),
    ] where count > most {
      throw RecipeError(path.member(name), "\(count) elements; there are at most \(most)")
    }
    guard tree.kids.count <= Self.mostElements else {
      throw RecipeError(
        path.member("tree").member("kids"),
        "\(tree.kids.count) elements; there are at most \(Self.mostElements)")
    }
    // Each revision is proved page by page.
    guard earlier.count <= Self.mostPages / max(1, pageCount) else {
      throw RecipeError(
        path.member("earlier"),
        "all revisions together have more than \(Self.mostPages) pages to look at")
    }
    try validateBytes(path.member("damage"))
  }

  private func validateBytes(_ path: JSONPath) throws(RecipeError) {
    var total = 0
    for (index, damage) in damage.enumerated() {
      guard let added = damage.addedBytes else { continue }
      let place = path.element(index).member(added.name)
      guard added.count <= Self.mostBytes else {
        throw RecipeError(
          place, "\(added.count) bytes; a damage puts at most \(Self.mostBytes) into a file")
      }
      total += max(0, added.count)
      guard total <= Self.mostBytesInAll else {
        throw RecipeError(
          place, "all damages together put at most \(Self.mostBytesInAll) bytes into a file")
      }
    }
  }
}

extension Damage {
  /// How many bytes it puts into a file, with its name in JSON; nil for what adds none.
  fileprivate var addedBytes: (name: String, count: Int)? {
    switch self {
    case .junkBeforeHeader(let count): ("junkBeforeHeader", count)
    case .bytesAppended(let count): ("bytesAppended", count)
    case .truncated, .startxref, .noTrailer, .noHeader, .missingEndobj: nil
    }
  }
}
