import BoxFixtures

/// The sample whose boxes come from different levels of the page tree.
enum InheritedBoxes {
  /// One page: its own keys, and what is drawn about them.
  private struct Page {
    var about: String
    var parent: Int
    var keys: String
    /// The part of the MediaBox that is shown, or nil where there is no CropBox.
    var shown: Sketch.Area?
    var lines: [String]
    var turned = false
  }

  private static let inherited = Sketch.Area(40, 60, 360, 540)

  private static let pages = [
    Page(
      about: "Page 1: MediaBox of object 2, CropBox of object 3.", parent: 3, keys: "",
      shown: inherited, lines: ["MediaBox of object 2", "CropBox of object 3"]),
    Page(
      about: "Page 2: its own CropBox, not the one of object 3.", parent: 3,
      keys: "/CropBox [80 120 320 480]", shown: .init(80, 120, 320, 480),
      lines: ["MediaBox of object 2", "CropBox of this page"]),
    Page(
      about: "Page 3: MediaBox of object 2, CropBox of object 3, Rotate of object 4.", parent: 4,
      keys: "", shown: inherited,
      lines: ["MediaBox of object 2", "CropBox of object 3", "Rotate 90 of object 4"],
      turned: true),
    Page(
      about: "Page 4: its own Rotate, not the one of object 4.", parent: 4, keys: "/Rotate 0",
      shown: inherited,
      lines: ["MediaBox of object 2", "CropBox of object 3", "Rotate 0 of this page"]),
    Page(
      about: "Page 5: each unit is 2/72 inch; no CropBox, for object 3 is not above.", parent: 2,
      keys: "/UserUnit 2",
      lines: ["MediaBox of object 2", "No CropBox", "UserUnit 2: 800 x 1200 pt"]),
    Page(
      about: "Page 6: the CropBox reaches outside the MediaBox; their common part counts.",
      parent: 2, keys: "/CropBox [200 300 500 700]", shown: .init(200, 300, 400, 600),
      lines: ["CropBox", "[200 300 500 700]", "shown as far as", "[200 300 400 600]"]),
    Page(
      about: "Page 7: the upper right corner of the CropBox comes first, which is allowed.",
      parent: 2, keys: "/CropBox [360 540 40 60]", shown: inherited,
      lines: ["CropBox", "[360 540 40 60]", "means", "[40 60 360 540]"]),
  ]

  /// Returns the sample.
  static func bytes() -> [UInt8] {
    var file = PDFWriter()
    file.add(
      comment: """
        Boxes from different levels of the page tree:
          2 /Pages: MediaBox (and a BleedBox, which must be ignored here: it does not inherit)
            3 /Pages: CropBox
              page 1, page 2 (own CropBox)
              4 /Pages: Rotate
                page 3, page 4 (own Rotate)
            page 5 (UserUnit), page 6 (CropBox too large), page 7 (CropBox in reverse)
        Public domain (CC0 1.0).
        """)
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(
      2,
      """
      << /Type /Pages /Kids [3 0 R 9 0 R 10 0 R 11 0 R] /Count 7
         /MediaBox [0 0 400 600]
         /BleedBox [20 36 380 570]
         \(sampleResources) >>
      """)
    file.add(
      3,
      """
      << /Type /Pages /Parent 2 0 R /Kids [5 0 R 6 0 R 4 0 R] /Count 4
         /CropBox [40 60 360 540] >>
      """)
    file.add(
      4,
      """
      << /Type /Pages /Parent 3 0 R /Kids [7 0 R 8 0 R] /Count 2
         /Rotate 90 >>
      """)
    for (index, page) in pages.enumerated() {
      file.add(comment: page.about)
      let keys = page.keys.isEmpty ? "" : "\n   \(page.keys)"
      file.add(
        5 + index,
        "<< /Type /Page /Parent \(page.parent) 0 R /Contents \(12 + index) 0 R\(keys) >>")
      file.add(12 + index, stream: content(of: page, number: index + 1).utf8)
    }
    return file.bytes()
  }

  private static func content(of page: Page, number: Int) -> String {
    let media = Sketch.Area(0, 0, 400, 600)
    let shown = page.shown ?? media
    var sketch = Sketch()
    sketch.fill(media, .sheet)
    sketch.note("What a viewer shows.")
    sketch.fill(shown, .tint)
    if page.turned {
      sketch.label("MediaBox 400 x 600", at: 386, 20, size: 18, .media, .bold, turned: true)
    } else {
      sketch.label("MediaBox 400 x 600", at: 20, 14, size: 18, .media, .bold)
    }
    write(["Page \(number)"] + page.lines, in: shown, turned: page.turned, &sketch)
    if page.shown != nil { sketch.outline(shown, .crop, width: 6) }
    if number == 1 {
      sketch.note("The BleedBox of object 2, which this page does not inherit.")
      sketch.outline(.init(20, 36, 380, 570), .bleed, width: 2, dashed: true)
      sketch.label("BleedBox of /Pages: ignored", at: 24, 578, size: 16, .bleed)
    }
    sketch.outline(media, .media, width: 8)
    return sketch.text
  }

  /// Writes lines from the upper left corner on, as a viewer turns the page.
  private static func write(
    _ lines: [String], in area: Sketch.Area, turned: Bool, _ sketch: inout Sketch
  ) {
    for (index, line) in lines.enumerated() {
      let size = index == 0 ? 30.0 : 20
      let down = 46 + Double(index) * 30
      let colour: Sketch.Colour = line.contains("CropBox") ? .crop : .ink
      let font: Sketch.Font = index == 0 ? .bold : .plain
      if turned {
        let x = area.x0 + down
        sketch.label(line, at: x, area.y0 + 20, size: size, colour, font, turned: true)
      } else {
        sketch.label(line, at: area.x0 + 20, area.y1 - down, size: size, colour, font)
      }
    }
  }
}
