import BoxDocument
import BoxFixtures
import BoxPolicy
import SystemBridge
import Testing

/// What becomes of a page whose content is moved, and what does not.
@Suite struct MovedPageTests {
  /// The objects that the contents of the first page list, as texts.
  private func contents(_ output: [UInt8]) throws -> [String] {
    let page = try object(with: "/CropBox", in: output)
    let list = try #require(page.firstMatch(of: /\/Contents \[ (.*?) \]/)).1
    return try list.matches(of: /(\d+) 0 R/).map { match in
      try object(numbered: String(match.1), in: output)
    }
  }

  @Test(arguments: [
    ("/Contents 20 0 R", ["0 g"]), ("/Contents [20 0 R]", ["0 g"]),
    ("/Contents [20 0 R 21 0 R]", ["0 g", "1 g"]), ("/Contents 22 0 R", ["1 g", "0 g"]),
  ]) func `content stands between the matrix and its end, untouched`(
    _ page: String, _ old: [String]
  ) throws {
    let output = try QuarterTurn.turned(
      page, objects: [20: stream("0 g"), 21: stream("1 g"), 22: "[21 0 R 20 0 R]"])
    let texts = try contents(output)
    #expect(texts.count == old.count + 2)
    #expect(texts.first?.contains("\nq 0 -1 1 0 -10 130 cm\n") == true)
    #expect(texts.last?.contains("\nQ\n") == true)
    for (text, old) in zip(texts.dropFirst(), old) {
      #expect(text.contains("\nstream\n\(old)endstream"))
    }
    #expect(try raw(.media, of: output) == ["[ 10 20 210 120 ]", "[ 10 20 110 220 ]"])
    #expect(try raw(.crop, of: output)[0] == "[ 20 30 190 110 ]")
    #expect(try raw(.rotate, of: output) == [nil, nil])
    try Programs.expectAcceptance(of: output)
  }

  @Test(arguments: ["", "/Contents []", "/Contents 99 0 R", "/Contents (x)"])
  func `a page without content gets none`(_ page: String) throws {
    let output = try QuarterTurn.turned(page)
    #expect(places(of: " cm\n", in: output).isEmpty)
    #expect(try raw(.media, of: output)[0] == "[ 10 20 210 120 ]")
  }

  @Test func `pages that are moved alike share the new streams`() throws {
    let bytes = TreeFixture(
      pages: ["/Contents 20 0 R"], repeating: 5, root: "/MediaBox [10 20 30 40]",
      objects: [20: stream("0 g")]
    ).bytes()
    let output = try moved(bytes, .originZero, pages: [1, 3, 4]).rewritten()
    #expect(places(of: "1 0 0 1 -10 -20 cm", in: output).count == 1)
    #expect(places(of: "\nQ\n", in: output).count == 1)
    #expect(
      try raw(.media, of: output)
        == [1, 0, 1, 1, 0].map { $0 == 1 ? "[ 0 0 20 20 ]" : "[ 10 20 30 40 ]" })
  }

  @Test(arguments: [
    ("/Resources 23 0 R", ""), ("", "/Resources 23 0 R"),
    ("/Resources << /Pattern 24 0 R /Font << >> >>", ""),
  ]) func `patterns become copies in resources of the page's own`(
    _ page: String, _ root: String
  ) throws {
    let objects = [
      20: stream("0 g"), 23: "<< /Pattern 24 0 R /Font << >> >>",
      24: "<< /T 25 0 R /U 25 0 R /S << /PatternType 2 /Shading 26 0 R >> >>",
      25: stream("1 g ", "/PatternType 1 /Resources << >> /Matrix [2 0 0 2 5 7]"),
      26: "<< /ShadingType 2 >>",
    ]
    let bytes = TreeFixture(
      pages: ["\(QuarterTurn.boxes) /Contents 20 0 R \(page)", "/MediaBox [0 0 9 9]"], root: root,
      objects: objects
    ).bytes()
    let output = try moved(bytes, .bakeRotate, pages: [1]).rewritten()
    let text = String(decoding: output, as: UTF8.self)
    let own = try object(with: "/CropBox", in: output)
    #expect(own.contains("/Matrix [ 0 -1 1 0 -10 130 ] /PatternType 2"))
    let patterns = try #require(own.firstMatch(of: /\/T (\d+) 0 R \/U (\d+) 0 R/))
    #expect(patterns.1 == patterns.2)
    // The point 5 7 goes to 7 - 10, 130 - 5.
    #expect(text.matches(of: /\/Matrix \[ 0 -2 2 0 -3 125 \] \/PatternType 1/).count == 1)
    #expect(own.contains("/Font << >>"))
  }

  @Test func `articles and viewports go along, and what is another page's does not`() throws {
    let output = try QuarterTurn.turned(
      "/B [20 0 R 21 0 R] /VP [<< /BBox [20 30 50 70] /Name (view) >> null 22 0 R]",
      objects: [
        20: "<< /P 3 0 R /R [20 30 50 70] /N 20 0 R /V 20 0 R >>",
        21: "<< /P 4 0 R /R [20 30 50 70] /Other true >>",
        22: "<< /BBox [50 70 20 30] >>",
      ])
    #expect(try object(with: "/V ", in: output).contains("/R [ 20 80 60 110 ]"))
    #expect(try object(with: "/Other", in: output).contains("/R [ 20 30 50 70 ]"))
    let page = try object(with: "/CropBox", in: output)
    #expect(
      page.contains(
        "/VP [ << /BBox [ 20 80 60 110 ] /Name (view) >> null << /BBox [ 20 80 60 110 ] >> ]"))
  }

  @Test func `a page that stands in the list itself, or is listed twice alike, is moved once`()
    throws
  {
    let direct = TreeFixture(
      pages: [], extraKids: [.direct("\(QuarterTurn.boxes) /Contents 20 0 R")], count: "1")
    var fixture = direct
    fixture.objects = [20: stream("0 g")]
    let output = try moved(fixture.bytes(), .bakeRotate).rewritten()
    #expect(try raw(.media, of: output) == ["[ 10 20 210 120 ]"])
    let twice = TreeFixture(
      pages: ["\(QuarterTurn.boxes) /Contents 20 0 R /Annots [21 0 R]"],
      objects: [20: stream("0 g"), 21: "<< /Contents (a) /Rect [20 30 50 70] >>"],
      extraKids: [.again(0)])
    let both = try moved(twice.bytes(), .bakeRotate).rewritten()
    #expect(places(of: " cm\n", in: both).count == 1)
    #expect(try object(with: "(a)", in: both).contains("/Rect [ 20 80 60 110 ]"))
    #expect(try raw(.media, of: both) == Array(repeating: "[ 10 20 210 120 ]", count: 2))
  }

  /// Files whose first page cannot be moved, and why.
  static let obstacles: [(file: TreeFixture, move: TransformRequest, why: TransformObstacle)] = [
    (
      TreeFixture(pages: [QuarterTurn.boxes], extraKids: [.again(0)]), .bakeRotate, .listedTwice
    ),
    (
      TreeFixture(
        pages: ["\(QuarterTurn.boxes) /Annots [20 0 R]", "/MediaBox [0 0 9 9] /Annots [20 0 R]"],
        objects: [20: "<< /Rect [1 1 2 2] >>"]), .bakeRotate, .sharedAnnotation(with: 2)
    ),
    (
      TreeFixture(
        pages: ["\(QuarterTurn.boxes) /Annots 20 0 R", "/MediaBox [0 0 9 9] /Annots 20 0 R"],
        objects: [20: "[<< /Rect [1 1 2 2] >>]"]), .bakeRotate, .sharedAnnotation(with: 2)
    ),
    (
      TreeFixture(pages: ["\(QuarterTurn.boxes) /VP [<< /Measure << >> >>]"]), .bakeRotate, .measure
    ),
    (
      TreeFixture(
        pages: ["/MediaBox [0 0 9 9] /UserUnit 2 /Annots [<< /Measure << /A 1 >> >>]"]),
      .bakeUserUnit, .measure
    ),
    (
      TreeFixture(
        pages: [
          "\(QuarterTurn.boxes) /Contents 20 0 R "
            + "/Resources << /Pattern << /P 21 0 R >> /XObject << /F 22 0 R >> >>"
        ],
        objects: [20: stream("0 g"), 21: "<< >>", 22: stream("1 g", "/Subtype /Form")]),
      .bakeRotate, .formWithoutResources
    ),
  ]

  /// Streams of a content that cannot be moved, with keys of the last one.
  static let unfit: [(streams: [String], keys: String, why: TransformObstacle)] = [
    (["1 0 0 rg Q 20 40 9 9 re f"], "", .stateUnderflow),
    (["q 1 0 0 rg", "Q", "Q"], "", .stateUnderflow),
    (["q (", ") Tj Q Q"], "", .stateUnderflow),
    (["302051"], "/Filter /ASCIIHexDecode", .stateUnderflow),
    (["0 g"], "/Filter /FlateDecode", .unreadableContent),
    (["0 g"], "/Filter /DCTDecode", .unreadableContent),
    (["0 g"], "/Filter /Unknown", .unreadableContent),
    (["0 g"], "/Filter [/FlateDecode /FlateDecode]", .unreadableContent),
    (["BI /W 1 /H 1 /BPC 8 /CS /G ID x"], "", .unreadableContent),
  ]

  @Test(arguments: unfit) func `content that restores too much, or cannot be read, is refused`(
    _ row: (streams: [String], keys: String, why: TransformObstacle)
  ) throws {
    var objects: [Int: String] = [:]
    for (number, text) in zip(20..., row.streams) { objects[number] = stream(text) }
    let last = 19 + row.streams.count
    objects[last] = stream(row.streams[row.streams.count - 1], row.keys)
    let list = objects.keys.sorted().map { "\($0) 0 R" }.joined(separator: " ")
    let bytes = QuarterTurn.file("/Contents [\(list)]", objects: objects)
    let failure = failure { _ = try moved(bytes, .bakeRotate, pages: [1]) }
    #expect(failure == .cannotTransform(1, row.why))
    #expect(failure?.message.contains(row.why.message) == true)
    // Nobody looks at the content of a page that stays.
    #expect(try moved(bytes, .originZero, pages: [2]).rewritten().isEmpty == false)
  }

  @Test(arguments: [
    ("302067", "/Filter /ASCIIHexDecode"), ("302067", "/Filter [/AHx]"),
    ("0 g", "/Filter []"), ("q q BT (Q", ""),
  ]) func `content that can be read is moved`(_ data: String, _ keys: String) throws {
    let output = try QuarterTurn.turned("/Contents 20 0 R", objects: [20: stream(data, keys)])
    #expect(places(of: " cm\n", in: output).count == 1)
  }

  @Test(arguments: obstacles) func `what cannot be moved is refused`(
    _ row: (file: TreeFixture, move: TransformRequest, why: TransformObstacle)
  ) {
    let failure = failure { _ = try moved(row.file.bytes(), row.move, pages: [1]) }
    #expect(failure == .cannotTransform(1, row.why))
    #expect(failure?.message.contains(row.why.message) == true)
    #expect(failure?.isBug == false)
  }

  /// Resources next to a pattern, and whether a form without resources can be reached by them.
  static let forms: [(resources: String, isRefused: Bool)] = [
    ("/XObject << /F 22 0 R >>", true), ("/XObject << /F 23 0 R >>", false),
    ("/XObject << /F 24 0 R >>", true), ("/XObject << /F 25 0 R >>", true),
    ("/XObject << /F 26 0 R >>", false), ("/XObject << /F 27 0 R >>", false),
    ("/ExtGState << /S << /SMask << /G 22 0 R >> >> >>", true),
    ("/ExtGState << /S << /SMask << /G 23 0 R >> >> >>", false),
    ("/ExtGState << /S << /SMask /None >> /T 8 >>", false),
    ("/ExtGState << /S << /SMask << /G 24 0 R >> >> >>", true),
    ("/Font << /T << /Resources << /XObject << /F 25 0 R >> >> >> >>", true),
    ("/Font << /T << /Resources << /XObject << /F 23 0 R >> >> /U << >> >> >>", false),
    ("/XObject 8 /Font 9 /ExtGState [ 22 0 R ]", false),
    ("/Font << /T << /Subtype /Type3 >> >>", true),
    ("/Font << /T << /Subtype /Type3 /Resources << >> >> /U << /Subtype /Type1 >> >>", false),
    ("/XObject << /F 29 0 R >>", true), ("/XObject << /F 30 0 R >>", false),
    ("/XObject 28 0 R", true), ("/Font 28 0 R /ExtGState 28 0 R", false),
  ]

  @Test(arguments: forms) func `forms without resources are found wherever they are`(
    _ row: (resources: String, isRefused: Bool)
  ) throws {
    let form = "/Subtype /Form"
    let bytes = QuarterTurn.file(
      "/Contents 20 0 R /Resources << /Pattern << /P 21 0 R >> \(row.resources) >>",
      objects: [
        20: stream("0 g"), 21: "<< /PatternType 2 >>", 22: stream("1 g", form),
        23: stream("1 g", "\(form) /Resources << >>"),
        24: stream("1 g", "\(form) /Resources << /XObject << /G 22 0 R >> >>"),
        25: stream("1 g", "\(form) /Resources << /XObject << /G 24 0 R /H 25 0 R >> >>"),
        // One that has itself, and one that is an image.
        26: stream("1 g", "\(form) /Resources << /XObject << /G 26 0 R /H 27 0 R >> >>"),
        27: stream("1 g", "/Subtype /Image"), 28: "<< /F 22 0 R >>",
        29: stream("1 g", "\(form) /Resources << /Pattern << /P 31 0 R >> >>"),
        30: stream("1 g", "\(form) /Resources << /Pattern << /P 32 0 R /Q 21 0 R >> >>"),
        31: stream("1 g", "/PatternType 1"), 32: stream("1 g", "/PatternType 1 /Resources << >>"),
      ])
    let failure = failure { _ = try moved(bytes, .bakeRotate, pages: [1]) }
    #expect(failure == (row.isRefused ? .cannotTransform(1, .formWithoutResources) : nil))
  }

  @Test(arguments: [
    ("/N 22 0 R", true), ("/N 23 0 R", false), ("/N 23 0 R /D << /On 23 0 R /Off 22 0 R >>", true),
    ("/N 23 0 R /R 22 0 R", true), ("/N 24 0 R", true), ("/N << /On 23 0 R >> /D 8", false),
  ])
  func `an appearance without resources may use the patterns of the page`(
    _ appearances: String, _ isRefused: Bool
  ) throws {
    for (patterns, isRefused) in [("/P 21 0 R", isRefused), ("", false)] {
      let bytes = QuarterTurn.file(
        "/Contents 20 0 R /Resources << /Pattern << \(patterns) >> >> "
          + "/Annots [<< /Rect [20 30 50 70] /AP << \(appearances) >> >>]",
        objects: [
          20: stream("0 g"), 21: "<< /PatternType 2 >>", 22: stream("1 g"),
          23: stream("1 g", "/Resources << >>"),
          24: stream("1 g", "/Resources << /XObject << /F 25 0 R >> >>"),
          25: stream("1 g", "/Subtype /Form"),
        ])
      let failure = failure { _ = try moved(bytes, .bakeRotate, pages: [1]) }
      #expect(failure == (isRefused ? .cannotTransform(1, .formWithoutResources) : nil))
    }
  }

  @Test func `an empty list of annotations may be that of two pages`() throws {
    let bytes = TreeFixture(
      pages: ["\(QuarterTurn.boxes) /Annots 20 0 R", "/MediaBox [0 0 9 9] /Annots 20 0 R"],
      objects: [20: "[ null ]"]
    ).bytes()
    #expect(try moved(bytes, .bakeRotate, pages: [1]).rewritten().isEmpty == false)
  }

  @Test func `a move is never appended`() throws {
    let editor = try moved(QuarterTurn.file(), .bakeRotate, pages: [1])
    #expect(try editor.appendObstacle == .movedContent)
    #expect(failure { _ = try editor.appendix() } == .cannotAppend(.movedContent))
  }

  @Test(arguments: [
    ("q 0 -1 1 0 -10 130 cm", "q 0 -1 1 0 -10 131 cm"), ("\nQ\n", "\nq\n"),
    ("/Rect [ 20 80 60 110 ]", "/Rect [ 20 80 60 111 ]"), ("/FitV 70", "/FitV 71"),
    ("/Contents [ ", "/Contants [ "),
  ]) func `the proof finds a wrong byte in what was moved`(
    _ right: String, _ wrong: String
  ) throws {
    let bytes = QuarterTurn.file(
      "/Contents 20 0 R /Annots [<< /Rect [20 30 50 70] >>]",
      catalogue: "/OpenAction [3 0 R /FitH 80]", objects: [20: stream("0 g")])
    let editor = try moved(bytes, .bakeRotate, pages: [1])
    let output = try editor.rewritten()
    let spoilt = output.replacing(right, with: wrong)
    try #require(spoilt != output && spoilt.count == output.count)
    let failure = failure { try Proof.check(FileBytes(spoilt), of: editor, .rewritten) }
    #expect(failure?.isBug == true)
  }
}
