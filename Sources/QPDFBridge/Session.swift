import CQPDF

/// One qpdf_data of libqpdf, silent from birth, and the one way through which it is called.
///
/// The C calls themselves stand in `Calls`, which only ``trap(_:)`` hands out. Allowed outside it,
/// because they cannot fail or because they are how failing is noticed: `qpdf_init`,
/// `qpdf_cleanup`, `qpdf_silence_errors`, `qpdf_set_suppress_warnings`, `qpdf_set_logger`,
/// `qpdf_has_error`, `qpdf_get_error`, `qpdf_get_error_code`, `qpdf_get_error_filename`,
/// `qpdf_get_error_file_position`, `qpdf_get_error_message_detail`, `qpdf_get_error_full_text`,
/// `qpdf_more_warnings`, `qpdf_next_warning`, and in `Library` `qpdf_get_qpdf_version` and the
/// functions that make a logger.
@safe struct Session {
  private let data: qpdf_data
  /// Counts handles that are not released; only debug builds count.
  let ledger: HandleLedger

  /// Opens an empty session that prints nothing, now or later.
  ///
  /// The first one in a process loads libqpdf. Calls `qpdf_init`.
  ///
  /// - Throws: If libqpdf cannot be loaded.
  init() throws(QPDFFailure) {
    if let failure = Library.failure { throw failure }
    Library.silenceSharedLogger
    unsafe data = qpdf_init()
    ledger = HandleLedger()
    unsafe qpdf_silence_errors(data)
    unsafe qpdf_set_suppress_warnings(data, 1)
    unsafe Library.withSilentLogger { unsafe qpdf_set_logger(data, $0) }
  }

  /// Ends the session and frees all that libqpdf holds; the session must not be used again.
  ///
  /// An error that nobody fetched would be printed by libqpdf, so it is fetched first. Calls
  /// `qpdf_cleanup`.
  func close() {
    drain()
    var data: qpdf_data? = unsafe data
    unsafe qpdf_cleanup(&data)
  }

  /// Fetches an error that nobody else will fetch, so that libqpdf does not print it.
  func drain() {
    if unsafe qpdf_has_error(data) != 0 { unsafe _ = qpdf_get_error(data) }
  }

  /// Runs calls of libqpdf and turns an error that they leave behind into a Swift error.
  ///
  /// libqpdf keeps an error until it is fetched, through any number of later calls, so several
  /// calls that belong together may stand in one trap.
  ///
  /// - Throws: What libqpdf reports. The result of the calls is dropped then.
  @inline(__always)
  func trap<R: ~Copyable>(_ calls: (Calls) -> R) throws(QPDFFailure) -> R {
    let result = unsafe calls(Calls(data: data, ledger: ledger))
    if unsafe qpdf_has_error(data) != 0, let failure = takeError() { throw failure }
    return result
  }

  private func takeError() -> QPDFFailure? {
    guard let error = unsafe qpdf_get_error(data) else { return nil }
    return QPDFFailure(unsafe message(of: error))
  }

  /// Fetches the next warning, or nothing when all are fetched.
  ///
  /// Calls `qpdf_next_warning`.
  func nextWarning() -> QPDFMessage? {
    guard unsafe qpdf_more_warnings(data) != 0, let warning = unsafe qpdf_next_warning(data) else {
      return nil
    }
    return unsafe message(of: warning)
  }

  private func message(of error: qpdf_error) -> QPDFMessage {
    unsafe QPDFMessage(
      code: qpdf_get_error_code(data, error).rawValue,
      file: String(cString: qpdf_get_error_filename(data, error)),
      position: qpdf_get_error_file_position(data, error),
      detail: String(cString: qpdf_get_error_message_detail(data, error)),
      fullText: String(cString: qpdf_get_error_full_text(data, error)))
  }
}

/// Counts the object handles that libqpdf has given out and not got back, in debug builds.
///
/// In other builds it takes no room and does nothing.
struct HandleLedger {
  #if DEBUG
    private final class Count {
      var live = 0
    }

    private let count = Count()

    /// How many handles are alive.
    var live: Int { count.live }
  #endif

  /// Notes that a handle was given out.
  func handOut() {
    #if DEBUG
      count.live += 1
    #endif
  }

  /// Notes that a handle was given back.
  func takeBack() {
    #if DEBUG
      count.live -= 1
    #endif
  }
}
