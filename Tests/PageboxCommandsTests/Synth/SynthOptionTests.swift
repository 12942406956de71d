import BoxFixtures
import BoxPolicy
import Foundation
import TestSupport
import Testing

@testable import PageboxCommands

/// The options of synth, seen through the recipe that they make.
@Suite struct SynthOptionTests {
  private func recipe(_ arguments: [String]) async throws -> Recipe {
    let outcome = pagebox(["synth", "--show-recipe"] + arguments)
    try #require(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return try Recipe(json: Array(outcome.output.utf8))
  }

  private static func page(_ page: Recipe.Page, _ change: (inout Recipe) -> Void = { _ in })
    -> Recipe
  {
    var recipe = Recipe(pages: [page])
    change(&recipe)
    return recipe
  }

  /// The words of a command line, split at blanks; a low line stands for a blank in a word.
  static let calls: [(String, Recipe)] = [
    ("--media 0,0,595,842", page(.init(media: [0, 0, 595, 842]))),
    ("--media Letter_landscape", page(.init(media: [0, 0, 792, 612]))),
    (
      "--media 1700x841 --crop 420x595+640+123",
      page(.init(media: [0, 0, 1700, 841], crop: [640, 123, 1060, 718]))
    ),
    (
      "--media 6x9in --bleed 6x9in-9-9",
      page(.init(media: [0, 0, 432, 648], bleed: [-9, -9, 423, 639]))
    ),
    (
      "--trim 1,2,3.50,4 --art=4,3,2,1 --crop 9x9",
      page(.init(crop: [0, 0, 9, 9], trim: "[1 2 3.50 4]", art: [4, 3, 2, 1]))
    ),
    ("--rotate 90", page(.init(rotate: 90))), ("--rotate -450.0", page(.init(rotate: "-450.0"))),
    ("--user-unit 2.5", page(.init(userUnit: 2.5))),
    ("--verbatim CropBox=[10_20_30]", page(.init(crop: "[10 20 30]"))),
    ("--verbatim /CropBox=null", page(.init(crop: .null))),
    ("--verbatim crop=(a=b)", page(.init(crop: "(a=b)"))),
    ("--verbatim UserUnit=/Big --media 9x9", page(.init(media: [0, 0, 9, 9], userUnit: "/Big"))),
    (
      "--crop 9x9 --verbatim CropBox=1 --verbatim CropBox=2",
      page(.init()) { $0.pages[0].keys.values[.crop] = [[0, 0, 9, 9], 1, 2] }
    ),
    ("--media 9x9 --count 3", page(.init(media: [0, 0, 9, 9], count: 3))),
    ("--count 1000000", page(.init(count: 1_000_000))),
    (
      "--media 9x9 --crop 5x5 --rotate 90 --inherit media,rotate",
      page(.init(crop: [0, 0, 5, 5])) { $0.tree = .init(.init(media: [0, 0, 9, 9], rotate: 90)) }
    ),
    (
      "--media 9x9 --crop 5x5 --user-unit 2 --indirect crop,userUnit",
      page(
        .init(
          media: [0, 0, 9, 9], crop: .rectangle(0, 0, 5, 5, .indirect),
          userUnit: .number(2, .indirect)))
    ),
    (
      "--media 9x9 --inherit media --indirect media",
      page(.init()) { $0.tree = .init(.init(media: .rectangle(0, 0, 9, 9, .indirect))) }
    ),
    ("--media 9x9 --name small", page(.init(media: [0, 0, 9, 9])) { $0.name = "small" }),
    ("--media 9x9 --content none", page(.init(media: [0, 0, 9, 9])) { $0.content = .none }),
    (
      "--media 9x9 --content quadrants",
      page(.init(media: [0, 0, 9, 9])) { $0.content = .quadrants }
    ),
    (
      "--media 9x9 --claim no_crop_on_1 --claim 1_page",
      page(.init(media: [0, 0, 9, 9])) { $0.claims = ["no crop on 1", "1 page"] }
    ),
    (
      "--media 9x9 --pdf-version 1.4",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.version = "1.4" }
    ),
    (
      "--media 9x9 --object-streams",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.objectStreams = true }
    ),
    (
      "--media 9x9 --xref-stream",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.crossReferenceStream = true }
    ),
    (
      "--media 9x9 --linearize",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.isLinearized = true }
    ),
    (
      "--media 9x9 --encrypt RC4",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.encryption = .init(.rc4) }
    ),
    (
      "--media 9x9 --crop 5x5 --inherit media,_crop",
      page(.init()) { $0.tree = .init(.init(media: [0, 0, 9, 9], crop: [0, 0, 5, 5])) }
    ),
    (
      "--media 9x9 --claim crop_==_media_on_1",
      page(.init(media: [0, 0, 9, 9])) { $0.claims = ["crop==media on 1"] }
    ),
    (
      "--media 9x9 --encrypt aes256",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.encryption = .init(.aes256) }
    ),
    (
      "--media 9x9 --encrypt AES-256",
      page(.init(media: [0, 0, 9, 9])) { $0.variants.encryption = .init(.aes256) }
    ),
  ]

  @Test(arguments: calls) func `options make this recipe`(_ call: String, _ expected: Recipe)
    async throws
  {
    let words = call.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
    #expect(try await recipe(words) == expected)
  }

  @Test func `an entry of the catalogue is changed by the options of form`() async throws {
    var expected = try #require(Catalogue.recipe(named: "cover-spread"))
    #expect(try await recipe(["--case", "cover-spread"]) == expected)
    expected.content = .none
    expected.claims.append("2 pages")
    expected.variants.objectStreams = true
    #expect(
      try await recipe([
        "--case=cover-spread", "--content=none", "--claim=2 pages", "--object-streams",
      ]) == expected)
  }

  @Test func `a password file opens the file`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("password", Array("secret\nrest".utf8))
    let made = try await recipe(["--media=9x9", "--encrypt=RC4", "--password-file=\(file)"])
    #expect(made.variants.encryption == .init(.rc4, userPassword: "secret"))
    let missing = pagebox([
      "synth", "--media=9x9", "--encrypt=RC4", "--password-file=\(folder.path)/none",
      "-o", "\(folder.path)/x.pdf",
    ])
    #expect(missing.status == 2 && missing.errorLines.count == 1)
  }

  @Test(
    arguments: [
      ([0x70, 0xE9, 0x0A], "its first line is not UTF-8; convert it, such as with iconv"),
      (
        [0x0A, 0x70],
        "its first line is empty; write the password there, or leave --password-file out"
      ),
      ([], "its first line is empty; write the password there, or leave --password-file out"),
    ] as [([UInt8], String)])
  func `a password file that holds no password makes no file`(
    _ content: [UInt8], _ message: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("password", content)
    let outcome = pagebox([
      "synth", "--media=9x9", "--encrypt=RC4", "--password-file=\(file)",
      "-o", "\(folder.path)/x.pdf",
    ])
    #expect(outcome.status == 2)
    #expect(outcome.errors == "pagebox: \(file): the password file: error: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/x.pdf"))
  }

  /// The words, and what is said of them; the usage line follows.
  @Test(arguments: [
    ("", "missing --media, --recipe, --case, --all or --list"),
    ("--media 9x9", "missing --output=FILE or --all=DIR"),
    ("-o x.pdf", "missing --media, --recipe, --case, --all or --list"),
    (
      "--media A11 -o x.pdf",
      "--media: 'A11' is no rectangle; give it as 0,0,595,842, as 420x595+640+123, or as a paper: A0 to A10, B0 to B10, Letter, Legal, Tabloid, Executive, Statement, each also with 'landscape' behind it"
    ),
    (
      "--crop 10x-20+5+5 -o x.pdf",
      "--crop: '10x-20+5+5' has a side below 0; corners in any order can be given, as in 0,0,-595,-842"
    ),
    ("--crop 1,2,3 -o x.pdf", "--crop: '1,2,3' has 3 numbers; four are needed, as in 0,0,595,842"),
    (
      "--trim 1,2,3,4ft -o x.pdf",
      "--trim: '1,2,3,4ft' has '4ft', which is no length such as 595.28 or 210mm"
    ),
    (
      "--rotate right -o x.pdf",
      "--rotate: 'right' is no number of a PDF file; --verbatim writes anything"
    ),
    (
      "--user-unit 1e3 -o x.pdf",
      "--user-unit: '1e3' is no number of a PDF file; --verbatim writes anything"
    ),
    (
      "--verbatim CropBox -o x.pdf",
      "--verbatim: 'CropBox' is no entry; write it as in 'CropBox=[10 20 30]'"
    ),
    (
      "--verbatim CropBo=1 -o x.pdf",
      "--verbatim: 'CropBo=1' has 'CropBo', which is none of MediaBox, CropBox, BleedBox, TrimBox, ArtBox, Rotate, UserUnit"
    ),
    (
      "--verbatim CropBox=[1 -o x.pdf",
      "--verbatim: 'CropBox=[1' has a value that is not one whole PDF object; close what is open"
    ),
    (
      "--verbatim CropBox= -o x.pdf",
      "--verbatim: 'CropBox=' has no value; write one as in 'CropBox=[10 20 30]'"
    ),
    (
      "--verbatim CropBox=10_20_30_40 -o x.pdf",
      "--verbatim: 'CropBox=10 20 30 40' has more than one value; make them one array, 'CropBox=[10 20 30 40]'"
    ),
    ("--count 0 -o x.pdf", "--count: '0' is not a number from 1 to 1000000"),
    ("--count 1000001 -o x.pdf", "--count: '1000001' is not a number from 1 to 1000000"),
    ("--count +1 -o x.pdf", "--count: '+1' is not a number from 1 to 1000000"),
    (
      "--media 9x9 --inherit pages -o x.pdf",
      "--inherit: 'pages' is not one of media, crop, bleed, trim, art, rotate, userUnit"
    ),
    ("--media 9x9 --inherit crop -o x.pdf", "--inherit crop needs --crop"),
    ("--media 9x9 --indirect userUnit -o x.pdf", "--indirect userUnit needs --user-unit"),
    ("--media 9x9 --indirect rotate -o x.pdf", "--indirect rotate needs --rotate"),
    ("--case nothing -o x.pdf", "--case: 'nothing' is not in the catalogue; --list shows it"),
    (
      "--case Cover-Spraed -o x.pdf",
      "--case: 'Cover-Spraed' is not in the catalogue; did you mean cover-spread?"
    ),
    (
      "--case cover-spread --case plain-page -o x.pdf",
      "more than one --case needs --all=DIR in the place of --output"
    ),
    ("--mediabox 9x9 -o x.pdf", "unknown option --mediabox; did you mean --media?"),
    (
      "--media 9x9 --case cover-spread -o x.pdf",
      "--media and --case exclude each other; give one of them"
    ),
    (
      "--verbatim Rotate=1 --recipe - -o x.pdf",
      "--verbatim and --recipe exclude each other; give one of them"
    ),
    (
      "--recipe - --case cover-spread -o x.pdf",
      "--recipe and --case exclude each other; give one of them"
    ),
    (
      "--recipe - --recipe - -o x.pdf",
      "--recipe=- and --recipe=- exclude each other; give one of them"
    ),
    ("--media 9x9 -o x.pdf --all y", "--output and --all exclude each other; give one of them"),
    (
      "--media 9x9 --show-recipe -o x.pdf",
      "--show-recipe and --output exclude each other; give one of them"
    ),
    (
      "--media 9x9 --show-recipe --all y",
      "--show-recipe and --all exclude each other; give one of them"
    ),
    ("--media 9x9 --output=", "--output: '' names no file; - is standard output"),
    (
      "--case plain-page --case cover-spread --case plain-page --all y",
      "--case plain-page is given more than once; give it once"
    ),
    ("--list --media 9x9", "--list and --media exclude each other; give one of them"),
    ("--list -o x.pdf", "--list and --output exclude each other; give one of them"),
    ("--case cover-spread --name x -o x.pdf", "--name needs the options of a box"),
    ("--media 9x9 --password-file p -o x.pdf", "--password-file needs --encrypt"),
    ("--media 9x9 --encrypt AES -o x.pdf", "--encrypt: 'AES' is not one of AES-256, RC4"),
    (
      "--media 9x9 --content boxes -o x.pdf",
      "--content: 'boxes' is not one of outlines, quadrants, none"
    ),
    (
      "--media 9x9 --claim nonsense -o x.pdf",
      "--claim: 'nonsense' is no claim; it needs a statement, then 'on' and pages, as in 'crop!=media on 1'"
    ),
    (
      "--media 9x9 --claim problem_crop-outside_on_1 -o x.pdf",
      "--claim: 'problem crop-outside on 1' is no claim; it needs an id that exists, such as crop-malformed, crop-empty, crop-reversed, crop-below-3, crop-over-14400, crop-outside-media, crop-exceeds-media"
    ),
    ("--media 9x9 --jobs 0 --all y", "--jobs: '0' is not a number from 1 to 1024"),
    ("--media 9x9 -o x.pdf y.pdf", "unexpected operand 'y.pdf'"),
  ]) func `a wrong command line is status 64 and writes nothing`(_ call: String, _ message: String)
    throws
  {
    let lines = try refusal(of: call)
    #expect(lines == ["pagebox synth: \(message)", "usage: pagebox synth [OPTION...]"])
  }

  /// Each option is right, and together they ask for something that cannot be.
  @Test(arguments: [
    (
      "--media 9x9 --claim crop!=media_on_1 -o x.pdf",
      "--claim: broken claim 'crop!=media on 1': page 1 has no crop and has the media [ 0 0 9 9 ]"
    ),
    (
      "--media 9x9 --claim 2_pages -o x.pdf",
      "--claim: broken claim '2 pages': the document has 1"
    ),
    (
      "--media 9x9 --name ../x -o x.pdf",
      "--name: \"../x\" is no name; use up to 100 of a-z, 0-9, '-' and '.'"
    ),
    (
      "--media 9x9 --pdf-version 17 -o x.pdf",
      "--pdf-version: \"17\" is no version such as \"1.7\""
    ),
    (
      "--verbatim CropBox=null --media 9x9 --linearize -o x.pdf",
      "--linearize: libqpdf drops null entries, references to nothing and double keys; leave out --linearize"
    ),
    (
      "--verbatim CropBox=null --media 9x9 --encrypt RC4 --linearize -o x.pdf",
      "--linearize: libqpdf drops null entries, references to nothing and double keys; leave out --linearize and --encrypt"
    ),
    (
      "--media 9x9 --xref-stream --linearize -o x.pdf",
      "--xref-stream: libqpdf writes a table unless there are object streams; ask for both"
    ),
    (
      "--media 9x9 --trim 5x5 --inherit trim --linearize -o x.pdf",
      "--linearize: in a linearised file only pages have keys; what nodes have and no page inherits, and claims to inherit, would be lost"
    ),
    (
      "--media 9x9 --pdf-version 1.3 --xref-stream -o x.pdf",
      "--xref-stream: cross-reference streams are of version 1.5, not of 1.3"
    ),
    (
      "--media 9x9 --pdf-version 1.6 --encrypt AES-256 -o x.pdf",
      "--encrypt: AES-256 is of version 1.7, not of 1.6"
    ),
    (
      "--media 9x9 --verbatim CropBox=[0_0_3_3\u{B}] -o x.pdf",
      "--verbatim: a vertical tab is a blank for some readers alone; write a blank, or \\013 in a string"
    ),
    (
      "--media 9x9 --pdf-version 1.4 --object-streams -o x.pdf",
      "--object-streams: object streams are of version 1.5, not of 1.4"
    ),
    (
      "--verbatim UserUnit=99999999999999999999 --media 9x9 -o x.pdf",
      "--verbatim: 99999999999999999999 is too large for a whole number of libqpdf; a point makes it a real number"
    ),
    (
      "--user-unit 99999999999999999999 --media 9x9 -o x.pdf",
      "--user-unit: 99999999999999999999 is too large for a whole number of libqpdf; a point makes it a real number"
    ),
    // What is only shown is nothing else.
    (
      "--media 9x9 --name ../x --show-recipe",
      "--name: \"../x\" is no name; use up to 100 of a-z, 0-9, '-' and '.'"
    ),
    (
      "--media 9x9 --name ../x --all y",
      "--name: \"../x\" is no name; use up to 100 of a-z, 0-9, '-' and '.'"
    ),
  ]) func `what cannot be is status 64 and one line`(_ call: String, _ message: String) throws {
    #expect(try refusal(of: call) == ["pagebox synth: \(message)"])
  }

  /// What is said of a command line, which has to write nothing.
  private func refusal(of call: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let words = call.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
    let result = try Executable.run(Executable.url, ["synth"] + words, in: folder.path)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    return result.errorLines
  }
}
