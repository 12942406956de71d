import BoxPolicy
import Testing

@Suite struct OddEntryTests {
  private func page(
    _ key: PageKey, _ oddity: EntryOddity, value: String? = nil, above: [TreeLevel] = []
  ) -> PageBoxes {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.media] = WrittenValue("[ 0 0 60 80 ]")
    if let value { values[key] = WrittenValue(value) }
    var oddities = PerKey<EntryOddity?>(repeating: nil)
    oddities[key] = oddity
    let level = TreeLevel(holder: ObjectID(3), values: values, oddities: oddities)
    return PageBoxes(PageEntries(page: level, ancestors: Ancestry(above)))
  }

  @Test(arguments: PageKey.allCases)
  func `a key that is null or stands there twice is a problem of that key alone`(_ key: PageKey) {
    let word = key == .userUnit ? "user-unit" : key.rawValue
    let dangling = page(key, .dangling).problems
    #expect(dangling.map(\.id) == ["\(word)-dangling"])
    #expect(dangling.map(\.severity) == [.note])
    let value = key.box == nil ? (key == .rotate ? "90" : "1") : "[ 0 0 60 80 ]"
    let duplicate = page(key, .duplicate, value: value).problems
    #expect(duplicate.map(\.id) == ["\(word)-duplicate"])
    #expect(duplicate.map(\.severity) == [.warning])
    #expect(duplicate.map(\.message) == ["written more than once; the last one counts"])
  }

  @Test func `what is odd of a page does not change what is in force`() {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.rotate] = WrittenValue("90")
    let above = TreeLevel(holder: ObjectID(2), values: values)
    let boxes = page(.rotate, .dangling, above: [above])
    #expect(boxes.rotation.value == .quarter)
    #expect(boxes.rotation.entry.from == .inherited)
    #expect(boxes.view.width == 80)
  }

  @Test func `levels are equal by what is written in them, whoever shares it`() {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.crop] = WrittenValue("[ 1 2 3 4 ]")
    let level = TreeLevel(holder: ObjectID(3), values: values)
    #expect(TreeLevel(holder: ObjectID(3), likeIn: level) == level)
    #expect(TreeLevel(holder: ObjectID(4), likeIn: level) != level)
    #expect(TreeLevel(holder: ObjectID(3), values: values) == level)
    #expect(TreeLevel(holder: ObjectID(3), values: PerKey(repeating: nil)) != level)
    var oddities = PerKey<EntryOddity?>(repeating: nil)
    oddities[.art] = .duplicate
    #expect(TreeLevel(holder: ObjectID(3), values: values, oddities: oddities) != level)
    #expect(
      Set([level, TreeLevel(holder: ObjectID(3), likeIn: level)]).count == 1)
  }
}
