/// How much a problem matters to what people see.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong with the page.
  case note
  /// Legal or harmless by the standard, yet some programs show something else.
  case warning
  /// The standard gives no answer or is broken, and programs disagree.
  case error

  /// Orders severities from note to error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
