#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of its own for work that must go on while every task is busy in a C library.
///
/// Tasks share as many threads as there are processors, and calls of libqpdf hold them.
package enum BackgroundThread {
  /// What a thread runs; handed over as one object.
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread that ends when the work does; nobody waits for it.
  ///
  /// Calls `pthread_create`. Where no thread can be had nothing is run.
  package static func start(_ run: @escaping @Sendable () -> Void) {
    let work = unsafe Unmanaged.passRetained(Work(run))
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Glibc)
      var thread = pthread_t()
      let failure = unsafe pthread_create(
        &thread, &attributes,
        { pointer in
          guard let pointer = unsafe pointer else { return nil }
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, work.toOpaque())
    #else
      var thread: pthread_t?
      let failure = unsafe pthread_create(
        &thread, &attributes,
        { pointer in
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
          return nil
        }, work.toOpaque())
    #endif
    unsafe pthread_attr_destroy(&attributes)
    if failure != 0 { unsafe work.release() }
  }

  /// Lets the calling thread sleep.
  ///
  /// Calls `usleep`.
  package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }
}
