import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// Viewer preferences as files have them: rule R11.
@Suite struct ViewerAreaFileTests {
  private func document(
    _ preferences: String, _ objects: [Int: String] = [:]
  ) throws -> PageDocument {
    var objects = objects
    objects[1] = "<< /Type /Catalog /Pages 2 0 R \(preferences) >>"
    let fixture = TreeFixture(
      pages: ["/MediaBox [0 0 600 800] /CropBox [9 9 500 700]"], objects: objects)
    let bytes = fixture.bytes()
    try #require(String(decoding: bytes, as: UTF8.self).contains(preferences))
    return try PageDocument(bytes: bytes)
  }

  @Test func `the boxes that are named are told, and pages are shown as without them`() throws {
    let document = try document(
      "/ViewerPreferences 10 0 R",
      [10: "<< /ViewArea /MediaBox /PrintArea /CropBox /PrintClip /TrimBox /ViewClip 9 >>"])
    #expect(
      document.viewerAreas
        == [
          ViewerPreference(.viewArea, .media), ViewerPreference(.printArea, .crop),
          ViewerPreference(.printClip, .trim),
        ])
    let inUse = [ViewerPreference(.viewArea, .media), ViewerPreference(.printClip, .trim)]
    #expect(document.problems.map(\.kind) == [.viewerAreasInUse(inUse)])
    #expect(document.pages[0].boxes.view.rectangle == Rectangle(9, 9, 500, 700))
    #expect(document.pages[0].boxes.problems == [])
  }

  @Test(arguments: [
    "", "/ViewerPreferences null", "/ViewerPreferences [ /ViewArea /MediaBox ]",
    "/ViewerPreferences 1 0 R", "/ViewerPreferences 99 0 R", "/ViewArea /MediaBox",
    "/ViewerPreferences << /ViewArea (MediaBox) /PrintArea [ /MediaBox ] >>",
  ])
  func `what is no name in a dictionary is nothing`(_ preferences: String) throws {
    let document = try document(preferences)
    #expect(document.viewerAreas == [] && document.problems.isEmpty)
  }

  /// libqpdf rebuilds its table when an object is not where the table says it is.
  @Test func `preferences that cannot be read change nothing that is told`() throws {
    let sound = try document("/ViewerPreferences 10 0 R", [10: "<< /ViewArea /MediaBox >>"])
    var bytes = TreeFixture(
      pages: ["/MediaBox [0 0 600 800] /CropBox [9 9 500 700]"],
      objects: [
        1: "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences 10 0 R >>",
        10: "<< /ViewArea /MediaBox >>",
      ]
    ).bytes()
    let object = try #require(bytes.startOfLastObject(10))
    bytes[object] = UInt8(ascii: "x")
    let broken = try PageDocument(bytes: bytes)
    #expect(!broken.wasRecovered && broken.remarks.isEmpty && broken.troubles.isEmpty)
    #expect(broken.pages.map(\.entries) == sound.pages.map(\.entries))
    #expect(broken.problems.isEmpty)
  }
}
