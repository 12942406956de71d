import Foundation
import PageboxCommands
import Synchronization
import TestSupport
import Testing

/// What the tool really writes is what the schemas in Samples say.
@Suite(.enabled(if: SchemaChecker.isInstalled, "needs python3 with jsonschema"))
struct SchemaTests {
  /// A schema and a command line whose output it describes; FILES are the files of the test.
  struct Case: Sendable, CustomTestStringConvertible {
    var schema: String
    var arguments: [String]

    var testDescription: String { arguments.joined(separator: " ") }

    init(_ schema: String, _ arguments: String...) {
      self.schema = schema
      self.arguments = arguments
    }
  }

  static let sample = Project.root.appendingPathComponent("Samples/cover-spread.pdf").path
  static let other = Project.root
    .appendingPathComponent("Samples/inherited-boxes.pdf").path

  static let cases = [
    Case("inspect", "inspect", "-f", "ndjson", "FILES"),
    Case("inspect", "inspect", "-f", "json", "FILES"),
    Case("inspect", "inspect", "-f", "ndjson", "--boxes", "trim,media", "FILES"),
    Case("diff", "diff", "-f", "ndjson", "FILES"),
    Case("diff", "diff", "-f", "json", "--all", "FILES"),
    Case("diff", "diff", "-f", "ndjson", "--all", "--between", "trim:bleed", "FILES"),
    Case("diff", "diff", "-f", "ndjson", "--all", "--effective", "FILES"),
    Case("diff", "diff", "-f", "ndjson", "--all", "--against", other, "FILES"),
    Case("diff", "diff", "-f", "ndjson", "--all", "--effective", "--against", other, "FILES"),
    Case("diff", "diff", "-f", "ndjson", "--against", sample, other),
    Case("diff", "diff", "-f", "ndjson", "--against", other, sample),
    Case("fix", "fix", "-f", "ndjson", "-n", "FILES"),
    Case("fix", "fix", "-f", "json", "-n", "--write=rewrite", "FILES"),
    Case("fix", "fix", "-f", "ndjson", "-n", "--rule=safe", "--set=crop=media-1", "FILES"),
    Case("fix", "fix", "-f", "ndjson", "-n", "--set=bleed=media+1", sample),
  ]

  @Test(arguments: cases) func `real output is what the schema says`(_ example: Case) throws {
    let folder = try OddPages()
    defer { folder.remove() }
    _ = try folder.addStrayFile()
    let files = ["--recursive", folder.folder.path, Self.sample, Self.other]
    let arguments = example.arguments.flatMap { $0 == "FILES" ? files : [$0] }
    let output = CollectedRun.of(arguments)
    try #require(output.contains(#"{"schema":"pagebox.\#(example.schema)/1","file":"#))
    #expect(try SchemaChecker.complaints(about: output, by: example.schema) == "")
  }

  /// A word of the schema that no output has is out of date, or a case that nobody tried.
  @Test(arguments: ["inspect", "diff", "fix"]) func `every member in the schema is really written`(
    _ schema: String
  ) throws {
    let folder = try OddPages()
    defer { folder.remove() }
    let hasStrayFile = try folder.addStrayFile()
    var output = ""
    for example in Self.cases where example.schema == schema && example.arguments[2] == "ndjson" {
      let files = ["--recursive", folder.folder.path, Self.sample]
      output += CollectedRun.of(example.arguments.flatMap { $0 == "FILES" ? files : [$0] })
    }
    if schema == "diff" {
      output += CollectedRun.of(
        ["diff", "-f", "ndjson", "--against", folder.strayFile, Self.sample])
    }
    let excused = hasStrayFile ? "" : schema == "diff" ? "againstBytes fileBytes" : "fileBytes"
    #expect(try SchemaChecker.missing(from: output, in: schema) == excused)
  }

  /// A page of the sample, made wrong in one place; the place that the complaint names.
  struct Wrong: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var text: String
    var replacement: String
    var place: String

    var testDescription: String { "\(text) -> \(replacement)" }

    init(_ command: String, _ text: String, _ replacement: String, at place: String) {
      arguments = [command, "-f", "ndjson", "-p", "1", SchemaTests.sample]
      self.text = text
      self.replacement = replacement
      self.place = place
    }

    /// The same for the sample held against another file.
    func against() -> Wrong {
      var copy = self
      copy.arguments += ["--against", SchemaTests.other]
      return copy
    }
  }

  static let wrong = [
    Wrong("inspect", "pagebox.inspect/1", "pagebox.inspect/2", at: "$.schema"),
    Wrong("inspect", #""page":1"#, #""page":0"#, at: "$.page"),
    Wrong("inspect", #""object":"3 0""#, #""object":"3 0 R""#, at: "$.object"),
    Wrong("inspect", #""object":"#, #""objekt":"#, at: "$"),
    Wrong("inspect", #","userUnit":{"from":"absent","value":1}"#, "", at: "$"),
    Wrong("inspect", #""value":0}"#, #""value":45}"#, at: "$.rotate.value"),
    Wrong("inspect", "[640,123,1060,718]", "[640,123,1060]", at: "$.boxes.crop.rect"),
    Wrong("inspect", #""from":"page","holder""#, #""from":"absent","holder""#, at: "$.boxes.media"),
    Wrong("inspect", "default-crop", "default-media", at: "$.boxes.bleed.reason"),
    Wrong(
      "inspect", #""reason":"entry"}"#, #""reason":"entry","problems":["crop-empty"]}"#,
      at: "$.boxes.media.problems[0]"),
    Wrong(
      "inspect", #""height":595},"#, #""height":595},"problems":["type-odd"],"#,
      at: "$.problems[0]"),
    Wrong("inspect", #""reader":"scan""#, #""reader":"eyes""#, at: "$.reader"),
    Wrong("inspect", #","reader":"scan""#, "", at: "$"),
    Wrong(
      "inspect", #""from":"absent","value":0"#,
      #""from":"absent","hint":{"source":"inherited","value":90},"value":0"#, at: "$.rotate"),
    Wrong(
      "inspect", #""rotate":{"from":"absent","value":0"#,
      #""rotate":{"raw":"4","from":"page","value":0,"hint":{"source":"inherited","value":90}"#,
      at: "$.rotate"),
    Wrong(
      "inspect", #""reason":"entry"}"#,
      #""reason":"entry","hint":{"source":"first-four","rect":[0,0,9,9]}}"#, at: "$.boxes.media"),
    Wrong(
      "inspect", #""bleed":{"from":"absent","#,
      #""bleed":{"raw":"4","from":"page","problems":["bleed-malformed"],"#
        + #""hint":{"source":"inherited","rect":[0,0,9,9]},"#, at: "$.boxes.bleed.hint.source"),
    Wrong("diff", #""left":640,"#, "", at: "$.insets"),
    Wrong("diff", #""visible":0.1748"#, #""visible":17.48"#, at: "$.visible"),
    Wrong("diff", #""box":"crop""#, #""box":"cut""#, at: "$.a.box"),
    Wrong("diff", #""differs":true,"#, "", at: "$"),
    Wrong("diff", #""keys":"#, #""insets":"#, at: "$").against(),
    Wrong("diff", #""differs":true"#, #""differs":false"#, at: "$").against(),
    Wrong("diff", #""differs":true"#, #""differs":true,"change":"added""#, at: "$").against(),
    Wrong("diff", #"[0,0,1700,841]"#, "90", at: "$.keys.media.a.effective").against(),
  ]

  @Test(arguments: wrong) func `a wrong object is refused`(_ wrong: Wrong) throws {
    let right = CollectedRun.of(wrong.arguments)
    let schema = wrong.arguments[0]
    try #require(try SchemaChecker.complaints(about: right, by: schema) == "")
    let range = try #require(right.range(of: wrong.text), "the sample has no \(wrong.text)")
    let changed = right.replacingCharacters(in: range, with: wrong.replacement)
    let complaints = try SchemaChecker.complaints(about: changed, by: schema)
    #expect(complaints.split(separator: "\n").contains { $0.hasPrefix("\(wrong.place): ") })
  }
}

/// A run of the tool in this process, whose standard output is kept.
final class CollectedRun: Console {
  private let output = Mutex<[UInt8]>([])

  let outputIsTerminal = false
  let errorIsTerminal = false
  let errorWidth: Int? = nil

  func environment(_ name: String) -> String? { nil }
  func write(_ bytes: [UInt8]) { output.withLock { $0 += bytes } }
  func writeError(_ text: String) {}

  /// Runs the tool and returns what it prints.
  static func of(_ arguments: String...) -> String { of(arguments) }

  /// Runs the tool and returns what it prints.
  static func of(_ arguments: [String]) -> String {
    let console = CollectedRun()
    _ = Tool.run(arguments: arguments, console: console)
    return String(decoding: console.output.withLock(\.self), as: UTF8.self)
  }
}

/// The python3 package jsonschema, which judges by the schemas of Samples/schema.
enum SchemaChecker {
  /// Whether it can be used here.
  static let isInstalled = (try? run("from jsonschema import Draft202012Validator")) == ""

  /// What is wrong with objects, a line each with its place; nothing if nothing is.
  static func complaints(about output: String, by schema: String) throws -> String {
    try judged(
      """
      for one in objects:
        for error in validator.iter_errors(one):
          for deepest in [error] + list(error.context):
            print(deepest.json_path + ": " + deepest.message[:200])
      """, output, schema)
  }

  /// The members that a schema names and no object has.
  static func missing(from output: String, in schema: String) throws -> String {
    try judged(
      """
      named, written = set(), set()
      def walk(value, visit):
        if isinstance(value, dict): visit(value)
        for inner in value.values() if isinstance(value, dict) else value:
          if isinstance(inner, (dict, list)): walk(inner, visit)
      walk(schema, lambda value: named.update(value.get("properties", {})))
      walk(objects, lambda value: written.update(value))
      print(" ".join(sorted(named - written)), end="")
      """, output, schema)
  }

  private static func judged(
    _ script: String, _ output: String, _ schema: String
  ) throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.file("output.json", Array(output.utf8))
    let start = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1], encoding="utf-8"))
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      text = open(sys.argv[2], encoding="utf-8").read()
      objects = json.loads(text) if text[0] == "[" else list(map(json.loads, text.splitlines()))
      """
    let path = Project.root.appendingPathComponent("Samples/schema/\(schema).json").path
    return try run("\(start)\n\(script)", path, file)
  }

  /// Runs a script and returns what it prints, errors too.
  private static func run(_ script: String, _ arguments: String...) throws -> String {
    try Program("python3").run(["-c", script] + arguments).text
  }
}

extension OddPages {
  /// A file whose name is no UTF-8, spelled as the tool takes it for an argument.
  var strayFile: String { "\(folder.path)/stray-\u{10FFFF}.pdf" }

  /// Adds that file; false where the file system has no such names.
  func addStrayFile() throws -> Bool {
    let script = #"cp "$1" "$(printf '%s/stray-\377.pdf' "$2")" 2>/dev/null"#
    return try Program("sh").run(["-c", script, "sh", SchemaTests.other, folder.path]).status == 0
  }
}
