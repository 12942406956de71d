import Testing

@testable import BoxPolicy

@Suite struct BoxTests {
  @Test(
    arguments: zip(Box.allCases, ["/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"]))
  func `a box has the key of its name`(_ box: Box, _ name: String) {
    #expect(box.key.name == name)
    #expect(box.key.box == box)
  }
}
