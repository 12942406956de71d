import SystemBridge

/// A session that has read a file, the bytes that it points to, and what was said meanwhile.
struct OpenedFile {
  /// The session; whoever keeps this value closes it.
  let session: Session
  /// The bytes that the session reads from.
  let bytes: FileBytes
  /// The warnings of the opening.
  var warnings = WarningLog()
  /// Why the file cannot be read, or nil.
  private(set) var failure: QPDFFailure?

  /// Whether the table is ours, so that libqpdf has nothing to recover.
  var hasOwnTable = false

  /// Whether libqpdf had to rebuild the cross-reference table.
  var wasRecovered: Bool { warnings.tellsRecovery }

  /// Whether the catalogue is there and has a dictionary for a page tree.
  var leadsToPages: Bool {
    guard failure == nil else { return false }
    let kind = try? session.trap { calls -> ObjectKind in
      let root = calls.root()
      guard calls.kind(of: root) == .dictionary else { return .null }
      return calls.kind(of: calls.value(.pages, of: root))
    }
    return kind == .dictionary
  }

  /// Whether the file should be opened again with a sound table.
  var needsTable: Bool {
    switch failure?.code {
    case let code? where code.isLock: return false
    case .noTrailer, .noRoot, .notPDF, .damaged: return true
    default: return wasRecovered && Library.repairsWhileOpening || failure == nil && !leadsToPages
    }
  }

  /// Reads the bytes with a new session, for better or worse.
  ///
  /// - Throws: If there is no point in trying; no session is left then.
  init(reading bytes: FileBytes, named name: String, password: [UInt8]?) throws(QPDFFailure) {
    guard bytes.count > 0 else {
      throw QPDFFailure(.empty, file: name, detail: "the file is empty")
    }
    if let password, password.contains(0) {
      // It would be cut there, and a shorter password might open the file.
      throw QPDFFailure(.passwordWrong, file: name, detail: "a password cannot hold a NUL byte")
    }
    session = try Session()
    self.bytes = bytes
    do throws(QPDFFailure) {
      try session.read(bytes, named: name, password: password)
      session.fetchWarnings(into: &warnings)
    } catch {
      session.fetchWarnings(into: &warnings)
      failure = error.whileOpening(name, password: password != nil, warnings: warnings.messages)
    }
  }
}

extension Session {
  fileprivate func read(
    _ bytes: FileBytes, named name: String, password: [UInt8]?
  ) throws(QPDFFailure) {
    try trap { calls in
      unsafe name.withCString { name in
        guard let password else {
          return unsafe calls.read(bytes.storage, named: name, password: nil)
        }
        // The bytes as they are: older encryption is not in UTF-8.
        unsafe (password + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer {
          unsafe calls.read(bytes.storage, named: name, password: $0.baseAddress)
        }
      }
    }
  }

  /// Fetches all warnings that have come up.
  func fetchWarnings(into warnings: inout WarningLog) {
    while let warning = nextWarning() { warnings.note(warning) }
  }
}
