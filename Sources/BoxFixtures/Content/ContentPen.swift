import BoxPolicy

/// Writes the operators of a content stream, each drawing with all that it depends on.
struct ContentPen {
  /// The stream so far.
  private(set) var bytes: [UInt8] = []
  /// How many decimals a length has at most.
  let places: Int

  init(places: Int) { self.places = places }

  /// A dash pattern and how far into it a line starts.
  struct Dash {
    var lengths: [Double]
    var phase = 0.0

    static let solid = Dash(lengths: [])
  }

  /// Writes a length or a coordinate, which is never so large that it needs an exponent.
  func number(_ value: Double) -> String { decimalText(value, places: places) }

  private func numbers(_ values: Double...) -> String {
    values.map(number).joined(separator: " ")
  }

  private mutating func write(_ line: String) {
    bytes.append(contentsOf: line.utf8)
    bytes.append(0x0A)
  }

  /// Adds a comment line.
  mutating func note(_ text: String) { write("% \(text)") }

  /// Fills a rectangle.
  mutating func fill(_ area: Rectangle, _ colour: PageColour) {
    write("\(colour.operands) rg \(numbers(area.x0, area.y0, area.width, area.height)) re f")
  }

  /// Strokes a line that is as long as its ends say.
  mutating func stroke(
    _ line: (x0: Double, y0: Double, x1: Double, y1: Double), width: Double, _ colour: PageColour,
    _ dash: Dash = .solid
  ) {
    // An array of lengths that are all 0 is no dash pattern (ISO 32000-2:2020, 8.4.3.6).
    let lengths = dash.lengths.map(number)
    let pattern =
      lengths.contains("0") ? "[] 0" : "[\(lengths.joined(separator: " "))] \(number(dash.phase))"
    write("\(colour.operands) RG \(number(width)) w \(pattern) d")
    write("\(numbers(line.x0, line.y0)) m \(numbers(line.x1, line.y1)) l S")
  }

  /// Shows a line of ASCII text whose base line starts at a point and runs as the matrix says.
  mutating func text(
    _ line: String, size: Double, matrix: String, at point: (x: Double, y: Double),
    _ colour: PageColour
  ) {
    write(
      "BT /F1 \(number(size)) Tf \(colour.operands) rg \(matrix) \(numbers(point.x, point.y)) Tm")
    write("(\(ContentText.literal(line))) Tj ET")
  }
}
