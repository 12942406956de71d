/// What the rules make of one box of a page.
public struct ResolvedBox: Sendable, Hashable {
  /// How the effective box came about.
  public enum Reason: String, Sendable, Hashable {
    /// It is the entry as written, corners in order.
    case entry
    /// It is the part of the entry inside the media box (ISO 32000-2:2020, 14.11.2.1).
    case clipped
    /// There is no usable entry, and the media box stands in for it.
    case defaultMedia = "default-media"
    /// There is no usable entry, and the effective crop box stands in for it.
    case defaultCrop = "default-crop"
    /// There is no usable MediaBox, and the stand-in 0 0 612 792 is computed with (rule R6).
    case letter
  }

  /// Which box this is.
  public let box: Box
  /// What stands in the file.
  public let entry: Entry
  /// The entry as a rectangle, corners in order; nil when absent or malformed.
  public let rectangle: Rectangle?
  /// What the rules make of it, in user space units; always has an area.
  public let effective: Rectangle
  /// How the effective box came about.
  public let reason: Reason
  /// What is odd about the entry, in the order found.
  public private(set) var problems: [Problem]
  /// What a repair might use instead of an unusable entry.
  public let hint: Hint<Rectangle>?

  /// Whether the file itself says what this box is, in a way that can be used.
  public var isExplicit: Bool { reason == .entry || reason == .clipped }

  /// Adds one more problem, if there is one.
  mutating func note(_ problem: Problem?) {
    if let problem { problems.append(problem) }
  }
}
