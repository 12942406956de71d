extension Problem {
  /// Says what is odd and what is done about it, in words for people, without the key.
  public var message: String {
    switch kind {
    case .missing: "missing here and above; computed with 0 0 612 792"
    case .malformed(let malformation): "\(malformation.message); \(consequence)"
    case .empty: "a side is 0 long; \(consequence)"
    case .reversed: "corners not in the order lower left, upper right; put in order"
    case .exceedsMedia(let overhang):
      "reaches outside the media box by \(Self.length(overhang)); clipped to it"
    case .outsideMedia: "shares no area with the media box; \(consequence)"
    case .exceedsCrop: "reaches outside the crop box"
    case .exceedsBleed: "reaches outside the bleed box"
    case .below3: "a side is under 3 units, which some programs refuse or widen"
    case .over14400: "a side is over 14400 units, which some programs refuse"
    case .onPages: "written above the page, whence it does not inherit; ignored"
    case .notMultipleOf90: "not a multiple of 90; taken as 0"
    case .realNumber: "written as a real number, which some programs ignore"
    case .inUse: "not 1, which many programs ignore"
    case .dangling: "null or a reference to nothing, which is as good as no entry"
    case .duplicate: "written more than once; the last one counts"
    }
  }

  /// A length with its unit, rounded to four decimals, and never 0.
  private static func length(_ length: Double) -> String {
    let text = lengthText(length, places: 4)
    return text == "1" ? "1 unit" : "\(text) units"
  }

  /// What stands in for a value that cannot be used.
  private var consequence: String {
    switch key {
    case .media: "computed with 0 0 612 792"
    case .crop: "the media box is used"
    case .bleed, .trim, .art: "the crop box is used"
    case .rotate: "taken as 0"
    case .userUnit: "taken as 1"
    }
  }
}
