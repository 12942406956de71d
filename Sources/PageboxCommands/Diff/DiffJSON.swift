import BoxPolicy
import SystemBridge

extension JSONText {
  /// Writes the members of a page object of diff; `Samples/schema/diff.json` describes it.
  mutating func diff(_ page: ComparedPage, of file: FileName) {
    let comparison = page.comparison
    member("schema", "pagebox.diff/1")
    member("file", file)
    member("page", page.number)
    object("a") { $0.members(comparison.a) }
    object("b") { $0.members(comparison.b) }
    if let insets = comparison.insets {
      object("insets") { json in
        json.member("left", rounding: insets.left)
        json.member("bottom", rounding: insets.bottom)
        json.member("right", rounding: insets.right)
        json.member("top", rounding: insets.top)
      }
    }
    member("visible", rounding: comparison.visible, places: 4)
    member("differs", comparison.differs)
    member("effectiveDiffers", comparison.effectiveDiffers)
  }

  private mutating func members(_ side: BoxComparison.Side) {
    member("box", side.box.rawValue)
    if let written = side.written.rectangle { member("written", written) }
    member("effective", side.effective)
  }
}
