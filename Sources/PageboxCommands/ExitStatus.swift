import OptionTable

/// The exit statuses of the tool; of several outcomes the worst counts.
package enum ExitStatus: Int, CaseIterable, Sendable, Comparable {
  /// Done, nothing to report.
  case done = 0
  /// Done, and there is something to report.
  case found = 1
  /// A file could not be read or understood, or the output not written.
  case failed = 2
  /// The command line was wrong; the value is that of sysexits.
  case usage = 64
  /// A bug of ours, or no libqpdf; the value is that of sysexits.
  case bug = 70

  /// Orders the statuses from done to bug.
  package static func < (left: ExitStatus, right: ExitStatus) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Keeps the worse of this status and another.
  package mutating func merge(_ other: ExitStatus) { self = max(self, other) }

  /// The row of the last status, which every command can end with.
  static let rowOfBug = Definition(
    "70", "A bug in pagebox itself, or libqpdf is missing; the message says what to do.")

  /// The rows of the exit status table of a command.
  ///
  /// - Parameters:
  ///   - done: When the command ends with 0.
  ///   - found: When it ends with 1; nil if it never does.
  ///   - reads: Whether it reads files.
  ///   - makes: Whether it makes files, too.
  /// - Returns: The rows in the order of the statuses.
  static func documentation(
    done: String, found: String?, reads: Bool = true, makes: Bool = false
  ) -> [Definition] {
    var rows = [Definition("0", done)]
    if let found { rows.append(Definition("1", found)) }
    let beats = found == nil ? "" : " This goes before 1."
    rows.append(
      Definition(
        "2",
        reads
          ? "A file could not be read\(makes ? ", understood or made" : " or understood"), and the"
            + " others were handled;"
            + " or the output could not be written.\(beats)"
          : "The output could not be written."))
    rows.append(Definition("64", "The command line was wrong."))
    rows.append(rowOfBug)
    return rows
  }
}
