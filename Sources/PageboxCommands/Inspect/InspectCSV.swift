import BoxDocument
import BoxPolicy
import SystemBridge

extension CSVText {
  /// The first line of the table of inspect.
  static let inspectHeader =
    [
      "file", "page", "object", "box", "from", "holder", "indirect", "raw",
      "x0", "y0", "x1", "y1",
      "effective_x0", "effective_y0", "effective_x1", "effective_y1", "reason", "problems",
      "rotate", "user_unit", "view_box", "view_width", "view_height", "page_problems",
      "hint", "hint_x0", "hint_y0", "hint_x1", "hint_y1", "rotate_hint",
    ].joined(separator: ",") + "\n"

  /// Writes a row for each box of a page.
  mutating func inspect(_ page: PageDocument.Page, of file: FileName, boxes chosen: [Box]) {
    let boxes = page.boxes
    let view = boxes.view
    let others = boxes.rotation.problems + boxes.userUnit.problems
    let pageProblems = boxes.structure.map(\.id) + others.map(\.id)
    let pageCells = [
      String(boxes.rotation.value.rawValue), plainText(boxes.userUnit.value),
      view.box.rawValue, lengthText(view.width, places: 6), lengthText(view.height, places: 6),
      pageProblems.joined(separator: " "),
    ]
    let turn = boxes.rotation.hint.map { String($0.value.rawValue) } ?? ""
    for name in Box.allCases where chosen.isEmpty || chosen.contains(name) {
      let box = boxes[name]
      let edges = Self.edges(box.rectangle)
      row(
        [
          Self.cell(file), String(page.number), page.object?.description ?? "", name.rawValue,
          box.entry.from.rawValue, box.entry.holder?.description ?? "",
          box.entry.indirect?.description ?? "", box.entry.raw ?? "",
        ] + edges + box.effective.edges.map(plainText)
          + [box.reason.rawValue, box.problems.map(\.id).joined(separator: " ")] + pageCells
          + [box.hint?.source.rawValue ?? ""] + Self.edges(box.hint?.value) + [turn])
    }
  }

  /// Four cells, empty where there is no rectangle.
  private static func edges(_ rectangle: Rectangle?) -> [String] {
    rectangle?.edges.map(plainText) ?? ["", "", "", ""]
  }
}
