/// A page tree about to be written: the verbatim keys of each node and page.
struct TreePlan {
  /// The root and the nodes below it that are each the only kid of the one before.
  var nodes: [Node]
  /// How many further nodes of that kind follow, without keys of their own.
  var depth = 0
  /// The most kids of a node; nil for no limit.
  var fanOut: Int?
  /// The pages in their order.
  var pages: [Page]
  /// What stands among the kids after the last page.
  var kids: [TreeFixture.Kid] = []
  /// Verbatim keys of the catalogue besides its type and pages.
  var catalogue = ""
  /// The verbatim text of further objects; one with the number of a tree object replaces it.
  var objects: [Int: String] = [:]

  /// One node on the way from the root to the pages.
  struct Node {
    var keys = ""
    var type = Recipe.Override.usual
    var parent = Recipe.Override.usual
    var count = Recipe.Override.usual
  }

  /// One page.
  struct Page {
    var keys = ""
    var type = Recipe.Override.usual
    var parent = Recipe.Override.usual
  }
}
