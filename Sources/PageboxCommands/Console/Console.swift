package import SystemBridge

/// Where a command prints and what it may know of its surroundings.
///
/// The tool's own console is the process's standard streams; tests collect instead.
package protocol Console: Sendable {
  /// Whether results go to a terminal.
  var outputIsTerminal: Bool { get }
  /// Whether messages go to a terminal.
  var errorIsTerminal: Bool { get }
  /// The width of the terminal that messages go to, in columns; nil if unknown.
  var errorWidth: Int? { get }
  /// Whether the process ends with the run, so that memory need not be handed back.
  var endsProcess: Bool { get }
  /// Looks up an environment variable.
  func environment(_ name: String) -> String?
  /// Writes results.
  ///
  /// - Throws: What the operating system says, for example that the disk is full.
  func write(_ bytes: [UInt8]) throws(StreamFailure)
  /// Writes to the stream for messages, as it is; whatever goes wrong there is ignored.
  func writeError(_ text: String)
}

extension Console {
  /// Only the console of the process can know that it does.
  package var endsProcess: Bool { false }

  /// Writes the bytes of a file as results, a part at a time.
  func write(_ file: FileBytes) throws(StreamFailure) {
    let part = 1 << 20
    var start = 0
    while start < file.count {
      let end = min(start + part, file.count)
      let bytes = file.withBytes { bytes in (start..<end).map { bytes[$0] } }
      try write(bytes)
      start = end
    }
  }
}

/// The console of the process: standard output, standard error, the environment.
package struct ProcessConsole: Console {
  /// Makes the console of the process.
  package init() {}

  /// Whether standard output is a terminal.
  package var outputIsTerminal: Bool { StandardStream.output.isTerminal }

  /// Whether standard error is a terminal.
  package var errorIsTerminal: Bool { StandardStream.error.isTerminal }

  /// The width of the terminal at standard error.
  package var errorWidth: Int? { StandardStream.error.width }

  /// Whether the process ends with the run, which it does.
  ///
  /// Debug builds hand memory back all the same, so that a leak checker sees nothing but leaks.
  package var endsProcess: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }

  /// Looks up a variable of the process's environment.
  package func environment(_ name: String) -> String? { Environment.value(name) }

  /// Writes to standard output.
  package func write(_ bytes: [UInt8]) throws(StreamFailure) {
    try StandardStream.output.write(bytes)
  }

  /// Writes to standard error.
  package func writeError(_ text: String) {
    // There is nowhere left to say that this failed.
    try? StandardStream.error.write(Array(text.utf8))
  }
}
