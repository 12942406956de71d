import BoxFixtures

/// The sample that has a MediaBox on each page and nothing else.
enum NoCrop {
  /// Returns the sample.
  static func bytes() -> [UInt8] {
    var file = PDFWriter()
    file.add(
      comment: """
        Three pages of A4 as an office program writes them: each page has its MediaBox, and there
        is no CropBox anywhere, so the CropBox is the MediaBox. A program that confuses the two
        shows this file rightly all the same.
        Public domain (CC0 1.0).
        """)
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(
      2,
      """
      << /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3
         \(sampleResources) >>
      """)
    for number in 1...3 {
      file.add(comment: "Page \(number).")
      file.add(
        number + 2,
        """
        << /Type /Page /Parent 2 0 R /Contents \(number + 5) 0 R
           /MediaBox [0 0 595.276 841.89] >>
        """)
      file.add(number + 5, stream: letter(number).utf8)
    }
    return file.bytes()
  }

  private static func letter(_ number: Int) -> String {
    var sketch = Sketch()
    sketch.fill(.init(0, 0, 595.276, 841.89), .paper)
    sketch.label("Page \(number) of 3", at: 64, 740, size: 40, .navy, .bold)
    let lines: [Double] = [467, 452, 461, 440, 467, 458, 463, 280]
    sketch.paragraph(lines, at: 64, 690, lead: 24)
    sketch.paragraph(Array(lines.dropFirst(number)), at: 64, 470, lead: 24)
    sketch.label("MediaBox 595.276 x 841.89 \\(A4\\)", at: 64, 190, size: 30, .media, .bold)
    sketch.label("CropBox: none, so it is the MediaBox", at: 64, 145, size: 27, .crop)
    sketch.note("The edge of the MediaBox.")
    sketch.outline(.init(0, 0, 595.276, 841.89), .media, width: 8)
    return sketch.text
  }
}
