import BoxFixtures

/// The sample whose first page is a whole dust jacket, cropped to the front cover.
enum CoverSpread {
  /// Returns the sample.
  static func bytes() -> [UInt8] {
    var file = PDFWriter()
    file.add(
      comment: """
        A book as a publisher sends it. Page 1 is the sheet on which the dust jacket is printed;
        its CropBox is the front cover, and that is what a viewer shows. The other pages have no
        boxes of their own: the MediaBox is inherited from /Pages (object 2).
        Public domain (CC0 1.0).
        """)
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(
      2,
      """
      << /Type /Pages /Kids [3 0 R 4 0 R 5 0 R 6 0 R] /Count 4
         /MediaBox [0 0 420 595]
         \(sampleResources) >>
      """)
    file.add(comment: "Page 1: MediaBox 1700 x 841, CropBox 420 x 595.")
    file.add(
      3,
      """
      << /Type /Page /Parent 2 0 R /Contents 7 0 R
         /MediaBox [0 0 1700 841]
         /CropBox [640 123 1060 718] >>
      """)
    file.add(comment: "Pages 2 to 4: everything is inherited, and there is no CropBox.")
    for number in 2...4 {
      file.add(number + 2, "<< /Type /Page /Parent 2 0 R /Contents \(number + 6) 0 R >>")
    }
    file.add(comment: "What the pages draw.")
    file.add(7, stream: jacket().utf8)
    for number in 2...4 { file.add(number + 6, stream: text(onPage: number).utf8) }
    return file.bytes()
  }

  private static func jacket() -> String {
    var sketch = Sketch()
    sketch.note("The sheet, which is the MediaBox.")
    sketch.fill(.init(0, 0, 1700, 841), .sheet)
    sketch.outline(.init(0, 0, 1700, 841), .media, width: 12)
    sketch.label("MediaBox 1700 x 841", at: 40, 768, size: 42, .media, .bold)
    sketch.label("[0 0 1700 841]", at: 500, 768, size: 34, .media)
    drawPanels(&sketch)
    drawSlug(&sketch)
    drawFront(&sketch)
    return sketch.text
  }

  private static func drawPanels(_ sketch: inout Sketch) {
    sketch.note("The jacket from left to right: flap, back, spine, front (below), flap.")
    sketch.fill(.init(40, 123, 180, 718), .pale)
    sketch.label("FLAP", at: 66, 640, size: 34, .ink, .bold)
    sketch.paragraph([96, 88, 96, 92, 60], at: 62, 590, lead: 22, .sheet)
    sketch.fill(.init(180, 123, 600, 718), .blue)
    sketch.label("BACK", at: 215, 630, size: 56, .paper, .bold)
    sketch.paragraph([340, 320, 350, 335, 345, 180], at: 215, 560, lead: 30)
    sketch.fill(.init(400, 150, 570, 240), .paper)
    for (index, bar) in [4.0, 8, 4, 4, 6, 4, 8, 6, 4, 4, 8, 4].enumerated() {
      let x = 414 + Double(index) * 12
      sketch.fill(.init(x, 164, x + bar, 228), .ink)
    }
    sketch.fill(.init(600, 123, 640, 718), .navy)
    sketch.label("SPINE", at: 625, 370, size: 24, .paper, .bold, turned: true)
    sketch.fill(.init(1060, 123, 1200, 718), .pale)
    sketch.label("FLAP", at: 1086, 640, size: 34, .ink, .bold)
    sketch.paragraph([96, 92, 84, 96, 90, 96, 40], at: 1082, 590, lead: 22, .sheet)
  }

  private static func drawSlug(_ sketch: inout Sketch) {
    sketch.note("What only the printer reads.")
    sketch.label("PRINTER'S NOTES", at: 1245, 640, size: 34, .ink, .bold)
    sketch.label("Outside the CropBox:", at: 1245, 585, size: 30)
    sketch.label("on the sheet, but not shown", at: 1245, 548, size: 30)
    sketch.label("by a viewer.", at: 1245, 511, size: 30)
    let patches: [Sketch.Colour] = [.media, .navy, .blue, .bleed, .crop, .gold, .tint]
    for (index, patch) in patches.enumerated() {
      let x = 1245 + Double(index) * 56
      sketch.fill(.init(x, 123, x + 56, 190), patch)
    }
  }

  private static func drawFront(_ sketch: inout Sketch) {
    sketch.note("The front cover, which is the CropBox.")
    sketch.fill(.init(640, 123, 1060, 718), .tint)
    sketch.label("A Book", at: 680, 622, size: 60, .navy, .bold)
    sketch.label("of Boxes", at: 680, 558, size: 60, .navy, .bold)
    for (step, colour) in [Sketch.Colour.navy, .blue, .gold, .crop, .tint].enumerated() {
      let inset = Double(step) * 22
      sketch.fill(.init(720 + inset, 270 + inset, 980 - inset, 510 - inset), colour)
    }
    sketch.label("FRONT", at: 680, 212, size: 44, .ink, .bold)
    sketch.label("CropBox 420 x 595", at: 680, 162, size: 38, .crop, .bold)
    sketch.outline(.init(640, 123, 1060, 718), .crop, width: 10)
    sketch.label("CropBox [640 123 1060 718]", at: 638, 76, size: 31, .crop, .bold)
  }

  private static func text(onPage number: Int) -> String {
    var sketch = Sketch()
    sketch.fill(.init(0, 0, 420, 595), .paper)
    sketch.label("Chapter \(number - 1)", at: 48, 515, size: 32, .navy, .bold)
    let lines: [Double] = [324, 316, 322, 310, 324, 318, 324, 312, 200]
    sketch.paragraph(lines, at: 48, 475, lead: 18)
    sketch.paragraph(Array(lines.reversed().dropFirst(2)), at: 48, 295, lead: 18)
    sketch.label("MediaBox 420 x 595", at: 48, 130, size: 24, .media, .bold)
    sketch.label("inherited from /Pages", at: 48, 103, size: 20)
    sketch.label("No CropBox: all of it is shown", at: 48, 76, size: 20, .crop)
    sketch.label("\(number)", at: 204, 30, size: 20)
    sketch.note("The edge of the MediaBox.")
    sketch.outline(.init(0, 0, 420, 595), .media, width: 8)
    return sketch.text
  }
}
