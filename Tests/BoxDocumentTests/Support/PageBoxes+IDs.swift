import BoxPolicy

extension PageBoxes {
  /// The names of all that is odd about the page, in the order in which it is told.
  var ids: [String] { problems.map(\.id) + structure.map(\.id) }
}
