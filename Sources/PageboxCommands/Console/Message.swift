import BoxPolicy
import SystemBridge

/// One line for standard error: what, where, how to mend it.
package struct Message: Sendable, Hashable {
  /// The file it is about, as typed; nil for the run as a whole.
  let file: FileName?
  /// Where in the file, such as page 3 (object 12 0).
  let place: String?
  /// Whether it is a note, a warning or an error.
  let severity: Severity
  /// What is wrong.
  let what: String
  /// How to mend it.
  let remedy: String?

  init(
    _ severity: Severity, file: FileName? = nil, place: String? = nil, _ what: String,
    remedy: String? = nil
  ) {
    self.file = file
    self.place = place
    self.severity = severity
    self.what = what
    self.remedy = remedy
  }

  /// The line, with its line feed; everything foreign in it is escaped.
  var line: String {
    var parts = ["pagebox"]
    // An empty name is shown as a shell spells it.
    if let file { parts.append(file.bytes.isEmpty ? "''" : file.display) }
    if let place { parts.append(escapedForTerminal(place)) }
    parts.append(severity.rawValue)
    let mend = remedy.map { "; \($0)" } ?? ""
    return parts.joined(separator: ": ") + ": \(escapedForTerminal(what))\(mend)\n"
  }
}
