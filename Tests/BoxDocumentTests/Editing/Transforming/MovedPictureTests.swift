import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// Pictures by other people's programs are the same before and after, pixel by pixel.
@Suite(.serialized) struct MovedPictureTests {
  /// A program that draws pages through the crop box, without smoothing.
  enum Renderer: String, CaseIterable, Sendable {
    case pdftoppm, mutool

    /// Draws the first page.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - unit: The unit of the page, which pdftoppm does not know of.
    /// - Returns: The picture with its size, in the form of a PPM file.
    /// - Throws: Where the program cannot be started.
    func picture(_ bytes: [UInt8], unit: Double = 1) throws -> [UInt8] {
      let program = Program(rawValue)
      switch self {
      case .pdftoppm:
        let form = ["-cropbox", "-singlefile", "-aa", "no", "-aaVector", "no"]
        return try program.run(form + ["-r", "\(144 * unit)"], on: bytes).bytes
      case .mutool:
        let form = ["draw", "-q", "-A", "0", "-r", "144", "-c", "rgb", "-F", "pnm", "-o", "-"]
        return try program.run(form, on: bytes, "1").bytes
      }
    }

    static let installed = allCases.filter { Program($0.rawValue).isInstalled }
  }

  /// A page to draw.
  struct Drawn: Sendable, CustomTestStringConvertible {
    var turn = 0
    var unit = 1.0
    var isInherited = false
    var media = "[10 20 110 220]"
    var crop = "[20 30 100 200]"
    var annotations = Self.annotations

    var testDescription: String {
      "\(turn)\(isInherited ? " inherited" : ""), unit \(unit), \(media)"
    }

    /// Four quarters, patterns of both kinds over them, and annotations with all sorts of looks.
    func bytes() throws -> [UInt8] {
      let keys = "/MediaBox \(media) /CropBox \(crop) /UserUnit \(unit)"
      let rotate = "/Rotate \(turn)"
      let bare = TreeFixture(pages: ["\(keys) \(isInherited ? "" : rotate)"]).bytes()
      let boxes = try #require(PageDocument(bytes: bare).pages.first).boxes
      let quarters = String(decoding: PageContent.quadrants.stream(for: boxes), as: UTF8.self)
      let patterns =
        "/Pattern cs /P1 scn 30 40 20 30 re f /P2 scn 30 120 50 30 re f 0 0 0 rg 25 35 3 9 re f"
      var objects = Self.objects
      objects[20] = stream("\(quarters) \(patterns)")
      return TreeFixture(
        pages: [
          "\(keys) \(isInherited ? "" : rotate) /Contents 20 0 R /Resources 21 0 R "
            + "/Annots [\(annotations)]"
        ], root: isInherited ? rotate : "", objects: objects
      ).bytes()
    }

    private static let annotations = """
      << /Subtype /Square /F 4 /Rect [70 40 90 60] /AP << /N 30 0 R >> >>
      << /Subtype /Stamp /F 4 /Rect [70 160 90 190] /AP << /N 31 0 R >> >>
      << /Subtype /Widget /FT /Btn /T (x) /F 4 /Rect [30 160 50 190] /AS /On
         /AP << /N << /On 31 0 R >> >> >>
      """

    private static let form = "/Type /XObject /Subtype /Form /Resources << >>"
    static let objects = [
      21: "<< /Pattern << /P1 22 0 R /P2 23 0 R >> >>",
      22: stream(
        "0 g 0 0 5 5 re f 1 g 5 5 5 5 re f",
        """
        /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10
        /Resources << >> /Matrix [1 0 0 1 3 4]
        """),
      23: "<< /PatternType 2 /Shading 24 0 R >>",
      24: "<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 0 100 0] /Function 25 0 R >>",
      25: "<< /FunctionType 2 /N 1 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] >>",
      30: stream("0 1 1 rg 0 0 10 10 re f 0 g 0 0 5 2 re f", "\(form) /BBox [0 0 10 10]"),
      31: stream(
        "1 .5 0 rg 0 0 20 30 re f 0 g 0 0 5 2 re f",
        "\(form) /BBox [0 0 20 30] /Matrix [0 1 -1 0 0 0]"),
    ]

    static let cases =
      [0, 90, 180, 270].flatMap { turn in
        [1, 2, 0.5].flatMap { unit in
          [false, true].map { Drawn(turn: turn, unit: unit, isInherited: $0) }
        }
      }
  }

  /// What may be asked for.
  static let moves: [[TransformRequest]] =
    TransformRequest.allCases.map { [$0] } + [TransformRequest.allCases]

  @Test(
    .enabled(if: !Renderer.installed.isEmpty, "needs pdftoppm or mutool"),
    arguments: Drawn.cases, Renderer.installed)
  func `what viewers show stays`(_ drawn: Drawn, _ renderer: Renderer) throws {
    let before = try drawn.bytes()
    for moves in Self.moves {
      let after = try written(before, moves)
      let isScaled = moves.contains(.bakeUserUnit)
      let old = try renderer.picture(before, unit: isScaled ? drawn.unit : 1)
      let new = try renderer.picture(after)
      #expect(old == new && old.count > 10_000, "\(moves)")
    }
  }

  @Test(
    .enabled(if: Program.mutool.isInstalled, "needs mutool"), arguments: [0, 90, 180, 270])
  func `an annotation that stands upright still does`(_ turn: Int) throws {
    var drawn = Drawn(turn: turn)
    drawn.annotations = "<< /Subtype /Stamp /F 20 /Rect [60 100 80 130] /AP << /N 31 0 R >> >>"
    let before = try drawn.bytes()
    let after = try written(before, TransformRequest.allCases)
    #expect(try Renderer.mutool.picture(before) == Renderer.mutool.picture(after))
  }

  @Test(
    .enabled(if: !Renderer.installed.isEmpty, "needs pdftoppm or mutool"),
    arguments: Renderer.installed)
  func `a page with fractions for an origin stays`(_ renderer: Renderer) throws {
    // L37 of the case list, with a crop box whose quarters lie on whole pixels from its corner.
    let drawn = Drawn(
      media: "[0 449.835616 249.069767 842]", crop: "[0 449.835616 100 649.835616]",
      annotations: "")
    let before = try drawn.bytes()
    let after = try written(before, [.originZero])
    #expect(try raw(.media, of: after) == ["[ 0 0 249.069767 392.164384 ]"])
    #expect(try raw(.crop, of: after) == ["[ 0 0 100 200 ]"])
    #expect(try renderer.picture(before) == renderer.picture(after))
  }

  /// Contents in which something looks like an operator, or an operator is missing at the end.
  static let contents = [
    "q 1 0 0 rg Q 0 1 0 rg 40 50 20 30 re f", "q q q 1 0 0 rg 40 50 20 30 re f",
    "1 0 0 rg 40 50 20 30 re f BT (Q \\) Q) Tj ET /Q gs % Q\n40 90 20 30 re f <Q> Tj",
    "q 20 0 0 30 40 50 cm BI /W 2 /H 2 /BPC 8 /CS /G ID Q Q \nEI Q 40 90 20 30 re f",
  ]

  /// Content that is not refused is drawn with its colour, its width, and in its place.
  ///
  /// Poppler shows nothing of content that restores too often, so that it takes no part.
  @Test(
    .enabled(if: Program.mutool.isInstalled, "needs mutool"),
    arguments: contents + ["1 0 0 rg Q 40 50 20 30 re f", "5 w q Q Q 40 50 m 60 80 l S"])
  func `content stays as it is, or is refused`(_ content: String) throws {
    let before = TreeFixture(
      pages: ["\(QuarterTurn.boxes) /Contents 20 0 R"], objects: [20: stream(content)]
    ).bytes()
    var after: [UInt8] = []
    let refusal = failure { after = try written(before, TransformRequest.allCases) }
    #expect(
      refusal == (Self.contents.contains(content) ? nil : .cannotTransform(1, .stateUnderflow)))
    if refusal == nil {
      #expect(try Renderer.mutool.picture(before) == Renderer.mutool.picture(after))
    }
  }

  /// A form and the group of a soft mask that find the pattern of the page by its name.
  @Test(
    .enabled(if: Program.mutool.isInstalled, "needs mutool"),
    arguments: [
      ("/F Do", "/XObject << /F 26 0 R >>"), ("/F Do", "/XObject << /F 27 0 R >>"),
      ("/S gs 1 0 0 rg 10 20 100 200 re f", "/ExtGState << /S << /SMask 28 0 R >> >>"),
    ])
  func `forms that use patterns of the page stay as they are`(
    _ content: String, _ resources: String
  ) throws {
    var objects = Drawn.objects
    let form = "/Type /XObject /Subtype /Form /BBox [0 0 999 999]"
    objects[20] = stream(content)
    objects[26] = stream(
      "/Pattern cs /P2 scn 20 30 80 90 re f",
      "\(form) /Group << /S /Transparency /CS /DeviceRGB >>")
    objects[27] = stream("/F Do", "\(form) /Resources << /XObject << /F 26 0 R >> >>")
    objects[28] = "<< /S /Luminosity /G 26 0 R >>"
    let before = TreeFixture(
      pages: [
        "\(QuarterTurn.boxes) /Contents 20 0 R "
          + "/Resources << /Pattern << /P2 23 0 R >> \(resources) >>"
      ], objects: objects
    ).bytes()
    var after = before
    let refusal = failure { after = try written(before, [.originZero]) }
    #expect(try Renderer.mutool.picture(before) == Renderer.mutool.picture(after))
    #expect(refusal == .cannotTransform(1, .formWithoutResources))
  }

  private func written(_ bytes: [UInt8], _ moves: [TransformRequest]) throws -> [UInt8] {
    let editor = try opened(bytes)
    let page = editor.document.pages[0]
    let planner = PagePlanner(
      repairs: RepairPlanner(rules: []), requests: moves.map(EditRequest.transform))
    try editor.apply([1: try planner.plan(page.entries, number: 1)])
    return try editor.rewritten()
  }
}
