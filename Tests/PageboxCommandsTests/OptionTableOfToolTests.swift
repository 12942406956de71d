import BoxPolicy
import Foundation
import OptionTable
import Testing

@testable import PageboxCommands

/// The table of the real tool, held to the rules for tables.
@Suite struct OptionTableOfToolTests {
  /// An example of a page of the manual.
  struct Example: Sendable, CustomTestStringConvertible {
    var line: String
    var testDescription: String { line }
  }

  static let examples =
    (Tool.documentation.examples + Tool.documentation.commands.flatMap(\.examples))
    .map { Example(line: $0.term) }

  @Test func `the table has no problems`() {
    #expect(Tool.documentation.problems == [])
  }

  @Test func `generate knows every page and every shell`() {
    let tool = Tool.documentation
    #expect(GenerateKind.man.names == [tool.name] + tool.commands.map(\.name))
    #expect(GenerateKind.completion.names == ["bash", "zsh", "fish"])
  }

  @Test(arguments: GenerateKind.completion.names)
  func `shells offer the entries of the catalogue`(_ shell: String) {
    let script = CollectedRun.of("generate", "completion", shell)
    for name in ["cover-spread", "rotate-90-inherited"] { #expect(script.contains(name)) }
    // They are too many for a page.
    #expect(!CollectedRun.of("generate", "man", "synth").contains("rotate-90-inherited"))
  }

  /// What is offered for a request or a condition is one, or the beginning of one.
  @Test func `the words that shells offer for pages and boxes are understood`() throws {
    func words(_ option: String) throws -> [String] {
      let fix = try #require(Tool.documentation.commands.first { $0.name == "fix" })
      let value = fix.options.first { $0.long == option }?.value
      guard case .beginnings(let words) = value?.form else { return [] }
      return words
    }
    let set = try words("set")
    #expect(set.count == 20 && set.contains("crop=trim"))
    for word in set { _ = try EditRequest(setting: word) }
    let conditions = try words("where")
    for word in ["trim", "height", "rotate==", "crop-exceeds-media", "reversed-box"] {
      #expect(conditions.contains(word))
    }
    let endings = ["", "90", " absent", ">9"]
    for word in conditions {
      #expect(endings.contains { (try? PageCondition(parsing: word + $0)) != nil }, "\(word)")
    }
  }

  @Test func `every command has an example`() {
    for command in Tool.documentation.commands { #expect(!command.examples.isEmpty) }
  }

  @Test(arguments: examples) func `every example is a correct command line`(
    _ example: Example
  ) throws {
    let calls = try shellCalls(example.line).filter { $0.first == "pagebox" }
    try #require(!calls.isEmpty)
    for call in calls { try Self.parse(Array(call.dropFirst())) }
  }

  @Test(arguments: CommandName.allCases)
  func `a command is found by its own name`(_ name: CommandName) {
    #expect(name.documentation.name == name.rawValue)
    let console = CollectingConsole()
    #expect(Tool.run(arguments: [name.rawValue, "--help"], console: console) == .done)
    #expect(console.output.hasPrefix("usage: pagebox \(name) "))
  }

  @Test(arguments: [
    ["inspect", "--filse-from", "-"], ["inspect"], ["diff", "--null", "a"], ["explain"],
    ["generate", "man", "a", "b"],
  ]) func `a wrong command line would be found`(_ arguments: [String]) {
    #expect(throws: UsageError.self) { try Self.parse(arguments) }
  }

  /// Reads the arguments as the command does that they name.
  private static func parse(_ arguments: [String]) throws {
    guard case .command(let command, let rest) = try Tool.documentation.route(arguments) else {
      return
    }
    switch command.name {
    case inspectCommand.documentation.name: _ = try inspectCommand.parse(rest)
    case diffCommand.documentation.name: _ = try diffCommand.parse(rest)
    case fixCommand.documentation.name: _ = try fixCommand.parse(rest)
    case synthCommand.documentation.name: _ = try synthCommand.parse(rest)
    case generateCommand.documentation.name: _ = try generateCommand.parse(rest)
    default: Issue.record("no parser for \(command.name) here")
    }
  }

  /// What nobody tries out, nobody knows to work.
  @Test func `every option occurs in a test or in an example`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let texts = try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    try #require(texts.count > 5)
    let used = Self.longOptions(in: (texts + Self.examples.map(\.line)).joined(separator: "\n"))
    for command in Tool.documentation.commands {
      let unused = command.options.map { "--\($0.long)" }.filter { !used.contains($0) }
      #expect(unused == [], "options of \(command.name)")
    }
  }

  @Test func `an option is more than the beginning of one`() {
    #expect(Self.longOptions(in: "x --files0-from=- '--jobs' ---") == ["--files0-from", "--jobs"])
  }

  /// The words of a text that are spelled like long options.
  private static func longOptions(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z][a-z0-9-]+/).map { String($0.0) })
  }

  @Test func `a pipeline is split as a shell does`() throws {
    #expect(
      try shellCalls(#"find . -name '*|.pdf' "a b"c ''|xargs -0 | x"#)
        == [["find", ".", "-name", "*|.pdf", "a bc", ""], ["xargs", "-0"], ["x"]])
    #expect(throws: OpenQuote.self) { try shellCalls("a 'b") }
  }
}

/// A quotation mark without its partner.
private struct OpenQuote: Error {}

/// The calls of a pipeline and their words, by the quoting rules of sh that the examples use.
private func shellCalls(_ line: String) throws -> [[String]] {
  var calls: [[String]] = [[]]
  var word: String?
  var quote: Character?
  func endWord() {
    if let word { calls[calls.count - 1].append(word) }
    word = nil
  }
  for sign in line {
    switch (quote, sign) {
    case (sign?, _): quote = nil
    case (nil, "'"), (nil, "\""):
      quote = sign
      word = word ?? ""
    case (nil, " "): endWord()
    case (nil, "|"):
      endWord()
      calls.append([])
    default: word = (word ?? "") + String(sign)
    }
  }
  if quote != nil { throw OpenQuote() }
  endWord()
  return calls
}
