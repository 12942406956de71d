/// What references in the texts of a recipe lead to.
struct RecipeObjects {
  /// The further objects of the recipe.
  private let further: [Int: PDFObject]
  /// The numbers of the catalogue, the nodes and the pages that no further object replaces.
  private let nodes: ClosedRange<Int>

  /// What an object is, or where it leads.
  enum Target: Hashable {
    /// An object whose text the recipe has.
    case object(PDFObject)
    /// A dictionary of the page tree, whose text the writer makes.
    case node
  }

  init(_ recipe: Recipe) {
    further = recipe.objects.compactMapValues { PDFObject($0) }
    nodes = recipe.treeNumbers
  }

  /// Follows a reference once, since no further object is one; null where it leads to nothing.
  func target(of object: PDFObject) -> Target {
    guard case .reference(let number, let generation) = object else { return .object(object) }
    guard generation == 0 else { return .object(.null) }
    if case .reference? = further[number] { return .object(.null) }
    if let object = further[number] { return .object(object) }
    return nodes.contains(number) ? .node : .object(.null)
  }

  /// Returns an object without references; what the writer makes is an empty dictionary in it.
  func resolved(_ object: PDFObject) -> PDFObject {
    object.resolved { further[$0] ?? (nodes.contains($0) ? .dictionary([]) : nil) }
  }
}

extension Recipe {
  /// The numbers from the catalogue to the last page; further objects may stand between them.
  var treeNumbers: ClosedRange<Int> {
    var last = treeSize + 1
    // The catalogue and the root keep their numbers, and all others make way.
    for number in objects.keys.sorted() where number > 2 && number <= last { last += 1 }
    return 1...last
  }
}
