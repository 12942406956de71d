import BoxDocument
import BoxPolicy

/// What text says about one page, without its number and object, so that equal pages are equal.
final class InspectBlock: Equatable {
  /// A row of the table: name, size, origin, where the value comes from, the value as written.
  ///
  /// What may be long stands last, so that it makes no other row longer.
  private(set) var rows: [[String]] = []
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
      add("rotate", "\(boxes.rotation.value.rawValue)", boxes.rotation.entry)
      remark(boxes.rotation.problems)
      if let turn = boxes.rotation.hint { hint(turn.source, [Double(turn.value.rawValue)]) }
    }
    let unit = boxes.userUnit
    if unit.entry.from != .absent || !unit.problems.isEmpty {
      add("unit", "\(plainText(unit.value))/72 in", unit.entry)
      remark(unit.problems)
    }
  }

  /// The lines of the block: those of its rows in the table, remarks below the row they are about.
  func lines(_ rowLines: ArraySlice<String>, _ style: Style) -> [String] {
    var lines: [String] = []
    for (index, line) in rowLines.enumerated() {
      lines.append(line)
      for remark in remarks[index] ?? [] {
        lines.append("      " + style.severity(remark.severity, remark.text))
      }
    }
    return lines
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
    let part = view.visible < 1 ? ", \(percentText(view.visible)) of media" : ""
    rows.append([
      "view",
      "\(lengths.sizeInTwoUnits(view.width, view.height)) through \(view.box.rawValue)\(part)",
    ])
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
    add(
      box.box.rawValue, standIn ?? lengths.size(box.effective), box.entry,
      origin: standIn == nil ? "at \(lengths.origin(box.effective))" : "")
    remark(box.problems)
    if let found = box.hint { hint(found.source, found.value.edges) }
  }

  private func add(
    _ name: String, _ value: String, _ entry: Entry, origin: String = ""
  ) {
    rows.append([name, value, origin, Self.source(entry), shortened(entry.raw ?? "")])
  }

  private func remark(_ problems: [Problem]) {
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
