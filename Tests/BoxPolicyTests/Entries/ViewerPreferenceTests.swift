import Testing

@testable import BoxPolicy

@Suite struct ViewerPreferenceTests {
  /// ISO 32000-2:2020, 14.11.2; a name has its solidus, and upper case counts.
  @Test(arguments: [
    ("/MediaBox", Box.media), ("/CropBox", .crop), ("/BleedBox", .bleed), ("/TrimBox", .trim),
    ("/ArtBox", .art), ("MediaBox", nil), ("/mediabox", nil), ("/Rotate", nil), ("/", nil),
    ("", nil), ("/\u{1B}[31m", nil),
  ])
  func `a name is that of a box or of none`(_ name: String, _ box: Box?) {
    for area in ViewerArea.allCases {
      #expect(ViewerPreference(area, named: name) == ViewerPreference(area, box))
    }
  }
}
