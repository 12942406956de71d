extension Problem {
  /// The stable names of all problems that the rules can find.
  public static let ids: Set<String> = Set(
    PageKey.allCases.flatMap { key in
      (kinds(of: key) + [.dangling, .duplicate]).map { Problem(key, $0).id }
    })

  /// What can be odd about a key; where a kind has details, those of an example.
  private static func kinds(of key: PageKey) -> [Kind] {
    let malformed = Kind.malformed(.elementCount(0))
    let box = [malformed, .empty, .reversed, .below3, .over14400]
    let optional = box + [.exceedsMedia(by: 0), .outsideMedia]
    return switch key {
    case .media: box + [.missing]
    case .crop: optional
    case .bleed, .art: optional + [.exceedsCrop, .onPages]
    case .trim: optional + [.exceedsCrop, .exceedsBleed, .onPages]
    case .rotate: [malformed, .notMultipleOf90, .realNumber]
    case .userUnit: [malformed, .inUse, .onPages]
    }
  }
}
