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

  /// Calls a function for each page; a node that was seen before is passed over.
  func forEach(_ body: (PDFObject) throws(FixtureError) -> Void) throws(FixtureError) {
    var seen: Set<PDFObject> = []
    var open: [PDFObject] = root.map { [$0] } ?? []
    while let next = open.popLast() {
      guard let node = file.followed(next), case .dictionary = node else { continue }
      guard case .array(let kids)? = node["Kids"] else {
        try body(node)
        continue
      }
      if seen.insert(next).inserted { open += kids.reversed() }
    }
  }

  /// What the catalogue has for the root of the tree, usually a reference.
  var root: PDFObject? { file.followed(file.trailer["Root"])?["Pages"] }
}
