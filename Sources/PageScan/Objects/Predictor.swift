/// Takes back what was done to data before they were compressed.
///
/// ISO 32000-2:2020, 7.4.4.4; RFC 2083, 6.
struct Predictor {
  /// What kind it is: none, that of TIFF, or those of PNG.
  private let kind: Int
  /// How many bytes a row has, without the byte that names its filter.
  private let width: Int
  /// How many bytes a pixel has, at least one.
  private let pixel: Int

  /// The most bytes of a row; a table of objects has rows of at most 24.
  static let mostBytes = 1 << 20

  /// Reads the parameters, with the defaults of the standard where they are absent.
  ///
  /// - Throws: Where they are none that a table or a stream of objects has.
  init(
    kind: Int = 1, colors: Int = 1, bits: Int = 8, columns: Int = 1
  ) throws(Decline) {
    guard kind == 1 || kind == 2 || 10...15 ~= kind else { throw .unsure("an unknown predictor") }
    guard 1...32 ~= colors, [1, 2, 4, 8, 16].contains(bits), columns > 0 else {
      throw .unsure("parameters of a predictor that cannot be")
    }
    let (count, overflows) = columns.multipliedReportingOverflow(by: colors * bits)
    guard !overflows, count / 8 <= Self.mostBytes else {
      throw .hostile("a predictor with rows of more than a megabyte")
    }
    if kind == 2, bits != 8 { throw .unsure("a TIFF predictor of other than eight bits") }
    self.kind = kind
    width = (count + 7) / 8
    pixel = (colors * bits + 7) / 8
  }

  /// Decodes data whose rows must be whole.
  func decode(_ data: [UInt8]) throws(Decline) -> [UInt8] {
    switch kind {
    case 1: data
    case 2: try tiff(data)
    default: try png(data)
    }
  }

  private func tiff(_ data: [UInt8]) throws(Decline) -> [UInt8] {
    guard data.count.isMultiple(of: width) else { throw .unsure("a row that is cut short") }
    var output = data
    for start in stride(from: 0, to: output.count, by: width) where pixel < width {
      for place in start + pixel..<start + width { output[place] &+= output[place - pixel] }
    }
    return output
  }

  private func png(_ data: [UInt8]) throws(Decline) -> [UInt8] {
    guard data.count.isMultiple(of: width + 1) else { throw .unsure("a row that is cut short") }
    let rows = data.count / (width + 1)
    var output = [UInt8](repeating: 0, count: rows * width)
    for row in 0..<rows {
      let source = row * (width + 1)
      let target = row * width
      let filter = data[source]
      for place in 0..<width {
        let left = place >= pixel ? output[target + place - pixel] : 0
        let above = row > 0 ? output[target + place - width] : 0
        let corner = row > 0 && place >= pixel ? output[target + place - width - pixel] : 0
        let guess: UInt8
        switch filter {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = above
        case 3: guess = UInt8((Int(left) + Int(above)) / 2)
        case 4: guess = Self.paeth(left, above, corner)
        default: throw .unsure("a row with an unknown filter")
        }
        output[target + place] = data[source + 1 + place] &+ guess
      }
    }
    return output
  }

  /// The one of three neighbours that is nearest to the plane through them.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let (toLeft, toAbove) = (abs(estimate - Int(left)), abs(estimate - Int(above)))
    let toCorner = abs(estimate - Int(corner))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }
}
