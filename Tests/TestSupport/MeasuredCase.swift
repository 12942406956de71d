/// A page that programs were measured with, as the study has written it down.
package struct MeasuredCase: Decodable, Sendable {
  /// The name that the study gives it.
  package let id: String
  /// The verbatim entries of the page.
  package let page: String
  /// Those of the root of the tree.
  package let pages: String
  /// Those of a node between the two; nil where there is none.
  package let inner: String?
  /// The texts of further objects by their numbers.
  package let objects: [String: String]
  /// Whether the page has a type.
  package let typed: Bool
  /// Whether the page says nothing of the node above it.
  package let noParent: Bool
  /// Whether the root of the tree names the page as the node above it.
  package let parentCycle: Bool

  /// All of them, read from the study.
  package static func all() throws -> [MeasuredCase] {
    try Study.engineCases.decoded(as: MeasuredCase.self)
  }
}
