import Foundation
import OptionTable
import PageboxCommands
import TestSupport
import Testing

/// Texts that people or shells read, as a whole; `make golden` writes the files of Tests/Golden.
///
/// The difference is to be read before it is committed.
@Suite struct GoldenTests {
  /// A file of Tests/Golden and the call that prints it.
  struct Text: Sendable, CustomTestStringConvertible {
    var file: String
    var arguments: [String]

    var testDescription: String { file }

    init(_ file: String, _ call: String) {
      self.file = file
      arguments = call.split(separator: " ").map(String.init)
    }
  }

  static let folder = Project.root.appendingPathComponent("Tests/Golden")

  static let texts =
    [
      Text("help.txt", "--help"),
      Text("help-inspect.txt", "inspect --help"),
      Text("help-diff.txt", "diff --help"), Text("help-fix.txt", "fix --help"),
      Text("help-synth.txt", "synth --help"),
      Text("help-generate.txt", "generate --help"),
      Text("completion.bash", "generate completion bash"),
      Text("completion.zsh", "generate completion zsh"),
      Text("completion.fish", "generate completion fish"),
    ]
    + ["cover-spread", "inherited-boxes", "no-crop"].flatMap { sample in
      [
        Text("inspect-\(sample).txt", "inspect Samples/\(sample).pdf"),
        Text("diff-\(sample).txt", "diff --all Samples/\(sample).pdf"),
      ]
    }

  private static let isRecording = ProcessInfo.processInfo.environment["GOLDEN"] == "record"

  @Test(arguments: texts) func `the text is the golden one`(_ text: Text) throws {
    let result = try Executable.run(
      Executable.url, text.arguments, in: Project.root.path)
    try #require(result.errors == "")
    try #require(!result.bytes.isEmpty)
    let file = Self.folder.appendingPathComponent(text.file)
    if Self.isRecording {
      try Data(result.bytes).write(to: file)
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let difference = firstDifference(result.output, golden)
    #expect(difference == nil, "\(difference ?? ""); 'make golden' writes the file anew")
  }

  @Test(arguments: ["pagebox", "inspect", "diff", "fix", "synth", "generate"])
  func `the manual page is the committed one`(_ command: String) throws {
    let result = try Executable.run(Executable.url, ["generate", "man", command])
    let name = command == "pagebox" ? "pagebox.1" : "pagebox-\(command).1"
    let file = Project.root.appendingPathComponent("man/\(name)")
    let committed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let difference = firstDifference(result.output, committed)
    #expect(difference == nil, "\(difference ?? ""); 'make man' writes the pages anew")
  }

  @Test func `every command has a manual page and a golden help`() {
    for command in Tool.documentation.commands.map(\.name) {
      let page = Project.root.appendingPathComponent("man/pagebox-\(command).1")
      #expect(FileManager.default.fileExists(atPath: page.path))
      #expect(Self.texts.contains { $0.arguments == [command, "--help"] })
    }
  }

  /// A file whose case is gone would stay for ever.
  @Test func `every golden file is compared`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      // The hashes of fixtures are compared by the tests of those.
      .filter { !$0.hasSuffix(".sha256") }
    #expect(Set(files).subtracting(Self.texts.map(\.file)) == [])
  }

  @Test(arguments: [
    ("a\nb\n", "a\nb\n", nil), ("", "", nil),
    ("a\nb\n", "a\nc\n", "line 2 is 'b' and should be 'c'"),
    ("a\n", "a\nb\n", "line 2 is '' and should be 'b'"),
    ("a\nb", "a\nb\n", "line 3 is missing and should be ''"),
    ("a\n\n", "a\n", "line 3 is '' and should be missing"),
    // The same letter by eye, and other bytes.
    ("\u{E9}", "e\u{301}", "line 1 is '\u{E9}' and should be 'e\u{301}'"),
  ]) func `a difference is told by its first line`(
    _ text: String, _ golden: String, _ difference: String?
  ) {
    #expect(firstDifference(text, golden) == difference)
  }
}

/// The first line in which a text is not what it should be, in words; nil if there is none.
private func firstDifference(_ text: String, _ golden: String) -> String? {
  let lines = [text, golden].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  for index in 0..<max(lines[0].count, lines[1].count) {
    let pair = lines.map { index < $0.count ? $0[index] : nil }
    let isEqual = pair[0].map { Array($0.utf8) } == pair[1].map { Array($0.utf8) }
    if isEqual { continue }
    let words = pair.map { line in line.map { "'\($0)'" } ?? "missing" }
    return "line \(index + 1) is \(words[0]) and should be \(words[1])"
  }
  return nil
}
