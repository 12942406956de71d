import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// What becomes of annotations, with the numbers found by hand.
@Suite struct MovedAnnotationTests {
  /// Keys of an annotation, and what a quarter turn makes of them.
  static let turns: [(old: String, new: String)] = [
    ("/Rect [20 30 50 70]", "/Rect [ 20 80 60 110 ]"),
    ("/Rect [50 70 20 30]", "/Rect [ 20 80 60 110 ]"),
    ("/Rect 21 0 R", "/Rect [ 20 80 60 110 ]"),
    ("/QuadPoints [20 70 50 70 20 30 50 30]", "/QuadPoints [ 60 110 60 80 20 110 20 80 ]"),
    ("/L [20 30.5 50 70]", "/L [ 20.5 110 60 80 ]"),
    ("/Vertices [20 30 50 70]", "/Vertices [ 20 110 60 80 ]"),
    ("/CL [20 30 30 40 50 70]", "/CL [ 20 110 30 100 60 80 ]"),
    ("/InkList [[20 30 50 70] [20 70 50 30]]", "/InkList [ [ 20 110 60 80 ] [ 60 110 20 80 ] ]"),
    ("/Path [[20 30] [20 70 50 30 1 1]]", "/Path [ [ 20 110 ] [ 60 110 20 80 -9 129 ] ]"),
    ("/RD [1 2 3 4]", "/RD [ 4 1 2 3 ]"),
    ("/Border [1 2 3 [4 5]]", "/Border [ 1 2 3 [ 4 5 ] ]"),
    ("/Subtype /Widget", "/MK << /R 270 >>"),
    ("/Subtype /Widget /MK << /BC [1] /R 90 >>", "/MK << /BC [ 1 ] /R 0 >>"),
    ("/Subtype /Widget /MK 22 0 R", "/MK << /CA (x) /R 180 >>"),
    // Upright on a turned page: the corner 20 70 goes to 60 110, and the size stays.
    ("/F 16 /Rect [20 30 50 70]", "/Rect [ 60 70 90 110 ]"),
    ("/Subtype /Text /Rect [20 30 50 70]", "/Rect [ 60 70 90 110 ]"),
    // What nobody can draw by stays.
    ("/Rect [20 30 50]", "/Rect [ 20 30 50 ]"), ("/L [1 2 3 (x)]", "/L [ 1 2 3 (x) ]"),
    ("/InkList [[1 2] [3 4 5]]", "/InkList [ [ 1 2 ] [ 3 4 5 ] ]"), ("/Rect 7", "/Rect 7"),
  ]

  private let others = [21: "[20 30 50 70]", 22: "<< /R 270 /CA (x) >>"]

  @Test(arguments: turns) func `a turn moves it`(_ row: (old: String, new: String)) throws {
    let keys = "<< /Type /Annot /Contents (this one) \(row.old) >>"
    for (page, objects) in [
      ("/Annots [20 0 R]", others.merging([20: keys]) { $1 }),
      ("/Annots [\(keys)]", others),
      ("/Annots 23 0 R", others.merging([23: "[null \(keys)]"]) { $1 }),
      ("/Annots [20 0 R 20 0 R]", others.merging([20: keys]) { $1 }),
    ] {
      let output = try QuarterTurn.turned(page, objects: objects)
      #expect(try object(with: "(this one)", in: output).contains(row.new))
    }
  }

  @Test(arguments: [
    ("/Annots [20 0 R]", "22 0 R"), ("/Annots [20 0 R 22 0 R]", "22 0 R"),
    ("/Annots [20 0 R 23 0 R]", "22 0 R"),
    ("/Annots [20 0 R]", "<< /Subtype /Popup /Contents (it) /Rect [20 30 50 70] >>"),
  ]) func `a pop-up goes along, listed or not`(_ page: String, _ popUp: String) throws {
    let objects = [
      20: "<< /Subtype /Highlight /Rect [20 30 50 70] /Popup \(popUp) >>",
      22: "<< /Subtype /Popup /Contents (it) /Parent 20 0 R /Rect [20 30 50 70] >>",
      23: "<< /Subtype /Highlight /Rect [20 30 50 70] /Popup 22 0 R >>",
    ]
    let output = try QuarterTurn.turned(
      page, objects: objects.filter { "\(page) \(popUp)".contains("\($0.key) 0 R") })
    #expect(try object(with: "(it)", in: output).contains("/Rect [ 20 80 60 110 ]"))
    #expect(!String(decoding: output, as: UTF8.self).contains("/Rect [ 20 30 50 70 ]"))
  }

  @Test func `a pop-up of two pages is in the way, and one that another page lists stays`() throws {
    func bytes(_ other: String) -> [UInt8] {
      TreeFixture(
        pages: ["\(QuarterTurn.boxes) /Annots [20 0 R]", "/MediaBox [0 0 9 9] /Annots [\(other)]"],
        objects: [
          20: "<< /Rect [20 30 50 70] /Popup 22 0 R >>", 21: "<< /Popup 22 0 R >>",
          22: "<< /Subtype /Popup /Contents (it) /Rect [20 30 50 70] >>",
        ]
      ).bytes()
    }
    let failure = failure { _ = try moved(bytes("21 0 R"), .bakeRotate, pages: [1]) }
    #expect(failure == .cannotTransform(1, .sharedAnnotation(with: 2)))
    let output = try moved(bytes("22 0 R"), .bakeRotate, pages: [1]).rewritten()
    #expect(try object(with: "(it)", in: output).contains("/Rect [ 20 30 50 70 ]"))
  }

  /// Keys of an annotation, and what they are on a page whose unit was 2.
  static let scales: [(old: String, new: String)] = [
    ("/Rect [20 30.25 50 70]", "/Rect [ 40 60.5 100 140 ]"),
    ("/RD [1 2 3 4]", "/RD [ 2 4 6 8 ]"), ("/LL 10.5", "/LL 21"), ("/LLE -3", "/LLE -6"),
    ("/CO [1 2]", "/CO [ 2 4 ]"), ("/Border [1 2 3 [4 5]]", "/Border [ 2 4 6 [ 8 10 ] ]"),
    ("/Border [0 0 1]", "/Border [ 0 0 2 ]"), ("/Border [0 0 /x]", "/Border [ 0 0 /x ]"),
    ("/BS << /W 1.5 /S /D /D [3 1] >>", "/BS << /D [ 6 2 ] /S /D /W 3 >>"),
    ("/BS << /S /U >>", "/BS << /S /U /W 2 >>"), ("/F 4", "/F 4"),
    ("/Subtype /Text /Rect [20 30 50 70]", "/Rect [ 40 60 100 140 ]"),
  ]

  @Test(arguments: scales) func `a unit scales it`(_ row: (old: String, new: String)) throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [0 0 100 200] /UserUnit 2 /Annots [20 0 R]"],
      objects: [20: "<< /Type /Annot /Contents (this one) \(row.old) >>"]
    ).bytes()
    let output = try moved(bytes, .bakeUserUnit).rewritten()
    #expect(try object(with: "(this one)", in: output).contains(row.new))
  }

  @Test func `appearances are turned as copies, each once, and nobody else's change`() throws {
    let form = "/Subtype /Form /BBox [0 0 9 9]"
    let objects = [
      20: "<< /Type /Annot /Contents (one) /Rect [20 30 50 70] /AP 23 0 R >>",
      21: "<< /Type /Annot /Contents (two) /Rect [20 30 50 70] /AP 23 0 R >>",
      22: "<< /Type /Annot /Contents (three) /F 16 /Rect [20 30 50 70] /AP 23 0 R >>",
      23: "<< /N << /On 24 0 R /J#e4 25 0 R >> /D 24 0 R /R 99 0 R >>",
      24: stream("0 g", "\(form) /Name /Plain"),
      25: stream("1 g ", "\(form) /Name /Turned /Matrix [1 0 0 1 5 7]"),
    ]
    let output = try QuarterTurn.turned("/Annots [20 0 R 21 0 R 22 0 R]", objects: objects)
    let text = String(decoding: output, as: UTF8.self)
    // The old one has no matrix. The new one has that of a turn clockwise, and both annotations it.
    #expect(text.matches(of: /\/Name \/Plain/).count == 2)
    #expect(text.matches(of: /\/Matrix \[ 0 -1 1 0 0 0 \] \/Name \/Plain/).count == 1)
    // The point 5 7, turned: 7 -5.
    #expect(text.matches(of: /\/Matrix \[ 0 -1 1 0 7 -5 \] \/Name \/Turned/).count == 1)
    #expect(text.matches(of: /\/Matrix \[ 1 0 0 1 5 7 \] \/Name \/Turned/).count == 1)
    let (one, two) = (
      try object(with: "(one)", in: output), try object(with: "(two)", in: output)
    )
    let three = try object(with: "(three)", in: output)
    let wanted = /\/AP << \/D (\d+) 0 R \/N << \/J#e4 (\d+) 0 R \/On (\d+) 0 R >> >>/
    let first = try #require(one.firstMatch(of: wanted))
    #expect(first.1 == first.3 && two.contains(first.0))
    #expect(three.contains(/\/AP \d+ 0 R/))
  }

  @Test func `neither a shift nor a unit touches appearances`() throws {
    let bytes = TreeFixture(
      pages: ["/MediaBox [5 5 100 200] /UserUnit 2 /Annots [20 0 R]"],
      objects: [
        20: "<< /Type /Annot /Contents (one) /Rect [20 30 50 70] /AP << /N 21 0 R >> >>",
        21: stream("0 g", "/Subtype /Form /BBox [0 0 9 9] /Name /Plain"),
      ]
    ).bytes()
    let output = try moved(bytes, .bakeUserUnit, .originZero).rewritten()
    // Twice the distance of each corner from 5 5.
    #expect(try object(with: "(one)", in: output).contains("/Rect [ 30 50 90 130 ]"))
    #expect(try !object(with: "/Plain", in: output).contains("/Matrix"))
  }
}
