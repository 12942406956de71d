import BoxPolicy
import Foundation
import TestSupport

/// The words of a page as pdftotext reads them, each with the area that it covers.
struct ShownText {
  /// A word and its area: points from the upper left corner of the page as it is shown.
  struct Word {
    var text: String
    /// The vertical axis goes down.
    var area: Rectangle
  }

  let words: [Word]

  /// Tells the words of a page and where they stand.
  static let program = Program("pdftotext")

  /// Reads the words of the page in the order in which they were drawn.
  init(_ bytes: [UInt8]) throws {
    let html = try Self.program.run(["-raw", "-bbox"], on: bytes, "-").output
    words = html.split(separator: "\n").compactMap(Self.word)
  }

  /// Reads a line such as <word xMin="1" yMin="2" xMax="3" yMax="4">text</word>.
  private static func word(_ line: Substring) -> Word? {
    let parts = line.split(separator: "\"", maxSplits: 8)
    guard line.contains("<word "), parts.count == 9 else { return nil }
    let numbers = [1, 3, 5, 7].compactMap { Double(parts[$0]) }
    guard numbers.count == 4 else { return nil }
    var text = String(parts[8].dropFirst()).replacingOccurrences(of: "</word>", with: "")
    for (entity, plain) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"),
      ("&amp;", "&"),
    ] {
      text = text.replacingOccurrences(of: entity, with: plain)
    }
    return Word(text: text, area: Rectangle(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// All words, joined by blanks.
  var text: String { words.map(\.text).joined(separator: " ") }

  /// The words of a label, which begins with the name of its box.
  func label(_ name: String) -> [Word]? {
    words.firstIndex { $0.text == name }.map { Array(words[$0...].prefix(5)) }
  }
}
