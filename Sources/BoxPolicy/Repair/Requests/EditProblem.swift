/// Why a page cannot be changed as asked.
public struct EditProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is in the way.
  public enum Kind: Error, Sendable, Hashable {
    /// The page has no usable media box, and what is asked for is measured against it.
    case mediaUnknown
    /// The box would have no area.
    case empty
    /// The box would share no area with the media box.
    case outsideMedia
    /// A coordinate would be larger than a number of a PDF file can be.
    case tooLarge
    /// The page would have no media box at all.
    case mediaNeeded
    /// A box is no rectangle with an area, so that nobody can say what moving it means.
    case unreadable(Box)
  }

  /// What was asked for.
  public let request: EditRequest
  /// What is in the way.
  public let kind: Kind

  /// Makes a problem from what was asked for and what is in the way.
  public init(_ request: EditRequest, _ kind: Kind) {
    self.request = request
    self.kind = kind
  }

  /// Says what is in the way, in words for people.
  public var message: String {
    switch kind {
    case .mediaUnknown: "the page has no usable media box to go by"
    case .empty: "the box would have no area"
    case .outsideMedia: "the box would lie outside the media box"
    case .tooLarge: "a coordinate would be too large for a PDF file"
    case .mediaNeeded: "no usable media box stands above the page, and every page needs one"
    case .unreadable(let box):
      "the \(box.rawValue) box is no rectangle that could be moved along; repair it first"
    }
  }

  /// What was asked for and what is in the way.
  public var description: String { "\(request): \(message)" }
}
