import BoxPolicy

/// The ids of all problems that the rules can find on a page.
package enum ProblemNames {
  /// Every id, those of a key together.
  package static let all: [String] =
    Box.allCases.flatMap(ids(of:))
    + ids(.rotate, [.malformed(.notNumeric("")), .notMultipleOf90, .realNumber])
    + ids(.userUnit, [.malformed(.notNumeric("")), .onPages, .inUse])
    + StructureProblem.allCases.map(\.id)

  /// Says what is needed in the place of an id that is none: those that begin like it.
  static func allowed(near word: String) -> String {
    let near = all.filter { $0.prefix { $0 != "-" } == word.prefix { $0 != "-" } }
    if !near.isEmpty { return "an id that exists, such as \(near.joined(separator: ", "))" }
    return "the id of a problem, such as crop-empty; pagebox-boxes(7) has all of them"
  }

  private static func ids(of box: Box) -> [String] {
    var kinds: [Problem.Kind] = [
      .malformed(.notNumeric("")), .empty, .reversed, .below3, .over14400,
    ]
    switch box {
    case .media: kinds.append(.missing)
    case .crop: kinds += [.outsideMedia, .exceedsMedia(by: 0)]
    case .bleed, .art: kinds += [.outsideMedia, .exceedsMedia(by: 0), .exceedsCrop, .onPages]
    case .trim:
      kinds += [.outsideMedia, .exceedsMedia(by: 0), .exceedsCrop, .exceedsBleed, .onPages]
    }
    return ids(box.key, kinds)
  }

  private static func ids(_ key: PageKey, _ kinds: [Problem.Kind]) -> [String] {
    kinds.map { Problem(key, $0).id }
  }
}
