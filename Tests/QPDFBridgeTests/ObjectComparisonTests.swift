import BoxFixtures
import QPDFBridge
import Testing

/// Objects of two documents, held against each other.
@Suite(.tags(.bridge)) struct ObjectComparisonTests {
  private func difference(
    _ one: String, _ other: String, _ objects: [Int: String] = [:],
    _ others: [Int: String]? = nil, references: ObjectComparison.References = .same,
    exempt: Set<ObjectPart> = []
  ) throws -> ObjectComparison.Difference? {
    let documents = try [(one, objects), (other, others ?? objects)].map { text, objects in
      var all = objects
      all[3] = text
      return try open(tree(kids: "3 0 R", all))
    }
    var comparison = ObjectComparison(documents[0], documents[1], references: references)
    return try comparison.compare(Reference(3), Reference(3), exempt: exempt)
  }

  /// Values that are the same for a reader of the file.
  static let same: [(String, String)] = [
    ("<< /A [ 1 2.50 (x) /N ] >>", "<</A[1 2.50 <78>/N]>>"), ("<< /A null >>", "<< >>"),
    ("<< /A 99 0 R >>", "<< /A 98 0 R /B null >>"), ("<< /A [ 99 0 R ] >>", "<< /A [ null ] >>"),
    ("<< /A 20 0 R >>", "<< /A 20 0 R >>"), ("[ << /A true >> ]", "[ << /A true >> ]"),
  ]

  @Test(arguments: same)
  func `what means the same is no difference`(_ one: String, _ other: String) throws {
    for references in [ObjectComparison.References.same, .followed] {
      #expect(try difference(one, other, [20: "5"], references: references) == nil)
    }
  }

  /// Values that differ, and the way to the difference.
  static let different: [(one: String, other: String, path: String)] = [
    ("<< /A 1 >>", "<< /A 2 >>", "/A"), ("<< /A 1 >>", "<< /A 1.0 >>", "/A"),
    ("<< /A 1 >>", "<< /B 1 >>", "/A"), ("<< >>", "<< /B << /C 1 >> >>", "/B"),
    ("<< /A [ 1 2 ] >>", "<< /A [ 1 2 3 ] >>", "/A"),
    ("<< /A [ 1 << /B (x) >> ] >>", "<< /A [ 1 << /B (y) >> ] >>", "/A 1 /B"),
    ("<< /A 20 0 R >>", "<< /A 5 >>", "/A"), ("<< /A 2.50 >>", "<< /A 2.5 >>", "/A"),
    ("[ 1 ]", "<< /A 1 >>", ""), ("<< /A (20 0 R) >>", "<< /A (21 0 R) >>", "/A"),
    ("<< /A (\\(20 0 R) >>", "<< /A (\\(21 0 R) >>", "/A"),
    ("<< /A [ /20 0 /R ] >>", "<< /A [ /21 0 /R ] >>", "/A 0"),
  ]

  @Test(arguments: different)
  func `what differs is found, and where`(
    _ row: (one: String, other: String, path: String)
  ) throws {
    for references in [ObjectComparison.References.same, .followed] {
      let found = try difference(row.one, row.other, [20: "5"], references: references)
      #expect(found.map { ObjectPart.words($0.path) } == row.path)
      #expect(found?.object == Reference(3))
    }
  }

  @Test func `other numbers are a difference where nothing is followed, and none else`() throws {
    let (one, other) = ("<< /A 20 0 R >>", "<< /A 21 0 R >>")
    let objects = [20: "(same)", 21: "(same)"]
    #expect(try difference(one, other, objects) != nil)
    #expect(try difference(one, other, objects, references: .followed) == nil)
    let found = try difference(one, other, objects, [21: "(else)"], references: .followed)
    #expect(found?.object == Reference(20))
  }

  @Test func `an object stands for one other and no more`() throws {
    let objects = [20: "(same)", 21: "(same)"]
    for (one, other) in [("[ 20 0 R 20 0 R ]", "[ 20 0 R 21 0 R ]")] {
      #expect(try difference(one, other, objects, references: .followed) != nil)
      #expect(try difference(other, one, objects, references: .followed) != nil)
    }
    let loop = [20: "[ 20 0 R 3 0 R ]", 21: "[ 21 0 R 3 0 R ]"]
    #expect(try difference("[ 20 0 R ]", "[ 21 0 R ]", loop, references: .followed) == nil)
  }

  @Test func `an object that stands in the file as it should is not read, and else it is`() throws {
    let text = "<< /A (20 0 R) /B 20 0 R >>"
    let one = try open(tree(kids: "3 0 R", [3: text, 20: "(same)"]))
    for (written, isSame) in [
      (text, true), ("<< /A (20 0 R) /B 21 0 R >>", true), ("<</B 20 0 R/A<3230203020 52>>>", true),
      ("<< /A (21 0 R) /B 20 0 R >>", false),
      (text.replacing("20 0 R >>", with: "3 0 R >>"), false),
    ] {
      let bytes = tree(kids: "3 0 R", [3: written, 20: "(same)", 21: "(same)"])
      let other = try open(bytes)
      for number in [3, 2] {
        var comparison = ObjectComparison(one, other, references: .followed) { asked in
          asked == 3 ? bytes.startOfLastObject(number) : nil
        }
        let found = try comparison.compare(Reference(3), Reference(3))
        #expect((found == nil) == isSame, "\(written)")
        #expect(comparison.counterparts[Reference(20)] != nil || !isSame)
      }
    }
  }

  @Test func `what is exempt may differ, and nothing beside it`() throws {
    let (one, other) = ("<< /A [ 1 2 ] /B 1 >>", "<< /A [ 1 3 ] /B 1 >>")
    let part = ObjectPart(Reference(3), [.key("/A"), .item(1)])
    #expect(try difference(one, other, exempt: [part]) == nil)
    let others = [
      ObjectPart(Reference(3), [.key("/A"), .item(0)]), ObjectPart(Reference(3), [.key("/B")]),
      ObjectPart(Reference(2), [.key("/A"), .item(1)]),
    ]
    #expect(try difference(one, other, exempt: Set(others)) != nil)
  }

  @Test func `streams are compared by their dictionaries and lengths`() throws {
    let one = "<< /Length 2 /X 1 >>\nstream\nq \nendstream"
    #expect(try difference(one, one) == nil)
    #expect(
      try difference(one, "<< /Length 20 0 R /X 1 >>\nstream\nq \nendstream", [20: "2"]) == nil)
    #expect(try difference(one, "<< /Length 3 /X 1 >>\nstream\nq Q\nendstream") != nil)
    #expect(try difference(one, "<< /Length 2 /X 2 >>\nstream\nq \nendstream") != nil)
  }

  @Test func `no handle is left over`() throws {
    let document = try open(tree(kids: "3 0 R", [3: page("/A [ 1 (x) << /B 2 >> ]")]))
    var comparison = ObjectComparison(document, document, references: .followed)
    #expect(try comparison.compareTrailers(without: []) == nil)
    #if DEBUG
      #expect(document.liveHandles == 0)
    #endif
  }
}
