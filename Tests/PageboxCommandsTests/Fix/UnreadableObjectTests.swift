import BoxFixtures
import TestSupport
import Testing

/// Objects that libqpdf cannot read whole are not lost: a file that has some is not replaced by one
/// that is written anew, unless another copy stays.
///
/// What would be lost is looked for in the bytes, since every tool of libqpdf reads alike.
@Suite struct UnreadableObjectTests {
  /// A file with one damaged object, and a text of it that a new file would not have.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of the object.
    let object: Int
    /// What the object is.
    let text: String
    /// What is lost, or would be there instead.
    let precious: String
    var trailer = ""

    var bytes: [UInt8] {
      var writer = TreeFixture(
        pages: ["/MediaBox [9 9 300 400] /Contents 20 0 R", "/MediaBox [9 9 300 400]"],
        root: "/Keep 22 0 R",
        objects: [20: "<< /Length 3 >>\nstream\nq Q\nendstream"]
          .merging([21: "<< /Title (title) >>", 22: "<< /A 1 >>"]) { old, _ in old }
          .merging([object: text]) { _, new in new }
      ).writer()
      writer.trailer = "/Info 21 0 R"
      return writer.bytes()
    }
  }

  static let damages = [
    Damage(
      testDescription: "a number that is too large", object: 22,
      text: "[ 1 0 R 123456789012345678901234567890 ]", precious: "123456789012345678901234567890"),
    Damage(
      testDescription: "no key", object: 22, text: "<< /A 1 (nokey) /B 2 >>",
      precious: "A 1 (nokey)"),
    Damage(
      testDescription: "no end", object: 21, text: "<< /Title (precious) /Author (me)",
      precious: "(precious)"),
    Damage(
      testDescription: "a stream with a dictionary without an end", object: 20,
      text: "<< /Length 3 /X [ ( >>\nstream\nq Q\nendstream", precious: "q Q"),
    Damage(
      testDescription: "a key that stands twice", object: 22, text: "<< /A (precious) /A 2 >>",
      precious: "(precious)"),
    Damage(
      testDescription: "an object that nothing leads to", object: 33,
      text: "<< /A (precious) (nokey) >>", precious: "A (precious) (nokey)"),
  ]

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What makes a file be written anew: that it is wished, or that nothing else will do.
  @Test(
    arguments: damages,
    [["--write=rewrite", "--set=crop=media-20"], ["--write=rewrite"], ["--origin=zero"]])
  func `it is refused, in a dry run too, and nothing is changed`(
    _ damage: Damage, _ words: [String]
  ) throws {
    let file = try folder.file("in.pdf", damage.bytes)
    let dry = pagebox(["fix", "--in-place", "-n", file] + words)
    let real = pagebox(["fix", "--in-place", file] + words)
    #expect(real.status == 2 && dry.status == 2 && real.errors == dry.errors)
    #expect(real.output == "" && dry.output == "")
    #expect(
      real.errors.hasPrefix(
        "pagebox: \(file): error: object \(damage.object) is damaged, and written anew it has only"
          + " what could be read of it: "), "\(real.errors)")
    let other = "--backup=SUFFIX keeps a copy, and --output writes another file\n"
    let append = words.contains("--origin=zero") ? "" : "--write=append leaves it as it is, "
    #expect(real.errors.hasSuffix("; \(append)\(other)"), "\(real.errors)")
    let isSame = try content(of: file) == damage.bytes
    #expect(isSame)
  }

  @Test(arguments: damages)
  func `another file is written, and what it lacks is told`(_ damage: Damage) throws {
    let file = try folder.file("in.pdf", damage.bytes)
    let words = ["fix", "--write=rewrite", "--set=crop=media-20", file]
    let warning = "pagebox: \(file): warning: object \(damage.object) is damaged, and written anew"
    let beside = pagebox(words + ["-o", "\(folder.path)/out.pdf"])
    #expect(beside.status == 0 && beside.errors.hasPrefix(warning), "\(beside.errors)")
    let out = try content(of: "\(folder.path)/out.pdf")
    #expect(!out.contains(damage.precious.utf8), "The test is for what is lost.")
    let backed = pagebox(words + ["--in-place", "--backup=~"])
    #expect(backed.status == 0 && backed.errors == beside.errors, "\(backed.errors)")
    let isKept = try content(of: file + "~") == damage.bytes
    #expect(isKept)
  }

  @Test(arguments: damages)
  func `it is changed by appending, and nothing is told`(_ damage: Damage) throws {
    let file = try folder.file("in.pdf", damage.bytes)
    try fixInPlace(file, ["--set=crop=media-20"])
    let isPrefix = try content(of: file).starts(with: damage.bytes)
    #expect(isPrefix)
  }

  /// The guards: what looks alike, and loses nothing.
  @Test(arguments: [
    "null", "<< /A null /B 99 0 R >>", "[ 9223372036854775807 ]", "<< /QPDFFak 1 >>", "()",
  ])
  func `what is only odd is written anew`(_ text: String) throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [9 9 300 400]"], root: "/Keep 22 0 R", objects: [22: text]
    ).bytes()
    try fixInPlace(
      try folder.file("in.pdf", bytes), ["--write=rewrite", "--set=crop=media-20"])
  }

  /// A page that is changed loses the key that does not count, by appending as well.
  @Test func `a key that stands twice in a page that is changed is no obstacle`() throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [9 9 300 400] /CropBox [10 10 20 20] /CropBox [10 10 30 30]"]
    ).bytes()
    try fixInPlace(
      try folder.file("in.pdf", bytes), ["--write=rewrite", "--rule=duplicate-entry"])
  }
}
