@testable import BoxPolicy

/// The objects of the pages that are built here.
enum Holder {
  static let page = ObjectID(3)
  static let inner = ObjectID(7, 1)
  static let pages = ObjectID(2)
}

/// Makes one dictionary from the texts of its entries.
func level(_ holder: ObjectID?, _ texts: [PageKey: String]) -> TreeLevel {
  var values = PerKey<WrittenValue?>(repeating: nil)
  for (key, text) in texts { values[key] = WrittenValue(text) }
  return TreeLevel(holder: holder, values: values)
}

/// Makes the entries of a page below the root of the page tree, and below a node between if given.
func entries(
  page: [PageKey: String] = [:], inner: [PageKey: String]? = nil, pages: [PageKey: String] = [:],
  structure: [StructureProblem] = []
) -> PageEntries {
  var ancestors = [level(Holder.pages, pages)]
  if let inner { ancestors.insert(level(Holder.inner, inner), at: 0) }
  return PageEntries(
    page: level(Holder.page, page), ancestors: Ancestry(ancestors), structure: structure)
}

/// Makes a page and applies the rules to it.
func boxes(
  _ page: [PageKey: String], inner: [PageKey: String]? = nil, pages: [PageKey: String] = [:]
) -> PageBoxes {
  PageBoxes(entries(page: page, inner: inner, pages: pages))
}

extension PageBoxes {
  /// The names of all that is odd about the page, in the order in which it is told.
  var ids: [String] { problems.map(\.id) + structure.map(\.id) }

  /// The problem of a name; nil where the page does not have it.
  func problem(_ id: String) -> Problem? { problems.first { $0.id == id } }
}
