import Foundation
import Testing

@Suite(.tags(.bridge)) struct FunnelTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").resolvingSymlinksInPath()

  /// The files whose calls only the funnel hands out.
  private static let funnel = [
    "Calls.swift", "Calls+Editing.swift", "Calls+Streams.swift", "WriteJob.swift",
  ]

  /// Calls that cannot fail, or that tell of a failure.
  private static let allowed: [String: Set<String>] = [
    "Session.swift": [
      "qpdf_init", "qpdf_cleanup", "qpdf_silence_errors", "qpdf_set_suppress_warnings",
      "qpdf_set_logger", "qpdf_has_error", "qpdf_get_error", "qpdf_get_error_code",
      "qpdf_get_error_filename", "qpdf_get_error_file_position", "qpdf_get_error_message_detail",
      "qpdf_get_error_full_text", "qpdf_more_warnings", "qpdf_next_warning",
    ],
    "Library.swift": [
      "qpdf_get_qpdf_version", "qpdflogger_create", "qpdflogger_cleanup", "qpdflogger_set_info",
      "qpdflogger_set_warn", "qpdflogger_set_error", "qpdflogger_default_logger",
    ],
    // Constructors of Swift values, not calls.
    "QPDFFailure+Texts.swift": ["qpdf_error_code_e"],
  ]

  /// The code of each Swift source, comments taken out.
  private func code() throws -> [(folder: String, file: String, text: String)] {
    let manager = FileManager.default
    var all: [(folder: String, file: String, text: String)] = []
    for folder in try manager.contentsOfDirectory(atPath: Self.sources.path) {
      let url = Self.sources.appendingPathComponent(folder).resolvingSymlinksInPath()
      let files = manager.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      for file in files where file.hasSuffix(".swift") {
        let text = try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
        let lines = text.split(separator: "\n").filter {
          !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
        }
        all.append((folder, file, lines.joined(separator: "\n")))
      }
    }
    return all
  }

  @Test func `every call of libqpdf stands in the funnel or on the list`() throws {
    var calls = 0
    for (folder, file, text) in try code() {
      for match in text.matches(of: /\b(qpdf(?:logger)?_[a-z_0-9]+)\(/) {
        calls += 1
        let name = String(match.1)
        try #require(folder == "QPDFBridge", "\(name) in \(folder)/\(file)")
        if !Self.funnel.contains(file) {
          #expect(Self.allowed[file]?.contains(name) == true, "\(name) in \(file)")
        }
      }
    }
    #expect(calls > 30)
  }

  @Test func `only the funnel hands the calls out`() throws {
    let makers = try code().filter { $0.text.contains(/\bCalls\(data:/) }
    #expect(makers.map(\.file) == ["Session.swift"])
    let writers = try code().filter { $0.text.contains(/\bWriteJob\(data:/) }
    #expect(Set(writers.map(\.file)) == ["Calls.swift", "Calls+Editing.swift"])
  }

  @Test func `no page function is used and no box is known`() throws {
    for (folder, file, text) in try code() where folder == "QPDFBridge" {
      #expect(!text.contains(/qpdf_\w*(num_pages|page_n|find_page|all_pages|to_page)/), "\(file)")
      #expect(!text.contains(/(Media|Crop|Bleed|Trim|Art)Box/), "\(file)")
    }
  }
}
