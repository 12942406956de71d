import Testing

@testable import BoxPolicy

/// Viewer preferences: rule R11.
@Suite struct DocumentProblemTests {
  static let said: [([ViewerArea: String], String)] = [
    (
      [.viewArea: "/MediaBox"],
      "/ViewArea is /MediaBox; programs ignore this, and it does not count"
    ),
    (
      [.printClip: "/TrimBox", .viewClip: "/ArtBox", .printArea: "/CropBox"],
      "/ViewClip is /ArtBox, /PrintClip is /TrimBox; programs ignore this, and they do not count"
    ),
    (
      [.printArea: "/\u{1B}[31m"],
      "/PrintArea is no box; programs ignore this, and it does not count"
    ),
    ([.viewArea: "BleedBox"], "/ViewArea is no box; programs ignore this, and it does not count"),
  ]

  @Test(arguments: said)
  func `another box than the crop box is a note of the document`(
    _ names: [ViewerArea: String], _ message: String
  ) throws {
    let problem = try #require(DocumentProblem(viewerAreas: names))
    #expect(problem.message == message)
    #expect(problem.id == "viewer-areas-in-use" && problem.severity == .note)
    #expect(
      problem.kind
        == .viewerAreasInUse(
          ViewerArea.allCases.filter {
            names[$0] != nil && names[$0] != "/CropBox"
          }))
  }

  @Test func `nothing, and the default, are no problem`() {
    #expect(DocumentProblem(viewerAreas: [:]) == nil)
    var names: [ViewerArea: String] = [:]
    for area in ViewerArea.allCases {
      names[area] = "/CropBox"
      #expect(DocumentProblem(viewerAreas: names) == nil)
    }
  }
}
