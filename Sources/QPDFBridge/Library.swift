import CQPDF
import SystemBridge

/// The libqpdf that this process runs with.
package enum Library {
  /// The version of libqpdf, such as 11.3.0.
  ///
  /// Calls `qpdf_get_qpdf_version`.
  package static var version: String { unsafe String(cString: qpdf_get_qpdf_version()) }

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
