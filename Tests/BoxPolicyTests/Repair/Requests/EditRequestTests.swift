import Testing

@testable import BoxPolicy

@Suite struct EditRequestTests {
  @Test func `a box and what it shall be are parted at the first equals sign`() throws {
    let request = try EditRequest(setting: " crop = media-left=10 ")
    #expect(request == .set(.crop, try BoxExpression(parsing: " media-left=10 ")))
    #expect(request.box == .crop && EditRequest.remove(.art).box == .art)
    #expect(try EditRequest(setting: "trim=A4").description == "set trim=A4")
    #expect(EditRequest.remove(.art).description == "remove art")
  }

  @Test(arguments: [
    (
      "crop", EditRequestError.noAssignment,
      "has no '='; give a box and what it shall be, as in crop=media-10mm"
    ),
    (
      "Crop=media", .noBox("Crop"),
      "names 'Crop', which is no box; the boxes are media, crop, bleed, trim and art"
    ),
    (
      "=media", .noBox(""),
      "names '', which is no box; the boxes are media, crop, bleed, trim and art"
    ),
    (
      "crop=media-x", .expression(.notALength("x")),
      "has 'x', which is no length such as 10, 3mm or 5%"
    ),
  ]) func `anything else is refused`(_ text: String, _ error: EditRequestError, _ message: String) {
    #expect(throws: error) { try EditRequest(setting: text) }
    #expect(error.description == message)
  }
}
