/// A named paper size, upright.
///
/// The A and B series of ISO 216, and the sizes that North American printers are sold with.
public struct PaperSize: Sendable, Hashable {
  /// The name by which people ask for it, such as A4 or Letter.
  public let name: String
  /// The shorter side in points of 1/72 inch.
  public let width: Double
  /// The longer side in points.
  public let height: Double

  /// Which sides of a sheet lie at its foot and its head, by the word that people use.
  public enum Orientation: String, CaseIterable, Sendable, Hashable {
    /// The shorter ones.
    case portrait
    /// The longer ones.
    case landscape
  }

  /// Returns the width and the height of a sheet that lies this way, in points.
  public func sides(_ orientation: Orientation) -> [Double] {
    orientation == .portrait ? [width, height] : [height, width]
  }

  /// Every known size.
  public static let all: [PaperSize] =
    series("A", 841, 1189) + series("B", 1000, 1414)
    + [
      PaperSize(name: "Letter", inches: 8.5, 11), PaperSize(name: "Legal", inches: 8.5, 14),
      PaperSize(name: "Tabloid", inches: 11, 17), PaperSize(name: "Executive", inches: 7.25, 10.5),
      PaperSize(name: "Statement", inches: 5.5, 8.5),
    ]

  /// Finds a size by its name, whatever the case of its letters.
  public init?(named name: some StringProtocol) {
    let wanted = name.lowercased()
    guard let size = Self.all.first(where: { $0.name.lowercased() == wanted }) else { return nil }
    self = size
  }

  private init(name: String, inches width: Double, _ height: Double) {
    self.init(name: name, width: width * 72, height: height * 72)
  }

  private init(name: String, width: Double, height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// Halves a sheet again and again: the longer side is halved and rounded down to a millimetre.
  private static func series(_ letter: String, _ width: Int, _ height: Int) -> [PaperSize] {
    var sides = (width, height)
    return (0...10).map { number in
      defer { sides = (sides.1 / 2, sides.0) }
      let points = LengthUnit.millimetre.points
      return PaperSize(
        name: "\(letter)\(number)", width: Double(sides.0) * points,
        height: Double(sides.1) * points)
    }
  }
}
