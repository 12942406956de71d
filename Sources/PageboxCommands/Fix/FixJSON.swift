import BoxPolicy
import SystemBridge

extension JSONText {
  /// Writes the members of a page object of fix; see `Samples/schema/fix.json`.
  mutating func fix(_ page: FixedPage, of file: FileName, _ result: FixResult) {
    member("schema", "pagebox.fix/1")
    member("file", file)
    member("page", page.number)
    if let object = page.object { member("object", object.description) }
    member("write", result.word)
    if result.isDryRun { member("dryRun", true) }
    array("changes", page.changes) { json, change in
      json.object { json in
        json.member("key", change.key)
        if !change.rules.isEmpty { json.array("rules", change.rules) { $0.value($1) } }
        if !change.requests.isEmpty { json.array("requests", change.requests) { $0.value($1) } }
        if let before = change.before { json.member("before", before) }
        if let after = change.after { json.member("after", after) }
      }
    }
    object("view") { json in
      json.object("before") { $0.view(page.views.before) }
      json.object("after") { $0.view(page.views.after) }
    }
    member("hides", page.hides)
    if !page.remarks.isEmpty {
      array("remarks", page.remarks) { $0.value("\($1.key): \($1.text)") }
    }
  }

  private mutating func view(_ view: PageView) {
    member("box", view.box.rawValue)
    member("rect", view.rectangle)
    member("width", rounding: view.width)
    member("height", rounding: view.height)
  }
}
