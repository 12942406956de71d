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
    objects: [20: "<< /Length 2 >>\nstream\nq \nendstream", 21: "<< /Title (other) >>"])

  /// The output of the right change, and the editor that made it.
  private func right(
    _ way: Proof.Way, _ keys: String = "/Info 21 0 R"
  ) throws -> (editor: BoxEditor, output: [UInt8]) {
    var writer = Self.fixture.writer()
    writer.trailer = keys
    let editor = try edited(writer.bytes(), [1: [.crop: "[ 10 20 30 40 ]"]])
    return (editor, way == .appended ? try editor.appended() : try editor.rewritten())
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

  @Test(arguments: [("(other)", "(othor)"), ("/Title", "/Tytle"), ("/Length 2", "/Length 1")])
  func `a wrong byte in any other object of a rewritten file is found`(
    _ row: (right: String, wrong: String)
  ) throws {
    let (editor, output) = try right(.rewritten)
    let wrong = output.replacing(row.right, with: row.wrong)
    try #require(wrong != output)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, .rewritten) }
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
