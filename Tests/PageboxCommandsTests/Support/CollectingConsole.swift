import BoxFixtures
import Foundation
import Synchronization
import SystemBridge
import TestSupport

@testable import PageboxCommands

/// A console that keeps what is printed, and shows the surroundings that a test wants.
final class CollectingConsole: Console {
  private struct Printed {
    var output: [UInt8] = []
    var errors = ""
  }

  let outputIsTerminal: Bool
  let errorIsTerminal: Bool
  let errorWidth: Int?
  private let variables: [String: String]
  private let printed = Mutex(Printed())

  init(
    variables: [String: String] = [:], outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, errorWidth: Int? = 60
  ) {
    self.errorWidth = errorWidth
    self.variables = variables
    self.errorIsTerminal = errorIsTerminal
    self.outputIsTerminal = outputIsTerminal
  }

  func environment(_ name: String) -> String? { variables[name] }

  func write(_ bytes: [UInt8]) { printed.withLock { $0.output += bytes } }

  func writeError(_ text: String) { printed.withLock { $0.errors += text } }

  /// What went to standard output.
  var output: String { String(decoding: printed.withLock { $0.output }, as: UTF8.self) }

  /// What went to standard error.
  var errors: String { printed.withLock { $0.errors } }
}

/// What a run of the tool gave.
struct Outcome {
  let status: Int
  let output: String
  let errors: String

  /// The lines of standard output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The lines of standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

  /// The objects of standard output, one a line.
  var objects: [[String: Any]] {
    get throws {
      try lines.map { line in
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
      }
    }
  }
}

/// Runs the tool in this process.
func pagebox(
  _ arguments: [String], variables: [String: String] = [:], terminal: Bool = false
) -> Outcome {
  let console = CollectingConsole(variables: variables, outputIsTerminal: terminal)
  let status = Tool.run(arguments: arguments, console: console)
  return Outcome(status: status.rawValue, output: console.output, errors: console.errors)
}

extension TemporaryFolder {
  /// Writes a PDF with these pages and returns its path.
  func pdf(_ name: String, _ pages: [String], root: String = "") throws -> String {
    try file(name, TreeFixture(pages: pages, root: root).bytes())
  }
}

/// The cover spread that the tool was made for, and inner pages without a crop.
let coverSpread = TreeFixture(
  pages: ["/MediaBox [0 0 1700 841] /CropBox [640 123 1060 718]", "", "", ""],
  root: "/MediaBox [0 0 420 595]")
