import BoxFixtures
import TestSupport
import Testing

/// Encryption that libqpdf would make another is not written anew.
@Suite(.enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"))
struct KeptEncryptionTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = "\(folder.path)/in.pdf"
  }

  /// Encrypts a file of one page with qpdf, and changes texts of the dictionary to others of the
  /// same length.
  private func encrypt(
    _ words: [String], changing texts: [(String, String)] = []
  ) throws -> [UInt8] {
    let page = "/MediaBox [9 9 300 400] /Contents 20 0 R"
    let plain = TreeFixture(
      pages: [page, page], objects: [20: "<< /Length 3 >>\nstream\nq Q\nendstream"])
    let open = try folder.file("open.pdf", plain.bytes())
    let made = try Program.qpdf.run(
      ["--allow-weak-crypto", "--encrypt", "", ""] + words + ["--", open, file])
    try #require(made.status == 0, "\(made.text)")
    var bytes = try content(of: file)
    for (text, other) in texts {
      let place = try #require(bytes.firstRange(of: text.utf8), "\(text)")
      try #require(text.utf8.count == other.utf8.count)
      bytes.replaceSubrange(place, with: other.utf8)
    }
    return bytes
  }

  @Test(
    arguments: [
      ["--set=crop=media-20", "--write=rewrite", "--in-place"], ["--origin=zero", "--in-place"],
      ["--set=crop=media-20", "--write=rewrite", "--in-place", "--backup=~"],
      ["--set=crop=media-20", "--write=rewrite", "-o", "/dev/null", "--force"],
    ], [["--use-aes=n", "--force-V4"], ["--cleartext-metadata"], ["--use-aes=y"]])
  func `it is refused, in a dry run too`(_ words: [String], _ cipher: [String]) throws {
    // Strings are not encrypted there, and streams by AES.
    let isMixed = cipher == ["--use-aes=y"]
    let bytes = try encrypt(
      ["128"] + cipher, changing: isMixed ? [("/StrF /StdCF", "/StrX /StdCF")] : [])
    _ = try folder.file("in.pdf", bytes)
    let dry = pagebox(["fix", "-n", file] + words)
    let real = pagebox(["fix", file] + words)
    #expect(real.status == 2 && dry.status == 2 && dry.errors == real.errors, "\(real.errors)")
    let remedy =
      words.contains("--origin=zero")
      ? "'qpdf --decrypt' writes a file without, which can be changed"
      : "--write=append leaves it as it is"
    #expect(
      real.errors
        == "pagebox: \(file): error: its encryption would become another, since libqpdf writes crypt"
        + " filters of one sort alone; \(remedy)\n")
    let isSame = try content(of: file) == bytes
    #expect(isSame)
    try fixInPlace(file, ["--set=crop=media-20"])
    #expect(try Program.qpdf.run(["--check", file]).status == 0)
  }

  /// The guards: all encryption that libqpdf keeps, by its own word.
  @Test(arguments: [
    ["40"], ["128", "--use-aes=n"], ["128", "--use-aes=y"],
    ["128", "--use-aes=y", "--cleartext-metadata", "--modify=none"], ["256"],
    ["256", "--cleartext-metadata", "--print=low"], ["256", "--force-R5"],
  ])
  func `all other encryption is kept`(_ words: [String]) throws {
    _ = try folder.file("in.pdf", try encrypt(words))
    let before = try Program.qpdf.run(["--show-encryption", file])
    try fixInPlace(file, ["--set=crop=media-20", "--write=rewrite"])
    let after = try Program.qpdf.run(["--show-encryption", file])
    #expect(after.status == 0 && after.text == before.text, "\(after.text)")
  }
}
