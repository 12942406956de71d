import BoxPolicy
import Foundation
import TestSupport
import Testing

/// A picture of the first page of a file, drawn by somebody else's program.
struct Picture {
  /// A program with the part of the page that it is asked for.
  enum Renderer: String, CaseIterable {
    /// Poppler, through the media box.
    case popplerMedia
    /// Poppler, through the crop box.
    case popplerCrop
    /// MuPDF, which always takes the crop box.
    case mupdfCrop

    /// Whether the picture shows the crop box and not the whole media box.
    var isCropped: Bool { self != .popplerMedia }

    private var program: Program { self == .mupdfCrop ? .mutool : Program("pdftoppm") }

    /// The programs that can be run here.
    static var installed: [Renderer] { allCases.filter { $0.program.isInstalled } }

    /// Draws the page of a file with so many pixels for each inch.
    fileprivate func run(_ bytes: [UInt8], resolution: Double) throws -> [UInt8] {
      let scale = ["-r", "\(resolution)"]
      if self == .mupdfCrop {
        let form = ["-c", "rgb", "-F", "pnm", "-o", "-"]
        return try program.run(["draw", "-q", "-A", "0"] + scale + form, on: bytes).bytes
      }
      let form = (isCropped ? ["-cropbox"] : []) + ["-singlefile", "-aaVector", "no"]
      return try program.run(form + scale, on: bytes).bytes
    }
  }

  let width: Int
  let height: Int
  private let samples: ArraySlice<UInt8>
  private let region: Rectangle
  private let turn: Int
  private let scale: Double

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - renderer: The program.
  ///   - region: The part of the page that the program is to show, in user space.
  ///   - turn: The angle by which the page is turned.
  ///   - scale: The pixels for each unit of user space.
  ///   - unit: The points in a unit, for programs that go by it.
  /// - Throws: Where the program draws nothing, or a picture of another size.
  init(
    _ bytes: [UInt8], by renderer: Renderer, region: Rectangle, turn: Int, scale: Double,
    unit: Double
  ) throws {
    let points = renderer == .mupdfCrop ? unit : 1
    let drawn = try renderer.run(bytes, resolution: 72 * scale / points)
    // The three lines of the header: P6, the two sides, the largest sample.
    let lines = drawn.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
    try #require(lines.count == 4 && Array(lines[0]) == Array("P6".utf8))
    let sides = lines[1].split(separator: 0x20).compactMap {
      Int(String(decoding: $0, as: UTF8.self))
    }
    try #require(sides.count == 2)
    (width, height) = (sides[0], sides[1])
    samples = lines[3]
    self.region = region
    self.turn = turn
    self.scale = scale
    let isLying = turn % 180 != 0
    let expected = isLying ? [region.height, region.width] : [region.width, region.height]
    // Some round the sides, some take the next larger number.
    for (side, length) in zip(sides, expected) {
      try #require(abs(Double(side) - length * scale) < 1)
    }
    try #require(lines[3].count == sides[0] * sides[1] * 3)
  }

  /// The colour at a point of user space, moved by so many pixels; nil outside of the picture.
  func colour(_ x: Double, _ y: Double, right: Int = 0, up: Int = 0) -> [UInt8]? {
    // Counted from the upper left corner of the picture, by hand for each turn.
    let place: (x: Double, y: Double)
    let shift: (x: Int, y: Int)
    switch turn {
    case 90: (place, shift) = ((y - region.y0, x - region.x0), (up, right))
    case 180: (place, shift) = ((region.x1 - x, y - region.y0), (-right, up))
    case 270: (place, shift) = ((region.y1 - y, region.x1 - x), (-up, -right))
    default: (place, shift) = ((x - region.x0, region.y1 - y), (right, -up))
    }
    let column = Int((place.x * scale).rounded(.down)) + shift.x
    let row = Int((place.y * scale).rounded(.down)) + shift.y
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    let start = samples.startIndex + (row * width + column) * 3
    return Array(samples[start..<start + 3])
  }
}
