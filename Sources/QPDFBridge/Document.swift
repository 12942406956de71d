package import SystemBridge

/// A PDF file opened with libqpdf for reading.
///
/// A document belongs to the task that made it: it is not Sendable, and everything that it returns
/// is. What it shows of a file is what stands in the file, also where libqpdf repairs a damaged one.
@safe package final class Document {
  /// The name by which errors call the file.
  package let name: String
  /// Keys of objects that libqpdf has overwritten and that could not be read otherwise.
  let overwritten: [Reference: Set<String>]
  /// What libqpdf has warned of as far as it was asked.
  private var log: WarningLog
  /// Whether the cross-reference table is one that we appended.
  private let hasOwnTable: Bool
  private let session: Session
  /// Whether the memory of libqpdf is left to the end of the process.
  private let leavesMemory: Bool
  /// Kept, because libqpdf reads from these bytes as long as the session is open.
  let bytes: FileBytes

  /// Opens a file from its bytes.
  ///
  /// A damaged file is opened if libqpdf can recover it; see ``wasRecovered``. Calls
  /// `qpdf_read_memory`.
  ///
  /// - Parameters:
  ///   - bytes: The whole file, kept as long as the document.
  ///   - name: The name by which errors call the file.
  ///   - password: The user or owner password, or nil.
  ///   - leavesMemory: Whether the memory of libqpdf is not freed, because the process ends soon:
  ///     handing back the objects of a large file one by one takes a fifth of the time of reading.
  /// - Throws: Why the file cannot be opened.
  package init(
    reading bytes: FileBytes, named name: String, password: [UInt8]? = nil,
    leavesMemory: Bool = false
  ) throws(QPDFFailure) {
    var opened = try OpenedFile(reading: bytes, named: name, password: password)
    if opened.isNoPDF {
      opened.session.close()
      throw QPDFFailure(.notPDF, file: name, detail: "no header and no cross-reference")
    }
    var overwritten: [Reference: Set<String>] = [:]
    if opened.needsTable {
      if let second = opened.untouched(named: name, password: password) {
        opened.session.close()
        opened = second
      } else {
        overwritten = opened.warnings.overwrittenKeys
      }
    }
    if let failure = opened.failure {
      opened.session.close()
      throw failure
    }
    self.name = name
    self.leavesMemory = leavesMemory
    self.overwritten = overwritten
    log = opened.warnings
    hasOwnTable = opened.hasOwnTable
    session = opened.session
    self.bytes = opened.bytes
  }

  deinit {
    if leavesMemory {
      // Nothing of libqpdf runs any more, so nothing looks at the bytes either.
      session.drain()
    } else {
      session.close()
    }
    extendLifetime(bytes)
  }

  /// Runs calls of libqpdf; the one way from the bridge to the C library.
  ///
  /// - Throws: What libqpdf reports.
  @inline(__always)
  func trap<R: ~Copyable>(_ calls: (Calls) -> R) throws(QPDFFailure) -> R {
    do throws(QPDFFailure) {
      return try session.trap(calls)
    } catch {
      var failure = error
      failure.file = name
      throw failure
    }
  }

  /// What libqpdf has warned of until now, the first thousand.
  ///
  /// Calls `qpdf_next_warning`.
  package var warnings: [QPDFWarning] { wholeLog().messages.map(QPDFWarning.init) }

  /// Whether the cross-reference table had to be rebuilt, in the opening or later.
  package var wasRecovered: Bool { hasOwnTable || wholeLog().tellsRecovery }

  func wholeLog() -> WarningLog {
    session.fetchWarnings(into: &log)
    return log
  }

  /// The version in the header of the file, such as 1.7; what the catalogue says is not looked at.
  ///
  /// Empty where there is no header; libqpdf makes up a version then. Calls `qpdf_get_pdf_version`.
  package var version: String { log.tellsNoHeader ? "" : (try? trap { $0.version() }) ?? "" }

  /// Whether nothing says that this is a PDF, now that its objects were read.
  package var isNoPDF: Bool { wasRecovered && !bytes.haveHeader }

  /// Whether libqpdf has overwritten entries of the file that cannot be read any more.
  package var hasOverwrittenEntries: Bool { !overwritten.isEmpty }

  /// Whether the file is encrypted, also if it opens without a password.
  ///
  /// Calls `qpdf_is_encrypted`.
  package var isEncrypted: Bool { (try? trap { $0.isEncrypted() }) ?? false }

  #if DEBUG
    /// How many handles of libqpdf are not released; for tests, in debug builds alone.
    package var liveHandles: Int { session.ledger.live }
  #endif
}
