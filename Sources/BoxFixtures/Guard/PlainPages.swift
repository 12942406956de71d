/// The pages of a plain file, in the order of the lists of kids.
struct PlainPages {
  private let file: PlainFile

  init(_ file: PlainFile) { self.file = file }

  /// The nodes from the root down along the first kids, as many as are asked for.
  func nodes(_ count: Int) -> [PDFObject] {
    var nodes: [PDFObject] = []
    var next = root
    while nodes.count < count, let node = file.followed(next) {
      nodes.append(node)
      guard case .array(let kids)? = node["Kids"] else { break }
      next = kids.first
    }
    return nodes
  }

  /// The node that is reached by going down through the last kid so many times; nil for none.
  func lastNode(_ levels: Int, below node: PDFObject) -> PDFObject? {
    var node = node
    for _ in 0..<levels {
      guard case .array(let kids)? = node["Kids"], let next = file.followed(kids.last) else {
        return nil
      }
      node = next
    }
    return node
  }

  /// A node above pages.
  struct Node {
    let dictionary: PDFObject
    /// By what it is reached, usually a reference.
    let place: PDFObject
    /// By what the node is reached that lists it; nil for the root.
    let holder: PDFObject?
    /// Which of the nodes that is.
    fileprivate let holderIndex: Int?
    /// How many pages are below it.
    var count = 0
  }

  /// Calls a function for each page, what it is reached by, and what its holder is reached by.
  ///
  /// - Returns: The nodes, the root first; one that was seen before is passed over.
  @discardableResult
  func forEach(
    _ body: (PDFObject, _ place: PDFObject, _ holder: PDFObject?) throws(FixtureError) -> Void
  ) throws(FixtureError) -> [Node] {
    var seen: Set<PDFObject> = []
    var nodes: [Node] = []
    var open: [(place: PDFObject, holder: Int?)] = root.map { [($0, nil)] } ?? []
    while let next = open.popLast() {
      guard let node = file.followed(next.place), case .dictionary = node else { continue }
      let holder = next.holder.map { nodes[$0].place }
      guard case .array(let kids)? = node["Kids"] else {
        if let index = next.holder { nodes[index].count += 1 }
        try body(node, next.place, holder)
        continue
      }
      guard seen.insert(next.place).inserted else { continue }
      open += kids.reversed().map { ($0, nodes.count) }
      nodes.append(
        Node(dictionary: node, place: next.place, holder: holder, holderIndex: next.holder))
    }
    for index in nodes.indices.reversed() {
      if let holder = nodes[index].holderIndex { nodes[holder].count += nodes[index].count }
    }
    return nodes
  }

  /// What the catalogue has for the root of the tree, usually a reference.
  var root: PDFObject? { file.followed(file.trailer["Root"])?["Pages"] }
}
