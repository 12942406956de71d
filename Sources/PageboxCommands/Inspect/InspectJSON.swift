import BoxDocument
import BoxPolicy
import SystemBridge

extension LineTemplate {
  /// Makes the page object of inspect for pages like one; `Samples/schema/inspect.json` describes it.
  static func inspect(
    _ page: PageDocument.Page, of file: FileName, boxes: [Box], _ document: PageDocument
  ) -> LineTemplate {
    var json = JSONText()
    json.bytes.reserveCapacity(1_024)
    json.object { $0.inspect(page, of: file, boxes: boxes, document) }
    return LineTemplate(json.bytes, places: json.placeholders)
  }
}

extension JSONText {
  /// Writes the members of the page object, with placeholders for what differs between pages alike.
  fileprivate mutating func inspect(
    _ page: PageDocument.Page, of file: FileName, boxes chosen: [Box], _ document: PageDocument
  ) {
    let boxes = page.boxes
    member("schema", "pagebox.inspect/1")
    member("file", file)
    member("page", .page)
    if page.object != nil { member("object", .object) }
    object("boxes") { json in
      for box in Box.allCases where chosen.isEmpty || chosen.contains(box) {
        json.object(box.rawValue) { $0.members(boxes[box]) }
      }
    }
    object("rotate") { json in
      let rotation = boxes.rotation
      json.members(rotation.entry, withOwnHolder: false)
      json.member("value", rotation.value.rawValue)
      json.problems(rotation.problems.map(\.id))
      if let hint = rotation.hint {
        json.object("hint") { json in
          json.member("source", hint.source.rawValue)
          json.member("value", hint.value.rawValue)
        }
      }
    }
    object("userUnit") { json in
      json.members(boxes.userUnit.entry, withOwnHolder: false)
      json.member("value", boxes.userUnit.value)
      json.problems(boxes.userUnit.problems.map(\.id))
    }
    object("view") { json in
      let view = boxes.view
      json.member("box", view.box.rawValue)
      json.member("rect", view.rectangle)
      json.member("width", rounding: view.width)
      json.member("height", rounding: view.height)
    }
    problems(boxes.structure.map(\.id))
    reader(of: document)
  }

  private mutating func members(_ box: ResolvedBox) {
    members(box.entry, withOwnHolder: true)
    if let rectangle = box.rectangle { member("rect", rectangle) }
    member("effective", box.effective)
    member("reason", box.reason.rawValue)
    problems(box.problems.map(\.id))
    guard let hint = box.hint else { return }
    object("hint") { json in
      json.member("source", hint.source.rawValue)
      json.member("rect", hint.value)
    }
  }
}
