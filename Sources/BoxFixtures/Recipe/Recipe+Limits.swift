import BoxPolicy

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
  /// The most bytes of text that all pages have, counts and revisions included.
  static let mostText = 1 << 28
  /// The most pages that all claims together look at.
  static let mostClaimedPages = 5_000_000
  /// The most lines that the tables of all revisions together have.
  static let mostTableLines = 2_000_000
  /// The most values of a key that stands there as often.
  static let mostValues = 1_000
  /// The most nodes on the way from the root to a page, where the reader over libqpdf stops.
  static let deepestTree = 1_000
  /// The highest number of an object where there are fewer objects than that.
  static let sparsestNumber = 1_000_000
  /// The number of an object that no fixture has.
  static let danglingNumber = PDFWriter.numbers.upperBound

  /// Refuses what would take far more memory or time than its own length, before any is made.
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
    guard earlier.count <= Self.mostTableLines / max(1, objects.keys.max() ?? 0) else {
      throw RecipeError(
        path.member("earlier"),
        "all revisions together have tables of more than \(Self.mostTableLines) lines")
    }
    try validateText(path.member("pages"))
    try validateClaims(path.member("claims"))
    try validateBytes(path.member("damage"))
  }

  private func validateText(_ path: JSONPath) throws(RecipeError) {
    var total = 0
    for page in pages {
      // Both factors are bounded: a text is no longer than a recipe.
      total += page.keys.textSize * page.count * (earlier.count + 1)
      guard total <= Self.mostText else {
        throw RecipeError(
          path,
          "all pages together have more than \(Self.mostText) bytes of text, counts and revisions"
            + " included")
      }
    }
  }

  private func validateClaims(_ path: JSONPath) throws(RecipeError) {
    let count = pageCount + tree.kids.count
    var total = 0
    for claim in claims {
      // What names many pages is looked at page by page, and so is counted before it is.
      total += max(1, claim.pages.size(of: count))
      guard total <= Self.mostClaimedPages else {
        throw RecipeError(
          path, "all claims together look at more than \(Self.mostClaimedPages) pages")
      }
    }
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

extension Recipe.Keys {
  /// How many bytes of text it has.
  fileprivate var textSize: Int {
    PageKey.allCases.reduce(other.utf8.count) { total, key in
      values[key].reduce(total) { $0 + $1.text.utf8.count }
    }
  }
}

extension PageSelection {
  /// How many pages of so many are selected.
  fileprivate func size(of count: Int) -> Int { pages(of: count).reduce(0) { $0 + $1.count } }
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
