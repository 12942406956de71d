import Foundation
import TestSupport

/// A file of Tests/Golden with the SHA-256 of fixtures, as sha256sum writes and checks it.
struct GoldenHashes {
  /// The name of the file, which need not exist.
  let name: String
  private let url: URL

  init(_ name: String) {
    self.name = name
    url = SamplesTests.folder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Golden/\(name)")
  }

  /// Whether the files are written anew instead of compared.
  static let areRecorded = ProcessInfo.processInfo.environment["GOLDEN"] == "record"

  /// Returns the hashes by name; nil where there is no file.
  func read() throws -> [String: String]? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return Self.hashes(String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  /// Writes the hashes, sorted by name.
  func write(_ hashes: [String: String]) throws {
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
    try Data(lines.joined().utf8).write(to: url, options: .atomic)
  }

  /// Reads lines of a hash, two blanks and a name.
  private static func hashes(_ text: String) -> [String: String] {
    let lines = text.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    return Dictionary(
      lines.compactMap { $0.count == 2 ? (String($0[1].drop { $0 == " " }), String($0[0])) : nil }
    ) { first, _ in first }
  }

  /// Hashes files, with the program that the system has for it.
  static func sha256(of files: [(name: String, bytes: [UInt8])]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    for file in files { _ = try folder.file(file.name, file.bytes) }
    let script = "if command -v sha256sum >/dev/null; then sha256sum *; else shasum -a 256 *; fi"
    return hashes(try Program("sh").run(["-c", script], in: folder.path).output)
  }
}
