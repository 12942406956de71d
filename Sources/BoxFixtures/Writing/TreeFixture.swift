/// A PDF file described by its page tree: the verbatim keys of each page and of its ancestors.
///
/// For the tests of this package, where a page tree has a form that no ``Recipe`` needs, or where a
/// few lines of verbatim keys read better than a recipe. Others get ``Fixture``s, which a reader
/// that did not write them has proved; this file has only its own texts looked for in it.
///
/// Object 1 is the catalogue and object 2 the root of the tree; the other nodes follow level by
/// level, then the pages in their order. Numbers of ``objects`` are left out of the count.
package struct TreeFixture: Sendable, Hashable {
  /// The verbatim keys of each page, such as a media box.
  package var pages: [String]
  /// How many times the list of pages is written.
  package var repeating: Int
  /// The verbatim keys of the root node, besides its type, kids and count.
  package var root: String
  /// The verbatim keys of one more node between root and pages, which exists only if given.
  package var inner: String?
  /// The verbatim text of further objects; one with the number of a tree object replaces it.
  package var objects: [Int: String]
  /// Whether the pages have a type.
  package var typed: Bool
  /// What the pages and the root say about their parents.
  package var parent: Parent
  /// How the nodes between root and pages are laid out.
  package var shape: Shape
  /// What stands among the kids after the last page.
  package var extraKids: [Kid]
  /// The verbatim page count of the root, empty for none, or nil for the true one.
  package var count: String?

  /// What the pages and the root say about their parents.
  package enum Parent: Sendable, Hashable {
    /// Each names the node whose kid it is.
    case usual
    /// The pages have no such key.
    case missing
    /// The pages name a node outside the tree, which has these verbatim keys.
    case stray(String)
    /// The pages are right, and the root names the first page.
    case cycle
  }

  /// How the nodes between root and pages are laid out.
  package enum Shape: Sendable, Hashable {
    /// No further nodes: one list of kids holds every page.
    case flat
    /// As many levels as it takes for no node to have more kids than this.
    case balanced(fanOut: Int)
    /// This many further nodes, each the only kid of the one before; the last holds every page.
    case chain(depth: Int)
  }

  /// Something that stands among the kids after the last page, in the node that holds it.
  package enum Kid: Sendable, Hashable {
    /// A reference to the root of the tree: a cycle.
    case root
    /// A null instead of a page.
    case null
    /// A page with these verbatim keys that is not an object of its own.
    case direct(String)
    /// The page at this index, counted from zero, once more.
    case again(Int)
    /// Any text; it is no page for the count.
    case verbatim(String)
  }

  /// Describes a file; whatever is not given is as it should be.
  ///
  /// - Parameters:
  ///   - pages: The verbatim keys of each page.
  ///   - repeating: How many times the list of pages is written.
  ///   - root: The verbatim keys of the root node.
  ///   - inner: The verbatim keys of one more node below the root, which exists only if given.
  ///   - objects: The verbatim text of further objects by number.
  ///   - typed: Whether the pages have a type.
  ///   - parent: What the pages and the root say about their parents.
  ///   - shape: How the nodes between root and pages are laid out.
  ///   - extraKids: What stands among the kids after the last page.
  ///   - count: The verbatim page count of the root, or nil for the true one.
  package init(
    pages: [String], repeating: Int = 1, root: String = "", inner: String? = nil,
    objects: [Int: String] = [:], typed: Bool = true, parent: Parent = .usual,
    shape: Shape = .flat, extraKids: [Kid] = [], count: String? = nil
  ) {
    self.pages = pages
    self.repeating = repeating
    self.root = root
    self.inner = inner
    self.objects = objects
    self.typed = typed
    self.parent = parent
    self.shape = shape
    self.extraKids = extraKids
    self.count = count
  }

  /// Returns the finished file.
  ///
  /// - Precondition: A balanced tree has a fan-out of two or more, a page that stands among the
  ///   kids again exists, and every text that was given stands in the file in its place.
  /// - Complexity: Linear in the size of the file.
  package func bytes() -> [UInt8] {
    let bytes = writer().bytes()
    let lost = firstText(missingFrom: bytes)
    precondition(lost == nil, "the fixture has lost '\(lost ?? "")'")
    return bytes
  }

  /// Returns the objects of the file, for adding more to them.
  package func writer() -> PDFWriter {
    var plan = self.plan
    let layout = TreeLayout(plan)
    switch parent {
    case .usual, .missing: break
    case .stray(let keys):
      plan.objects[layout.firstFree] =
        "<< /Type /Pages /Kids [] /Count 0\(keys.isEmpty ? "" : " \(keys)") >>"
      for index in plan.pages.indices {
        plan.pages[index].parent = .verbatim("\(layout.firstFree) 0 R")
      }
    case .cycle:
      if let first = layout.pages.first { plan.nodes[0].parent = .verbatim("\(first) 0 R") }
    }
    var tree = TreeWriter(plan, layout)
    return tree.write()
  }

  /// The object numbers of the pages, in their order; extra kids are not among them.
  package var pageNumbers: [Int] { TreeLayout(plan).pages }

  private var plan: TreePlan {
    let kinds = pages.map { keys in
      TreePlan.Page(
        keys: keys, type: typed ? .usual : .missing, parent: parent == .missing ? .missing : .usual)
    }
    let all = (0..<max(0, repeating)).flatMap { _ in kinds }
    var plan = TreePlan(
      nodes: [TreePlan.Node(keys: root)] + (inner.map { [TreePlan.Node(keys: $0)] } ?? []),
      pages: all, kids: extraKids, objects: objects)
    switch shape {
    case .flat: break
    case .balanced(let fanOut): plan.fanOut = fanOut
    case .chain(let depth): plan.depth = depth
    }
    if let count { plan.nodes[0].count = count.isEmpty ? .missing : .verbatim(count) }
    return plan
  }
}
