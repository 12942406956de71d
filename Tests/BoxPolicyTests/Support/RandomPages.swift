import TestSupport

@testable import BoxPolicy

extension SplitMix {
  /// A coordinate: often a whole number, often one that came before in other boxes, rarely huge.
  mutating func coordinate() -> Double {
    switch below(8) {
    case 0...3: Double(pick(-50, 0, 0, 50, 100, 550, 600, 740, 800))
    case 4: Double(below(2000) - 1000)
    case 5: Double(below(2_000_000) - 1_000_000) / 1000
    case 6: Double(600) + Double(below(60)) / 1000
    default: Double(below(2_000_000_000) - 1_000_000_000) * 1000
    }
  }

  /// Any rectangle, with and without an area.
  mutating func rectangle() -> Rectangle {
    Rectangle(coordinate(), coordinate(), coordinate(), coordinate())
  }

  /// The text of a box entry, one in four of them not a box.
  mutating func boxText() -> String {
    let four = (0..<4).map { _ in plainText(coordinate()) }.joined(separator: " ")
    return switch below(12) {
    case 0: pick("/None", "(0 0 1 1)", "true", "<< /A [ 1 ] >>", "612", "", "[", "[ ]")
    case 1: "[ \(four) \(below(900)) ]"
    case 2: pick("[ 0 0 600 ]", "[ 0 0 6e2 800 ]", "[ 0 null 600 800 ]", "[ 0 [ 0 600 ] 800 9 ]")
    default: "[ \(four) ]"
    }
  }

  /// The seven entries of one dictionary, each missing as often as not.
  mutating func level() -> [PageKey: String] {
    var values: [PageKey: String] = [:]
    for key in PageKey.allCases where below(2) == 0 {
      values[key] =
        switch key {
        case .rotate: pick("0", "90", "180", "270", "-90", "450", "45", "90.0", "/x", "[ 90 ]")
        case .userUnit: pick("1", "2", "0.5", "0", "-1", "72", "1.0", "(2)", "[ 2 ]", "1e3")
        default: boxText()
        }
    }
    return values
  }

  /// A page with up to two dictionaries above it.
  mutating func page() -> PageBoxes {
    PageBoxes(entries(page: level(), inner: level(), pages: level()))
  }
}
