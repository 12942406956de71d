/// Writes the catalogue, the page tree and the further objects of a plan.
struct TreeWriter {
  private let plan: TreePlan
  private let layout: TreeLayout
  private var writer: PDFWriter

  /// Prepares to write a plan with the numbers of its layout.
  init(_ plan: TreePlan, _ layout: TreeLayout, into writer: PDFWriter = PDFWriter()) {
    self.plan = plan
    self.layout = layout
    self.writer = writer
  }

  /// Returns the writer that holds all objects.
  mutating func write() -> PDFWriter {
    writer.add(1, joined("/Type /Catalog /Pages 2 0 R", plan.catalogue))
    let extra = plan.kids.count { kid in
      switch kid {
      case .direct, .again: true
      case .root, .null, .verbatim: false
      }
    }
    let counts = layout.pageCounts(extra: extra)
    for level in layout.numbers.indices.dropLast() {
      for node in layout.numbers[level].indices {
        writeNode(node, at: level, count: counts[level][node])
      }
    }
    for index in layout.pages.indices { writePage(index) }
    for (number, text) in plan.objects.sorted(by: { $0.key < $1.key }) {
      writer.add(number, text)
    }
    return writer
  }

  /// Returns the text of a page as the tree has it.
  func page(_ index: Int) -> String {
    text(plan.pages[index], below: layout.parent(of: index, at: layout.numbers.count - 1))
  }

  private mutating func writePage(_ index: Int) { writer.add(layout.pages[index], page(index)) }

  private mutating func writeNode(_ member: Int, at level: Int, count: Int) {
    let number = layout.numbers[level][member]
    var kids = layout.numbers[level + 1][layout.kids(of: member, at: level)].map { "\($0) 0 R" }
    let isLowest = level == layout.numbers.count - 2
    if isLowest, member == layout.numbers[level].count - 1 {
      kids += plan.kids.map { text(of: $0, in: number) }
    }
    let node = level < plan.nodes.count ? plan.nodes[level] : TreePlan.Node()
    let parent = level == 0 ? nil : "\(layout.parent(of: member, at: level)) 0 R"
    writer.add(
      number,
      joined(
        key("/Type", node.type, usual: "/Pages"), "/Kids [\(kids.joined(separator: " "))]",
        key("/Count", node.count, usual: "\(count)"), key("/Parent", node.parent, usual: parent),
        node.keys))
  }

  private func text(_ page: TreePlan.Page, below upper: Int) -> String {
    joined(
      key("/Type", page.type, usual: "/Page"), key("/Parent", page.parent, usual: "\(upper) 0 R"),
      page.keys)
  }

  private func text(of kid: TreeFixture.Kid, in holder: Int) -> String {
    switch kid {
    case .root: "2 0 R"
    case .null: "null"
    case .direct(let keys):
      text(
        TreePlan.Page(
          keys: keys, type: plan.pages.first?.type ?? .usual,
          parent: plan.pages.first?.parent ?? .usual), below: holder)
    case .again(let index): "\(layout.pages[index]) 0 R"
    case .verbatim(let text): text
    }
  }

  private func key(_ name: String, _ value: Recipe.Override, usual: String?) -> String {
    switch value {
    case .usual: usual.map { "\(name) \($0)" } ?? ""
    case .missing: ""
    case .verbatim(let text): "\(name) \(text)"
    }
  }

  /// Returns a dictionary of the given parts, without blanks where a part is empty.
  private func joined(_ parts: String...) -> String {
    "<< \(parts.filter { !$0.isEmpty }.joined(separator: " ")) >>"
  }
}
