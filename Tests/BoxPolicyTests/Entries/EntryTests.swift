import Testing

@testable import BoxPolicy

@Suite struct EntryTests {
  @Test(arguments: PageKey.allCases)
  func `the page's own value is in force whatever stands above`(_ key: PageKey) {
    let entry = Entry(
      of: key, in: entries(page: [key: "own"], inner: [key: "inner"], pages: [key: "root"]))
    #expect(entry.from == .page)
    #expect(entry.raw == "own")
    #expect(entry.holder == Holder.page)
    #expect(entry.indirect == nil)
  }

  @Test(arguments: [PageKey.media, .crop, .rotate])
  func `an inheritable key comes from the nearest that has it`(_ key: PageKey) {
    let both = Entry(of: key, in: entries(inner: [key: "inner"], pages: [key: "root"]))
    #expect(both.from == .inherited && both.raw == "inner" && both.holder == Holder.inner)
    let root = Entry(of: key, in: entries(inner: [:], pages: [key: "root"]))
    #expect(root.from == .inherited && root.raw == "root" && root.holder == Holder.pages)
  }

  @Test(arguments: [PageKey.bleed, .trim, .art, .userUnit])
  func `other keys are not looked up above the page`(_ key: PageKey) {
    let entry = Entry(of: key, in: entries(inner: [key: "inner"], pages: [key: "root"]))
    #expect(entry == .absent)
  }

  @Test(arguments: PageKey.allCases)
  func `a key that stands nowhere is absent`(_ key: PageKey) {
    let others = Dictionary(
      uniqueKeysWithValues: PageKey.allCases.filter { $0 != key }.map { ($0, "other") })
    let entry = Entry(of: key, in: entries(page: others, inner: others, pages: others))
    #expect(entry.from == .absent)
    #expect(entry.raw == nil && entry.holder == nil && entry.indirect == nil)
  }

  @Test(arguments: ["", "/None", "[ 0 0 0 0 ]", "[ ]"])
  func `a broken value blocks the sound one above`(_ broken: String) {
    let entry = Entry(
      of: .media, in: entries(page: [.media: broken], pages: [.media: "[ 0 0 6 8 ]"]))
    #expect(entry.from == .page && entry.raw == broken)
  }

  @Test func `the reference to the value and the one to its holder are kept apart`() {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.media] = WrittenValue("[ 0 0 6 8 ]", indirect: ObjectID(90))
    let own = TreeLevel(holder: nil, values: values)
    let direct = Entry(of: .media, in: PageEntries(page: own))
    #expect(direct.holder == nil && direct.indirect == ObjectID(90) && direct.from == .page)

    let above = TreeLevel(holder: ObjectID(2), values: values)
    let empty = level(ObjectID(3), [:])
    let inherited = Entry(of: .media, in: PageEntries(page: empty, ancestors: [above]))
    #expect(inherited.holder == ObjectID(2) && inherited.indirect == ObjectID(90))
  }

  @Test func `a page at the root of everything has no ancestors`() {
    let entry = Entry(of: .crop, in: PageEntries(page: level(Holder.page, [:])))
    #expect(entry == .absent)
  }
}
