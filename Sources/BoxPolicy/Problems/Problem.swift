/// Why an entry could not be read, or what is odd about it.
///
/// Problems are facts about what stands in the file; they do not say what to do about it.
public struct Problem: Sendable, Hashable {
  /// What is odd.
  public enum Kind: Sendable, Hashable {
    /// No MediaBox on the page nor above it (rule R6).
    case missing
    /// The value is not of the type that the key needs (rules R4, R9, R10).
    case malformed(Malformation)
    /// A side of the box has no length (rule R4).
    case empty
    /// The corners are not written lower left, upper right (rule R4).
    case reversed
    /// The box reaches outside the media box by so many units at most (rules R7, R8).
    case exceedsMedia(by: Double)
    /// The box and the media box share no area (rules R7, R8).
    case outsideMedia
    /// The bleed, trim or art box reaches outside the crop box (rule R8).
    case exceedsCrop
    /// The trim box reaches outside the bleed box.
    case exceedsBleed
    /// A side is shorter than 3 units (rule R5).
    case below3
    /// A side is longer than 14,400 units (rule R5).
    case over14400
    /// The entry stands above the page, whence it does not inherit, and is ignored (rule R8).
    case onPages
    /// The angle is no multiple of 90 degrees and counts as 0 (rule R9).
    case notMultipleOf90
    /// The angle is written as a real number, which some readers drop (rule R9).
    case realNumber
    /// The page's own entry is null or refers to nothing, which is as good as none.
    case dangling
    /// The key stands in the page more than once; the last one counts.
    case duplicate
    /// The unit is not 1, which many readers ignore (rule R10).
    case inUse
  }

  /// The key the problem is about.
  public let key: PageKey
  /// What is odd about it.
  public let kind: Kind

  /// Makes a problem from a key and what is odd about it.
  public init(_ key: PageKey, _ kind: Kind) {
    self.key = key
    self.kind = kind
  }

  /// The stable name of the problem, such as crop-exceeds-media.
  public var id: String {
    let word = key.word
    return switch kind {
    case .missing: "\(word)-missing"
    case .malformed: "\(word)-malformed"
    case .empty: "\(word)-empty"
    case .reversed: "\(word)-reversed"
    case .exceedsMedia: "\(word)-exceeds-media"
    case .outsideMedia: "\(word)-outside-media"
    case .exceedsCrop: "\(word)-exceeds-crop"
    case .exceedsBleed: "\(word)-exceeds-bleed"
    case .below3: "\(word)-below-3"
    case .over14400: "\(word)-over-14400"
    case .onPages: "\(word)-on-pages"
    case .notMultipleOf90: "\(word)-not-multiple-of-90"
    case .realNumber: "\(word)-real-number"
    case .inUse: "\(word)-in-use"
    case .dangling: "\(word)-dangling"
    case .duplicate: "\(word)-duplicate"
    }
  }

  /// Makes a problem of what is odd about how a page's own key is written.
  init(_ key: PageKey, _ oddity: EntryOddity) {
    self.init(key, oddity == .dangling ? Kind.dangling : Kind.duplicate)
  }

  /// How much the problem matters.
  public var severity: Severity {
    switch kind {
    case .missing, .malformed, .empty, .outsideMedia, .notMultipleOf90: .error
    // An overhang within the tolerance is the rounding of whoever wrote the file.
    case .exceedsMedia(let overhang): Tolerance.covers(overhang) ? .note : .warning
    case .reversed, .below3, .over14400, .onPages, .realNumber, .duplicate: .warning
    case .exceedsCrop, .exceedsBleed, .inUse, .dangling: .note
    }
  }
}
