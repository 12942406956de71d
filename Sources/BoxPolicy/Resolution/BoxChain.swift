/// Which box of a page to use for a purpose: the first of a list that the file really has.
///
/// Choosing a box is data and not code, so that two programs can agree on it by name. The last
/// resort of every chain is the media box.
public struct BoxChain: Sendable, Hashable {
  /// The boxes in the order in which they are tried.
  public let boxes: [Box]

  /// Makes a chain; the media box need not be named.
  public init(_ boxes: [Box]) {
    self.boxes = boxes
  }

  /// What a viewer shows (rule R11).
  public static let view = BoxChain([.crop, .media])
  /// The finished page, as a reader holds it in the hand.
  public static let finishedPage = BoxChain([.trim, .crop, .media])
  /// What goes to print, with its bleed.
  public static let print = BoxChain([.bleed, .trim, .crop, .media])

  /// Chooses the first box of the chain that the page has in a usable form.
  public func choice(on page: PageBoxes) -> Box {
    boxes.first { page[$0].isExplicit } ?? .media
  }
}
