import BoxDocument
import BoxPolicy

/// What text says about one page, without its number and object, so that equal pages are equal.
final class InspectBlock: Equatable {
  /// A row of the table: name, size, origin, where the value comes from, the value as written.
  ///
  /// What may be long stands last, so that it makes no other row longer.
  private(set) var rows = CellRows()
  /// What is odd, by the row it stands under.
  private var remarks: [Int: [Remark]] = [:]

  private struct Remark: Equatable {
    let severity: Severity
    let text: String
  }

  init(_ page: PageDocument.Page, _ values: InspectValues) {
    let boxes = page.boxes
    let lengths = LengthText(unit: values.output.unit)
    addView(boxes, lengths)
    for box in Box.allCases where Self.isShown(box, of: boxes, chosen: values.boxes) {
      add(boxes[box], lengths)
    }
    if boxes.rotation.entry.from != .absent || !boxes.rotation.problems.isEmpty {
      add("rotate", boxes.rotation.entry) { $0.append(decimal: boxes.rotation.value.rawValue) }
      remark(boxes.rotation.problems)
      if let turn = boxes.rotation.hint { hint(turn.source, [Double(turn.value.rawValue)]) }
    }
    let unit = boxes.userUnit
    if unit.entry.from != .absent || !unit.problems.isEmpty {
      add("unit", unit.entry) { bytes in
        bytes.append(plain: unit.value)
        bytes.append(contentsOf: "/72 in".utf8)
      }
      remark(unit.problems)
    }
  }

  /// Writes the lines of the block: its rows in a table, remarks below the row they are about.
  ///
  /// - Parameters:
  ///   - layout: The table.
  ///   - first: Where the rows of this block begin in it.
  ///   - style: The colours of remarks.
  ///   - text: What the lines are added to.
  func write(
    _ layout: TextTable.Layout, from first: Int, _ style: Style, to text: inout LineText
  ) {
    for index in 0..<rows.count {
      layout.write(first + index, to: &text.bytes)
      text.bytes.append(UInt8(ascii: "\n"))
      guard !remarks.isEmpty else { continue }
      for remark in remarks[index] ?? [] {
        text.line("      " + style.severity(remark.severity, remark.text))
      }
    }
  }

  /// Compares what is said, unless both are one.
  static func == (left: InspectBlock, right: InspectBlock) -> Bool {
    left === right || left.rows == right.rows && left.remarks == right.remarks
  }

  /// Media and crop always, the others where there is something to say; or just those asked for.
  private static func isShown(_ box: Box, of boxes: PageBoxes, chosen: [Box]) -> Bool {
    guard chosen.isEmpty else { return chosen.contains(box) }
    if box == .media || box == .crop { return true }
    return boxes[box].entry.from != .absent || !boxes[box].problems.isEmpty
  }

  private func addView(_ boxes: PageBoxes, _ lengths: LengthText) {
    let view = boxes.view
    rows.cell("view")
    rows.cell { bytes in
      lengths.write(sizeInTwoUnits: view.width, view.height, to: &bytes)
      bytes.append(contentsOf: " through ".utf8)
      bytes.append(contentsOf: view.box.rawValue.utf8)
      guard view.visible < 1 else { return }
      bytes.append(contentsOf: ", \(percentText(view.visible)) of media".utf8)
    }
    rows.endRow()
    guard !boxes.structure.isEmpty else { return }
    remarks[0] = boxes.structure.map {
      Remark(severity: $0.severity, text: "\($0.severity.rawValue): \($0.message) [\($0.id)]")
    }
  }

  private func add(_ box: ResolvedBox, _ lengths: LengthText) {
    let standIn: String? =
      switch box.reason {
      case .defaultMedia: "as media"
      case .defaultCrop: "as crop"
      case .entry, .clipped, .letter: nil
      }
    let rectangle = box.effective
    if let standIn {
      add(box.box.rawValue, box.entry) { $0.append(contentsOf: standIn.utf8) }
    } else {
      add(box.box.rawValue, box.entry, origin: rectangle, lengths) { bytes in
        lengths.write(size: rectangle.width, rectangle.height, to: &bytes)
      }
    }
    remark(box.problems)
    if let found = box.hint { hint(found.source, found.value.edges) }
  }

  private func add(
    _ name: String, _ entry: Entry, origin: Rectangle? = nil, _ lengths: LengthText? = nil,
    value: (inout [UInt8]) -> Void
  ) {
    rows.cell(name)
    rows.cell(value)
    rows.cell { bytes in
      guard let origin, let lengths else { return }
      bytes.append(contentsOf: "at ".utf8)
      lengths.write(originOf: origin, to: &bytes)
    }
    rows.cell(Self.source(entry))
    rows.cell(shortened(entry.raw ?? ""))
    rows.endRow()
  }

  private func remark(_ problems: [Problem]) {
    guard !problems.isEmpty else { return }
    remarks[rows.count - 1, default: []] += problems.map {
      Remark(severity: $0.severity, text: "\($0.severity.rawValue): \($0.message) [\($0.id)]")
    }
  }

  private func hint(_ source: HintSource, _ numbers: [Double]) {
    let text =
      switch source {
      case .inherited: "the nearest usable value above is"
      case .firstFour: "the first four numbers are"
      }
    let value = numbers.map(plainText).joined(separator: " ")
    remarks[rows.count - 1, default: []].append(
      Remark(severity: .note, text: "hint: \(text) \(value)"))
  }

  /// Where a value comes from; the page's own object is left out, so that equal pages are equal.
  private static func source(_ entry: Entry) -> String {
    let holder = entry.holder.map { " from \($0)" } ?? ""
    let place: String =
      switch entry.from {
      case .page: "page"
      case .inherited: "inherited\(holder)"
      case .absent: "absent"
      }
    return entry.indirect.map { "\(place), through \($0)" } ?? place
  }
}
