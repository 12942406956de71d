import CQPDFRandom

/// The random bytes that libqpdf draws, made the same in every run where that is wanted.
enum RepeatableRandom {
  /// Runs a body during which libqpdf draws a fixed sequence on this thread, from its beginning.
  ///
  /// Other threads and other times keep their real random bytes. The body must stay on its thread
  /// and must not call this again. Calls `QUtil::setRandomDataProvider` once in a process.
  ///
  /// - Throws: What the body throws, or that libqpdf cannot be made to draw other bytes.
  static func during<R>(_ body: () throws(QPDFFailure) -> R) throws(QPDFFailure) -> R {
    guard pagebox_qpdf_random_begin() else {
      throw QPDFFailure(.internalError, detail: "the random bytes of libqpdf cannot be replaced")
    }
    defer { pagebox_qpdf_random_end() }
    return try body()
  }

  /// Draws random bytes in the way in which libqpdf does, or gives nil; for tests.
  ///
  /// Calls `QUtil::initializeWithRandomBytes`.
  static func draw(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isDrawn = unsafe pagebox_qpdf_random_draw(&bytes, UInt(count))
    return isDrawn ? bytes : nil
  }
}
