import Foundation
import Testing

/// The transcripts of README are real: each command is run again and must print the same.
@Suite struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command as README shows it, and what it is said to print.
  struct Transcript: Sendable, CustomTestStringConvertible {
    let command: String
    let printed: String

    var testDescription: String { command }
  }

  static let transcripts: [Transcript] = {
    let url = package.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```console\n").dropFirst().flatMap {
      (block: String) -> [Transcript] in
      let body = block.components(separatedBy: "\n```")[0]
      return ("\n" + body).components(separatedBy: "\n$ ").dropFirst()
        .compactMap { part -> Transcript? in
          let lines = part.components(separatedBy: "\n")
          guard lines[0].hasPrefix("pagebox ") else { return nil }
          let printed = lines.dropFirst().joined(separator: "\n")
          return Transcript(
            command: lines[0], printed: printed.trimmingCharacters(in: .newlines))
        }
    }
  }()

  @Test func `README has transcripts of both commands`() {
    #expect(Self.transcripts.contains { $0.command.hasPrefix("pagebox inspect ") })
    #expect(Self.transcripts.contains { $0.command.hasPrefix("pagebox diff ") })
    #expect(Self.transcripts.count >= 5)
  }

  @Test(arguments: transcripts)
  func `a transcript is what the command prints`(_ transcript: Transcript) throws {
    let folder = Self.package.path + "/"
    // Names in README are relative to the package, wherever the tests run.
    let arguments = transcript.command.split(separator: " ").dropFirst().map { word in
      word.hasPrefix("Samples") ? folder + word : String(word)
    }
    let outcome = pagebox(arguments)
    let printed = (outcome.output + outcome.errors).replacingOccurrences(of: folder, with: "")
    #expect(printed.trimmingCharacters(in: .newlines) == transcript.printed)
  }
}
