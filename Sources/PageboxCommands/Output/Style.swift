import BoxPolicy

/// Colours for a terminal, or none.
struct Style: Sendable {
  let isColored: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
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
