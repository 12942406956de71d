/// Why the content of a page cannot be moved.
package enum TransformObstacle: Sendable, Hashable {
  /// The page is listed more than once, and not every one of its places is moved alike.
  case listedTwice
  /// An annotation of the page is one of another page, too.
  case sharedAnnotation(with: Int)
  /// Distances are measured on the page, and the measure would have to change.
  case measure
  /// Something without resources of its own may paint with the patterns of the page.
  ///
  /// A form, an appearance, a tiling pattern, or a Type 3 font.
  case formWithoutResources
  /// The content restores a graphics state that it did not save.
  case stateUnderflow
  /// The content cannot be decoded, is too long, or has an image without an end.
  case unreadableContent
  /// The page stands in no object that has a number.
  case unnumbered

  /// Says why, in words for people.
  package var message: String {
    switch self {
    case .listedTwice: "it is listed more than once, and not all its places are moved alike"
    case .sharedAnnotation(let page): "page \(page) has one of its annotations, too"
    case .measure: "distances are measured on it, and the measure would be another"
    case .formWithoutResources:
      "a form, a pattern or a font without resources of its own may use its patterns"
    case .stateUnderflow: "its content restores a graphics state that it did not save"
    case .unreadableContent: "its content cannot be read as a whole"
    case .unnumbered: "it stands in no object that has a number"
    }
  }
}
