import Testing

@testable import BoxPolicy

/// Viewer preferences: rule R11.
@Suite struct DocumentProblemTests {
  /// What stands in the file, what of it is in use, and the sentence.
  static let said: [([ViewerPreference], [ViewerPreference], String)] = [
    (
      [ViewerPreference(.viewArea, .media)], [ViewerPreference(.viewArea, .media)],
      "/ViewArea is /MediaBox; programs ignore this, and it does not count"
    ),
    (
      [
        ViewerPreference(.viewClip, .art), ViewerPreference(.printArea, .crop),
        ViewerPreference(.printClip, .trim),
      ],
      [ViewerPreference(.viewClip, .art), ViewerPreference(.printClip, .trim)],
      "/ViewClip is /ArtBox, /PrintClip is /TrimBox; programs ignore this, and they do not count"
    ),
    (
      [ViewerPreference(.viewArea, .crop), ViewerPreference(.printArea, nil)],
      [ViewerPreference(.printArea, nil)],
      "/PrintArea is no box; programs ignore this, and it does not count"
    ),
  ]

  @Test(arguments: said)
  func `another box than the crop box is a note of the document`(
    _ written: [ViewerPreference], _ inUse: [ViewerPreference], _ message: String
  ) throws {
    let problem = try #require(DocumentProblem.viewerAreas(written))
    #expect(problem.message == message)
    #expect(problem.id == "viewer-areas-in-use" && problem.severity == .note)
    #expect(problem.kind == .viewerAreasInUse(inUse))
    #expect(problem == DocumentProblem(.viewerAreasInUse(inUse)))
  }

  @Test func `nothing, and the default, are no problem`() {
    #expect(DocumentProblem.viewerAreas([]) == nil)
    let preferences = ViewerArea.allCases.map { ViewerPreference($0, .crop) }
    for count in 1...4 {
      #expect(DocumentProblem.viewerAreas(Array(preferences.prefix(count))) == nil)
    }
  }
}
