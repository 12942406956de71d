import BoxPolicy
import Foundation

/// The words of a page as pdftotext reads them, each with the area that it covers.
struct ShownText {
  /// A word and its area: points from the upper left corner of the page as it is shown.
  struct Word {
    var text: String
    /// The vertical axis goes down.
    var area: Rectangle
  }

  let words: [Word]

  /// Whether pdftotext can be run here.
  static let isInstalled = path != nil

  private static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/pdftotext" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Reads the words of the page in the order in which they were drawn.
  init(_ bytes: [UInt8]) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-text-\(UUID().uuidString).pdf")
    let output = file.appendingPathExtension("html")
    defer { for url in [file, output] { try? FileManager.default.removeItem(at: url) } }
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path ?? "pdftotext")
    process.arguments = ["-raw", "-bbox", file.path, output.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let html = String(decoding: try Data(contentsOf: output), as: UTF8.self)
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
