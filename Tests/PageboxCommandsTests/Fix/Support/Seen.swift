import TestSupport

/// What a program shows of the first page of a file, as it was measured.
struct Seen: Equatable, CustomStringConvertible {
  /// The region of the page in its own units.
  var region: [Double]
  /// The quarter turn that it is shown with.
  var turn: Int
  /// The width and the height that it is shown with, in points.
  var size: [Double]

  var description: String { "\(region), turned by \(turn), as \(size)" }

  /// Whether both are the same to the accuracy that programs print.
  func agrees(with other: Seen) -> Bool {
    turn == other.turn
      && zip(region + size, other.region + other.size).allSatisfy { abs($0 - $1) <= 0.02 }
  }
}

/// A program that shows pages, and how it is asked what it shows.
struct Viewer: Sendable, CustomStringConvertible {
  let description: String
  let isInstalled: Bool
  /// What it shows of the first page; nil where it shows nothing.
  let look: @Sendable (_ path: String) throws -> Seen?

  static let all = [mupdf, poppler]

  /// The transformation of the first path that is drawn tells region and turn.
  private static let mupdf = Viewer(
    description: "MuPDF", isInstalled: Program.mutool.isInstalled
  ) { path in
    let trace = try Program.mutool.run(["draw", "-q", "-F", "trace", path, "1"]).output
    guard let size = trace.firstMatch(of: /<page mediabox="0 0 ([^ ]+) ([^"]+)"/),
      let matrix = trace.firstMatch(of: /transform="([^"]+)"/)
    else { return nil }
    let numbers = matrix.1.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 6, let width = Double(size.1), let height = Double(size.2) else {
      return nil
    }
    return Seen(matrix: numbers, width: width, height: height)
  }

  /// The crop box is clipped already; the picture has to be as large as the region says.
  private static let poppler = Viewer(
    description: "poppler", isInstalled: Program.pdfinfo.isInstalled && Program.pdftoppm.isInstalled
  ) { path in
    let text = try Program.pdfinfo.run(["-box", path]).output
    guard let size = text.firstMatch(of: /Page size: +([^ ]+) x ([^ ]+) pts/),
      let turn = text.firstMatch(of: /Page rot: +([0-9]+)/).flatMap({ Int($0.1) }),
      let crop = text.firstMatch(of: /CropBox: +([^\n]+)/)
    else { return nil }
    let region = crop.1.split(separator: " ").compactMap { Double($0) }
    var sides = [size.1, size.2].compactMap { Double($0) }
    if turn % 180 == 90 { sides.reverse() }
    let picture = try Program.pdftoppm.run(["-cropbox", "-r", "9", "-f", "1", "-l", "1", path])
    guard
      let pixels = String(decoding: picture.bytes.prefix(32), as: UTF8.self)
        .firstMatch(of: /P6\n([0-9]+) ([0-9]+)\n/), region.count == 4
    else { return nil }
    // It rounds up digits that it does not print.
    for (side, count) in zip(sides, [pixels.1, pixels.2]) {
      guard let count = Double(count), abs(side / 8 + 0.5 - count) <= 0.501 || count == 1 else {
        return nil
      }
    }
    return Seen(region: region, turn: turn, size: sides)
  }
}

extension Seen {
  /// Works back from the way in which points of the page reach the paper, whose y points down.
  fileprivate init?(matrix: [Double], width: Double, height: Double) {
    let (a, b, c, d, e, f) = (matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5])
    let determinant = a * d - b * c
    guard determinant != 0 else { return nil }
    func page(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
      ((d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant)
    }
    let (one, other) = (page(0, 0), page(width, height))
    let turn: Int? =
      switch (a.sign(of: 0), b.sign(of: 0), c.sign(of: 0), d.sign(of: 0)) {
      case (1, 0, 0, -1): 0
      case (0, 1, 1, 0): 90
      case (-1, 0, 0, 1): 180
      case (0, -1, -1, 0): 270
      default: nil
      }
    guard let turn else { return nil }
    self.init(
      region: [
        min(one.x, other.x), min(one.y, other.y), max(one.x, other.x), max(one.y, other.y),
      ], turn: turn, size: [width, height])
  }
}

extension Double {
  fileprivate func sign(of zero: Double) -> Int { self > zero ? 1 : self < zero ? -1 : 0 }
}
