import BoxDocument
import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

/// The proof refuses whatever is not what was planned.
@Suite struct ProofTests {
  private static let fixture = TreeFixture(
    pages: [
      "/MediaBox [0 0 300 400] /Contents 20 0 R /LastModified (then)", "/MediaBox [0 0 300 400]",
    ],
    objects: [20: "<< /Length 3 >>\nstream\nq Q\nendstream", 21: "<< /Title (other) >>"])

  /// The output of the right change, and the editor that made it.
  private func right(
    _ way: Proof.Way, _ keys: String = "/Info 21 0 R"
  ) throws -> (editor: BoxEditor, output: [UInt8]) {
    var writer = Self.fixture.writer()
    writer.trailer = keys
    let editor = try edited(writer.bytes(), [1: [.crop: "[ 10 20 30 40 ]"]])
    return (editor, way == .rewritten ? try editor.rewritten() : try editor.appended())
  }

  /// A wrong text in the output for a right one, equally long.
  static let wrongs: [(right: String, wrong: String)] = [
    ("/CropBox [ 10 20 30 40 ]", "/CropBox [ 10 20 30 41 ]"),
    ("/CropBox [ 10 20 30 40 ]", "/TrimBox [ 10 20 30 40 ]"),
    ("/MediaBox [ 0 0 300 400 ]", "/MediaBox [ 0 0 300 401 ]"),
    ("(then)", "(ever)"), ("/Contents", "/Contants"), ("/Type /Page ", "/Type /Pane "),
    ("/LastModified", "/LastModifiad"),
  ]

  @Test(arguments: wrongs, [Proof.Way.appended, .rewritten])
  func `a wrong byte in a changed object is found`(
    _ row: (right: String, wrong: String), _ way: Proof.Way
  ) throws {
    let (editor, output) = try right(way)
    try Proof.check(FileBytes(output), of: editor, way)
    let wrong = output.replacing(row.right, with: row.wrong)
    try #require(wrong != output && wrong.count == output.count)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, way) }
    #expect(failure?.isBug == true, "\(String(describing: failure))")
  }

  @Test(arguments: [
    ("(other)", "(othor)"), ("/Title", "/Tytle"), ("/Length 3", "/Length 2"), ("q Q", "q q"),
  ])
  func `a wrong byte in any other object of a rewritten file is found`(
    _ row: (right: String, wrong: String)
  ) throws {
    let (editor, output) = try right(.rewritten)
    let wrong = output.replacing(row.right, with: row.wrong)
    try #require(wrong != output)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, .rewritten) }
    #expect(failure?.isBug == true, "\(String(describing: failure))")
  }

  /// What is wrong with the section that was appended, or with the copy in front of it.
  static let wrongSections: [(right: String, wrong: String, way: Proof.Way)] = [
    ("/Info 21 0 R", "/Info 22 0 R", .appended), ("/Root 1 0 R", "/Root 2 0 R", .appended),
    ("/Info", "/Infa", .appended), ("\nxref\n3 1\n", "\nxref\n9 1\n", .appended),
    ("/Prev ", "/Prav ", .appended), ("q Q", "q q", .appendedToCopy),
    ("(other)", "(othor)", .appendedToCopy),
  ]

  @Test(arguments: wrongSections)
  func `a wrong byte in an appended section, or in a copy in front of it, is found`(
    _ row: (right: String, wrong: String, way: Proof.Way)
  ) throws {
    let (editor, output) = try right(row.way)
    try Proof.check(FileBytes(output), of: editor, row.way)
    let wrong = output.replacing(row.right, with: row.wrong)
    try #require(wrong != output && wrong.count == output.count)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, row.way) }
    #expect(failure?.isBug == true, "\(String(describing: failure))")
  }

  /// An object that was not changed, put behind the file along with the one that was.
  @Test func `a section with the place of another object is found`() throws {
    let (editor, output) = try right(.appended)
    let entry = "3 1\n"
    let places = places(of: entry, in: output)
    let start = try #require(places.last)
    let line = Array(output[(start + entry.utf8.count)...].prefix(20))
    var wrong = output
    wrong.replaceSubrange(start..<start + entry.utf8.count, with: "3 1\n".utf8)
    wrong.insert(contentsOf: Array("1 1\n".utf8) + line, at: start)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, .appended) }
    #expect(failure?.isBug == true, "\(String(describing: failure))")
  }

  @Test func `the original, another file, a damaged one and none are refused`() throws {
    let (editor, output) = try right(.rewritten)
    let others = [
      Self.fixture.bytes(), TreeFixture(pages: ["/MediaBox [0 0 1 1]"]).bytes(),
      Array(output.dropLast(20)), Array("no PDF".utf8),
      try edited(Self.fixture.bytes(), [1: [.crop: "[ 10 20 30 40 ]"], 2: [.rotate: "90"]])
        .rewritten(),
    ]
    for other in others {
      for way in [Proof.Way.appended, .rewritten] {
        let failure = failure { try Proof.check(FileBytes(other), of: editor, way) }
        #expect(failure?.isBug == true, "\(String(describing: failure))")
      }
    }
  }

  @Test func `a file that lost its encryption is refused`() throws {
    let form = WrittenForm.encrypted
    let editor = try edited(form.bytes, password: form.password, [1: [.rotate: "90"]])
    let open = try edited(WrittenForm.all[0].bytes, [1: [.rotate: "90"]]).rewritten()
    #expect(failure { try Proof.check(FileBytes(open), of: editor, .rewritten) }?.isBug == true)
  }

  @Test func `a plan whose result is another than its edits make is refused`() throws {
    let editor = try opened(Self.fixture.bytes())
    let page = editor.document.pages[0]
    let plan = PagePlan(page, [.crop: "[ 10 20 30 40 ]"])
    let other = PagePlan(page, [.crop: "[ 10 20 30 44 ]"])
    try editor.apply([1: PagePlan(edits: plan.edits, result: other.result)])
    #expect(failure { _ = try editor.appended() }?.isBug == true)
  }
}

extension [UInt8] {
  /// The bytes with the last occurrence of a text replaced by another.
  func replacing(_ text: String, with other: String) -> [UInt8] {
    guard let place = places(of: text, in: self).last else { return self }
    var copy = self
    copy.replaceSubrange(place..<place + text.utf8.count, with: other.utf8)
    return copy
  }
}
