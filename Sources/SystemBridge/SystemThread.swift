internal import CSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread of the operating system, for work that blocks or that needs a stack of its own size.
///
/// Tasks share as many threads as there are processors, and a call that blocks holds one of them.
/// Whoever keeps the value can wait for the end of the work; a value that is dropped lets go of the
/// thread, which runs on.
package struct SystemThread: ~Copyable {
  private let number: UInt

  /// What the thread runs; handed over as one object.
  private final class Work {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; nil where none can be had, and then nothing is run.
  ///
  /// Calls `pthread_create`.
  ///
  /// - Parameters:
  ///   - stack: The size of the stack in bytes; 0 for the usual one.
  ///   - run: What to run.
  package init?(stack: Int = 0, _ run: @escaping @Sendable () -> Void) {
    var number: UInt = 0
    let work = unsafe Unmanaged.passRetained(Work(run))
    let failure = unsafe pagebox_thread_start(
      stack,
      { pointer in
        guard let pointer = unsafe pointer else { return }
        unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().run()
      }, work.toOpaque(), &number)
    guard failure == 0 else {
      unsafe work.release()
      return nil
    }
    self.number = number
  }

  /// Waits for the end of the work.
  ///
  /// Calls `pthread_join`.
  package consuming func join() {
    pagebox_thread_join(number)
    discard self
  }

  deinit { pagebox_thread_detach(number) }

  /// The size of the stack that the calling thread was started with; 0 for the usual one.
  package static var currentStack: Int { Int(pagebox_thread_stack()) }

  /// Lets the calling thread sleep.
  ///
  /// Calls `usleep`.
  package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }
}
