import BoxFixtures
import Foundation
import TestSupport
import Testing

/// The transcripts of README are real: each command is run again and must print the same.
@Suite struct ReadmeTests {
  private static let package = Project.root
  private static let text =
    (try? String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// A command as README shows it, and what it is said to print.
  struct Transcript: Sendable {
    let command: String
    let printed: String
  }

  /// The commands of one block, which are run in their order.
  struct Session: Sendable {
    let transcripts: [Transcript]
  }

  static let sessions: [Session] = blocks("console").compactMap { body in
    let parts = ("\n" + body).components(separatedBy: "\n$ ").dropFirst()
    let transcripts = parts.compactMap { part -> Transcript? in
      let lines = part.components(separatedBy: "\n")
      guard lines[0].hasPrefix("pagebox ") else { return nil }
      let printed = lines.dropFirst().joined(separator: "\n")
      return Transcript(command: lines[0], printed: printed.trimmingCharacters(in: .newlines))
    }
    return transcripts.isEmpty ? nil : Session(transcripts: transcripts)
  }

  /// The blocks of README in a language.
  private static func blocks(_ language: String, in text: String = text) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] }
  }

  @Test func `README has transcripts of each command`() {
    let commands = Self.sessions.flatMap(\.transcripts).map(\.command)
    for name in ["inspect", "diff", "synth"] {
      #expect(commands.contains { $0.hasPrefix("pagebox \(name) ") })
    }
    #expect(commands.count >= 10)
  }

  /// Its reader goes on in the folder of the session before, where that has left its files.
  @Test func `every transcript, in its order and in one folder, is what the commands print`()
    throws
  {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Samples",
      withDestinationPath: Self.package.appendingPathComponent("Samples").path)
    let recipe = try #require(Self.blocks("json").first)
    _ = try folder.file("cover.json", Array(recipe.utf8))
    for transcript in Self.sessions.flatMap(\.transcripts) {
      let result = try Executable.shell(
        #"pagebox() { "$pagebox" "$@"; }"# + "\n\(transcript.command)", in: folder.path)
      let printed = result.text.trimmingCharacters(in: .newlines)
      #expect(printed == transcript.printed, "\(transcript.command)")
    }
  }

  @Test func `the recipe can be made`() throws {
    let recipe = try #require(Self.blocks("json").first)
    let fixture = try Fixture(Recipe(json: Array(recipe.utf8)))
    #expect(fixture.recipe.pageCount == 313 && !fixture.recipe.claims.isEmpty)
  }

  /// The code that README leads to, step by step, is what stands in the sample package.
  @Test func `the code about fixtures stands in the sample package`() throws {
    let start = try #require(Self.text.range(of: "\n## Fixtures for your tests\n"))
    let rest = Self.text[start.upperBound...]
    let section = String(rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)])
    let blocks = Self.blocks("swift", in: section)
    try #require(blocks.count >= 3)
    let folder = Self.package.appendingPathComponent("Samples/swift-test").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build") }
    try #require(names.count == 4)
    let files = try names.map {
      Self.trimmed(try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8))
    }
    for block in blocks {
      // Where lines are left out the rest follows in the same file.
      let parts = block.components(separatedBy: "\n…\n").map(Self.trimmed)
      #expect(files.contains { file in parts.allSatisfy(file.contains) }, "\(block)")
    }
  }

  /// The lines of a text without their indents.
  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
