/// The place of a size in a box: the sides at which it stands, none of them for the middle.
enum Anchor: String, CaseIterable, Sendable, Hashable {
  case center, left, right, top, bottom
  case topLeft = "top-left"
  case topRight = "top-right"
  case bottomLeft = "bottom-left"
  case bottomRight = "bottom-right"

  /// The sides of the box at which the size stands.
  var sides: Set<Side> {
    Set(rawValue.split(separator: "-").compactMap { Side(rawValue: String($0)) })
  }

  /// Reads a place and the box that it is in, which is the media box where none is named.
  static func place(parsing text: Substring) throws(BoxExpressionError) -> (Anchor, Box) {
    let words = text.split(separator: " ").map { String($0) }
    let name = words.first == "centre" ? "center" : words.first
    guard let anchor = name.flatMap(Anchor.init(rawValue:)) else {
      throw .notAPlace(String(text))
    }
    if words.count == 1 { return (anchor, .media) }
    guard words.count == 3, words[1] == "of", let box = Box(rawValue: words[2]) else {
      throw .notAPlace(String(text))
    }
    return (anchor, box)
  }

  /// The place that was probably meant, by other joints, another order or another case; nil if none.
  static func place(meantBy text: String) -> String? {
    let meant = letters(of: text)
    for anchor in allCases {
      let names = [anchor.rawValue, anchor.rawValue.split(separator: "-").reversed().joined()]
      for place in [""] + Box.allCases.map({ " of \($0.rawValue)" })
      where names.contains(where: { letters(of: $0 + place) == meant }) {
        return anchor.rawValue + place
      }
    }
    return nil
  }

  private static func letters(of text: String) -> String {
    text.lowercased().replacing("centre", with: "center").filter(\.isLetter)
  }
}

/// The size of a box: two lengths, or a paper.
struct BoxSize: Sendable, Hashable {
  let width: Amount
  let height: Amount

  /// Reads two lengths joined by an x, or the name of a paper with an optional word behind it.
  init(parsing text: Substring) throws(BoxExpressionError) {
    if let paper = Self.paper(text.split(separator: " ")) {
      self = paper
      return
    }
    guard let cross = text.firstIndex(of: "x") else { throw .notASize(String(text)) }
    let amounts = try Amount.list([text[..<cross], text[text.index(after: cross)...]])
    width = amounts[0]
    height = amounts[1]
  }

  private init(width: Double, height: Double) {
    self.width = Amount(number: width, measure: .paper, decimals: 0)
    self.height = Amount(number: height, measure: .paper, decimals: 0)
  }

  private static func paper(_ words: [Substring]) -> BoxSize? {
    guard let name = words.first, let paper = PaperSize(named: name), words.count < 3 else {
      return nil
    }
    return switch words.dropFirst().first {
    case nil, "portrait": BoxSize(width: paper.width, height: paper.height)
    case "landscape": BoxSize(width: paper.height, height: paper.width)
    default: nil
    }
  }
}
