/// The drawing operators of a page, written so that a person can follow them in an editor.
struct Sketch {
  /// The content stream so far.
  private(set) var text = ""

  /// An RGB colour as the three operands of a colour operator.
  enum Colour: String {
    case ink = "0.13 0.14 0.20"
    case media = "0 0 0"
    case crop = "0.80 0.05 0.30"
    case bleed = "0 0.35 0.75"
    case paper = "1 1 1"
    case tint = "1 0.95 0.80"
    case sheet = "0.91 0.92 0.93"
    case pale = "0.80 0.83 0.88"
    case blue = "0.20 0.33 0.52"
    case navy = "0.11 0.19 0.33"
    case gold = "0.90 0.68 0.20"
  }

  /// A font of the resources that every sample has.
  enum Font: String {
    case plain = "/F1"
    case bold = "/F2"
  }

  /// A rectangle by two corners, as a box gives it.
  struct Area {
    /// The lower left and upper right corners in points.
    let x0, y0, x1, y1: Double

    init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
      (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    }

    /// The operands and operator that add the rectangle to the path.
    fileprivate var path: String {
      [x0, y0, x1 - x0, y1 - y0].map(number).joined(separator: " ") + " re"
    }
  }

  /// Adds a comment line.
  mutating func note(_ comment: String) { text += "% \(comment)\n" }

  /// Fills a rectangle.
  mutating func fill(_ area: Area, _ colour: Colour) {
    text += "\(colour.rawValue) rg \(area.path) f\n"
  }

  /// Strokes a rectangle, half of the line on each side of its edge.
  mutating func outline(_ area: Area, _ colour: Colour, width: Double, dashed: Bool = false) {
    let dash = dashed ? "[8 5] 0 d " : ""
    text += "q \(colour.rawValue) RG \(number(width)) w \(dash)\(area.path) S Q\n"
  }

  /// Writes a line of text from a point on; turned text runs upwards.
  mutating func label(
    _ line: String, at x: Double, _ y: Double, size: Double, _ colour: Colour = .ink,
    _ font: Font = .plain, turned: Bool = false
  ) {
    let matrix = turned ? "0 1 -1 0" : "1 0 0 1"
    text += "BT \(font.rawValue) \(number(size)) Tf \(colour.rawValue) rg "
    text += "\(matrix) \(number(x)) \(number(y)) Tm (\(line)) Tj ET\n"
  }

  /// Draws grey bars like the lines of a paragraph, downwards from a height.
  mutating func paragraph(
    _ widths: [Double], at x: Double, _ top: Double, lead: Double, _ colour: Colour = .pale
  ) {
    for (index, width) in widths.enumerated() {
      let y = top - Double(index) * lead
      fill(Area(x, y, x + width, y + lead * 0.4), colour)
    }
  }
}

/// Returns the shortest decimal notation, without a fraction where there is none.
private func number(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value))" : "\(value)"
}

/// The resources that every sample's root node has.
let sampleResources = """
  /Resources << /Font <<
       /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>
       /F2 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >> >> >>
  """
