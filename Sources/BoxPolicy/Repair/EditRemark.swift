/// What whoever asked for a change of a page should know about it, though it is made.
public enum EditRemark: Sendable, Hashable {
  /// The page has no entry of its own now, and one above it is in force.
  case inheritedInForce(Box)
  /// The box that was asked for reached outside the media box by so many units, and was clipped.
  case clipped(Box, by: Double)
  /// The box was not asked for, and reaches outside the media box that was.
  case leftOutside(Box)

  /// The box that the remark is about.
  public var box: Box {
    switch self {
    case .inheritedInForce(let box), .clipped(let box, _), .leftOutside(let box): box
    }
  }

  /// Says what there is to know, in words for people, without the key.
  public var message: String {
    switch self {
    case .inheritedInForce: "the one above the page is in force"
    case .clipped(_, let overhang):
      "reached outside the media box by \(lengthText(overhang, places: 4)) units; clipped to it"
    case .leftOutside: "reaches outside the new media box"
    }
  }
}
