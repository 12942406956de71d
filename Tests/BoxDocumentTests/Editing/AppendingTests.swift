import BoxDocument
import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

/// Changes that are put behind a file, in every form of it.
@Suite struct AppendingTests {
  @Test(arguments: WrittenForm.all)
  func `a box is set in every form, and the file before stays as it was`(
    _ form: WrittenForm
  ) throws {
    let crops = try raw(.crop, of: form.bytes, password: form.password)
    try #require(crops == ["[ 72 72 540 720 ]", nil])
    let editor = try edited(
      form.bytes, password: form.password, [2: [.crop: "[ 10.50 20 300 0399.9 ]"]])
    #expect(editor.form.crossReference == form.crossReference)
    #expect(editor.form.isLinearized == form.isLinearized)
    #expect(editor.form.isEncrypted == form.isEncrypted)
    #expect(editor.form.whyNotAppend == nil && !editor.isSigned)
    let output = try editor.appended()
    #expect(output.starts(with: form.bytes))
    #expect(output.count - form.bytes.count < 800)
    #expect(
      try raw(.crop, of: output, password: form.password)
        == ["[ 72 72 540 720 ]", "[ 10.50 20 300 0399.9 ]"])
    #expect(
      try raw(.media, of: output, password: form.password)
        == raw(.media, of: form.bytes, password: form.password))
    try Programs.expectAcceptance(of: output, password: form.password)
  }

  @Test(arguments: WrittenForm.all)
  func `three changes in a row hold, and are taken back one by one`(_ form: WrittenForm) throws {
    var files = [form.bytes]
    for turn in ["90", "180", "270"] {
      let last = try #require(files.last)
      let editor = try edited(last, password: form.password, [1: [.rotate: turn]])
      #expect(files.count == 1 || !editor.form.isLinearized)
      files.append(try editor.appended())
      #expect(try raw(.rotate, of: files[files.count - 1], password: form.password)[0] == turn)
    }
    try Programs.expectAcceptance(of: files[3], password: form.password)
    for index in [3, 2, 1] {
      let record = try #require(lastRecord(in: files[index]))
      #expect(record.state == .intact)
      #expect(record.start == files[index - 1].count)
      #expect(Array(files[index].prefix(record.start)) == files[index - 1])
    }
    #expect(lastRecord(in: files[0]) == nil)
  }

  @Test func `nothing is appended where nothing is changed`() throws {
    let editor = try opened(UsedNumbers.bytes())
    try editor.apply([:])
    #expect(try editor.appendix() == [])
    try editor.apply([1: PagePlan(edits: [], result: editor.document.pages[0].entries)])
    #expect(try editor.appendix() == [])
  }

  @Test func `trailer keys of all sorts are kept, those of the section before are not`() throws {
    let fixture = TreeFixture(pages: ["/MediaBox [0 0 300 400]"])
    var writer = fixture.writer()
    writer.trailer = "/ID [<00ff> (a\\)b)] /Info << /Title (T) >> /A#20B [ 1 2.50 ]"
    let output = try edited(writer.bytes(), [1: [.trim: "[ 1 2 3 4 ]"]]).appended()
    let tail = String(decoding: output.dropFirst(writer.bytes().count), as: UTF8.self)
    for key in ["/A#20B [ 1 2.50 ]", "/Title (T)", "/Root 1 0 R"] {
      #expect(tail.contains(key), "\(tail)")
    }
    #expect(tail.split(separator: "/Prev").count == 2)
    try Programs.expectAcceptance(of: output)
  }

  @Test func `a signed file says so, and can be appended to`() throws {
    let recipe = try #require(Catalogue.recipe(named: "signed"))
    let bytes = try Fixture(recipe).bytes
    let editor = try edited(bytes, [1: [.crop: nil]])
    #expect(editor.isSigned)
    #expect(try editor.appended().starts(with: bytes))
  }

  /// A file that cannot be appended to, and why.
  struct Unfit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let obstacle: AppendObstacle
  }

  /// Files that cannot be appended to.
  static let unfit = [
    Unfit(
      testDescription: "bytes before the header",
      bytes: Array("junk\n".utf8) + TreeFixture(pages: ["/MediaBox [0 0 9 9]"]).bytes(),
      obstacle: .headerOffset(5)),
    Unfit(
      testDescription: "a lost end",
      bytes: Array(TreeFixture(pages: ["/MediaBox [0 0 9 9]"]).bytes().dropLast(30)),
      obstacle: .recovered),
    Unfit(
      testDescription: "a page that is a stream",
      bytes: TreeFixture(
        pages: [],
        objects: [
          3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Length 0 >>\nstream\n\nendstream"
        ], extraKids: [.verbatim("3 0 R")], count: "1"
      ).bytes(), obstacle: .stream),
  ]

  @Test(arguments: unfit)
  func `what cannot be appended to is told, and can be written anew`(
    _ row: Unfit
  ) throws {
    let editor = try edited(row.bytes, [1: [.crop: "[ 1 1 8 8 ]"]])
    #expect(try editor.appendObstacle == row.obstacle)
    #expect(failure { _ = try editor.appendix() } == .cannotAppend(row.obstacle))
    let output = try editor.rewritten()
    #expect(try raw(.crop, of: output) == ["[ 1 1 8 8 ]"])
  }

  @Test func `strings in a page of an encrypted file are an obstacle`() throws {
    let recipe = Recipe(
      pages: [
        Recipe.Page(
          Recipe.Keys(media: [0, 0, 300, 400], other: "/PieceInfo << /X [ << /Y (secret) >> ] >>")),
        Recipe.Page(media: [0, 0, 300, 400]),
      ],
      variants: Recipe.Variants(encryption: Recipe.Encryption(.rc4)))
    let bytes = try Fixture(recipe).bytes
    #expect(try edited(bytes, [2: [.crop: "[ 1 1 8 8 ]"]]).appendObstacle == nil)
    let editor = try edited(bytes, [1: [.crop: "[ 1 1 8 8 ]"]])
    #expect(try editor.appendObstacle == .encryptedStrings)
    #expect(try raw(.crop, of: editor.rewritten()) == ["[ 1 1 8 8 ]", nil])
  }
}
