import BoxPolicy

/// Colours for a terminal, or none.
struct Style: Sendable {
  let isColored: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }

  /// Writes something in bold.
  func bold(_ bytes: inout [UInt8], _ write: (inout [UInt8]) -> Void) {
    if isColored { bytes.append(contentsOf: "\u{1B}[1m".utf8) }
    write(&bytes)
    if isColored { bytes.append(contentsOf: "\u{1B}[0m".utf8) }
  }

  func faint(_ text: String) -> String { wrap(text, "2") }

  func severity(_ severity: Severity, _ text: String) -> String {
    switch severity {
    case .note: faint(text)
    case .warning: wrap(text, "33")
    case .error: wrap(text, "31")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
