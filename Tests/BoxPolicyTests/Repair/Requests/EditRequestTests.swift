import Testing

@testable import BoxPolicy

@Suite struct EditRequestTests {
  @Test func `a box and what it shall be are parted at the first equals sign`() throws {
    let request = try EditRequest(setting: " crop = media-left=10 ")
    #expect(request == .set(.crop, try BoxExpression(parsing: " media-left=10 ")))
    #expect(request.box == .crop && EditRequest.remove(.art).box == .art)
    #expect(try EditRequest(setting: "trim=A4").description == "set trim=A4")
    #expect(EditRequest.remove(.art).description == "remove art")
    // As results show boxes.
    for text in ["[ 10 10 50 70 ]", "[10 10 50 70]", "[10, 10, 50, 70]"] {
      let plan = try changed("M[0 0 60 80]", "crop=\(text)")
      #expect(plan.result.own == notation("M[0 0 60 80] C[10 10 50 70]"))
    }
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
      "crop=0,0,50%,100%", .expression(.shareInRectangle),
      "has a '%', of which a rectangle has nothing; give a size in a box such as "
        + "50%x50%@center of media, or a margin such as media-5%"
    ),
    (
      "crop=[0 0 9]", .expression(.rectangle(.cornerCount(3))),
      "has 3 numbers; four are needed, as in 0,0,595,842"
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
