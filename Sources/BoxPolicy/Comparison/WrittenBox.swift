/// A box as a person reads it in the file: corners in order, defaults followed, nothing clipped.
public struct WrittenBox: Sendable, Hashable {
  /// The box whose entry it is, after following the defaults of absent ones.
  public let source: Box
  /// The rectangle; nil where the entry cannot be read.
  public let rectangle: Rectangle?

  /// Whether the box has no entry of its own and another one stands in for it.
  public let isStandIn: Bool

  /// Finds a box as written.
  ///
  /// An absent crop is the media box as written; an absent bleed, trim or art box the crop box as
  /// written; an absent MediaBox the stand-in of rule R6.
  public init(_ box: Box, on page: borrowing PageBoxes) {
    var found = page[box]
    while found.entry.from == .absent, found.box != .media {
      found = page[found.box == .crop ? .media : .crop]
    }
    source = found.box
    isStandIn = found.box != box
    rectangle = found.entry.from == .absent ? found.effective : found.rectangle
  }
}
