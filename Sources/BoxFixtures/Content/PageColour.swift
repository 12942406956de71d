package import BoxPolicy

/// A colour of page content as a picture of the page has it, in 8 bits a channel.
public struct PageColour: Sendable, Hashable {
  /// The red channel.
  public let red: UInt8
  /// The green channel.
  public let green: UInt8
  /// The blue channel.
  public let blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The three operands of a colour operator.
  ///
  /// Thousandths are rounded up: then programs that round to 8 bits and those that cut agree.
  var operands: String {
    [red, green, blue].map { channel in
      decimalText(Double((Int(channel) * 1000 + 254) / 255) / 1000, places: 3)
    }.joined(separator: " ")
  }

  static let white = PageColour(255, 255, 255)

  /// The colour in which a box is outlined and labelled.
  ///
  /// Those that production people know from their viewers: art red, trim green, bleed blue, and
  /// crop black, the default of the standard. The hues are shifted so that they also differ for
  /// people who do not tell red from green, and all stand out from the tints.
  package static func outline(of box: Box) -> PageColour {
    switch box {
    case .media: PageColour(204, 0, 153)
    case .crop: PageColour(0, 0, 0)
    case .bleed: PageColour(0, 102, 255)
    case .trim: PageColour(0, 153, 102)
    case .art: PageColour(221, 51, 0)
    }
  }

  /// The tint of what the effective crop box shows.
  package static let insideCrop = PageColour(255, 255, 238)
  /// The colour of the thin lines from corner to corner of the effective crop box.
  static let diagonals = PageColour(226, 224, 196)
  /// The tint of what lies in the media box around the effective crop box.
  package static let outsideCrop = PageColour(204, 210, 221)
}
