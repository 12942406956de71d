import CQPDF
import CQPDFLoader
import SystemBridge

/// The libqpdf that this process runs with.
package enum Library {
  /// The oldest version that reads as this package says it does.
  package static let oldest = "11.3"

  /// Why libqpdf cannot be used, nil if it can; loads it, where nothing has before.
  ///
  /// Calls `pagebox_qpdf_load`.
  package static let failure: QPDFFailure? = {
    guard pagebox_qpdf_load() else {
      return QPDFFailure(
        .unavailable, detail: unsafe String(cString: pagebox_qpdf_load_error()))
    }
    let numbers = loadedVersion.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    guard numbers.lexicographicallyPrecedes([11, 3]) else { return nil }
    return QPDFFailure(.unavailable, detail: "\(loadedVersion) is older than \(oldest)")
  }()

  /// The version of libqpdf, such as 11.3.0; loads it, and is "none" if it cannot be used.
  package static var version: String { failure == nil ? loadedVersion : "none" }

  /// Calls `qpdf_get_qpdf_version`.
  private static var loadedVersion: String { unsafe String(cString: qpdf_get_qpdf_version()) }

  /// Whether opening a damaged file makes this libqpdf rewrite the page tree.
  ///
  /// Found by trying, once: a damaged file whose only page stands in the tree as a direct object
  /// is opened; a libqpdf that repairs has made an indirect object of it, or refuses the file.
  static let repairsWhileOpening: Bool = {
    let probe = FileBytes(
      Array(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Count 1/Kids[<</Type/Page>>]>> endobj
        trailer <</Root 1 0 R/Size 3>>

        """.utf8))
    guard let opened = try? OpenedFile(reading: probe, named: "probe", password: nil) else {
      return false
    }
    defer { opened.session.close() }
    guard opened.failure == nil else { return true }
    let kid = try? opened.session.trap { calls in
      let pages = calls.value(.pages, of: calls.root())
      let kids = calls.value(.kids, of: pages)
      return calls.reference(of: calls.item(0, of: kids))
    }
    return kid != nil
  }()

  /// Silences the logger that libqpdf uses for messages of objects without a document, once.
  ///
  /// libqpdf 12 writes such messages while it opens a damaged file whose page tree lists a null.
  /// That logger belongs to the whole process, so another user of libqpdf in the process loses
  /// these messages too; there is no other way to keep them off our standard error.
  static let silenceSharedLogger: Void = {
    var logger: qpdflogger_handle? = unsafe qpdflogger_default_logger()
    if let logger = unsafe logger {
      unsafe qpdflogger_set_error(logger, qpdf_log_dest_discard, nil, nil)
    }
    unsafe qpdflogger_cleanup(&logger)
  }()

  /// Lends a logger that throws everything away.
  static func withSilentLogger(_ body: (qpdflogger_handle) -> Void) {
    var logger: qpdflogger_handle? = unsafe qpdflogger_create()
    if let logger = unsafe logger {
      unsafe qpdflogger_set_info(logger, qpdf_log_dest_discard, nil, nil)
      unsafe qpdflogger_set_warn(logger, qpdf_log_dest_discard, nil, nil)
      unsafe qpdflogger_set_error(logger, qpdf_log_dest_discard, nil, nil)
      unsafe body(logger)
    }
    unsafe qpdflogger_cleanup(&logger)
  }
}
