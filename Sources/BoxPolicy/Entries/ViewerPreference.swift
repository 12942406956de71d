/// What a file says about one of the four viewer preferences.
public struct ViewerPreference: Sendable, Hashable {
  /// Which of the four it is.
  public let area: ViewerArea
  /// The box whose name stands there; nil for a name that is none of a box.
  public let box: Box?

  /// Makes a preference from the area and the box that is to be used for it.
  public init(_ area: ViewerArea, _ box: Box?) {
    self.area = area
    self.box = box
  }

  /// Makes a preference from the name that stands in the file, with its solidus.
  public init(_ area: ViewerArea, named name: String) {
    self.init(area, Box.allCases.first { $0.key.name == name })
  }
}
