#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A thread with a stack so large that recursion over hostile input does not run out of it.
///
/// libqpdf follows some chains in a file by recursion: object streams that lie in object streams,
/// stream lengths that are references. A file of a few kilobytes can make such a chain longer than
/// the 8 MiB that a thread usually has. Only the part of a stack that is used takes memory.
package enum DeepStack {
  /// The size of the stack in bytes; where it cannot be had the next smaller one is tried.
  ///
  /// Smaller in debug builds, since the address sanitizer writes to a shadow of the whole of it.
  private static let sizes: [Int] = {
    #if DEBUG
      [1 << 26]
    #else
      [1 << 34, 1 << 32, 1 << 30, 1 << 28]
    #endif
  }()

  /// What the thread runs, and what came of it.
  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Runs a body on such a thread and waits for it; runs it here where no thread can be had.
  ///
  /// Calls `pthread_create` and `pthread_join`.
  package static func run<R>(_ body: () -> R) -> R {
    var result: R?
    withoutActuallyEscaping({ result = body() }) { escaping in
      let work = Work(escaping)
      for size in sizes where start(work, stack: size) { return }
      work.run()
    }
    // The body has run, on one thread or the other.
    guard let result else { preconditionFailure("the body did not run") }
    return result
  }

  /// Runs the work on a thread with a stack of this size; false if there is no such thread.
  private static func start(_ work: Work, stack: Int) -> Bool {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stack) == 0 else { return false }
    // Nobody else holds the work while the thread runs, and we wait for its end.
    let handed = unsafe Unmanaged.passUnretained(work)
    #if canImport(Glibc)
      var thread = pthread_t()
      let failure = unsafe pthread_create(
        &thread, &attributes,
        { pointer in
          guard let pointer = unsafe pointer else { return nil }
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().run()
          return nil
        }, handed.toOpaque())
      guard failure == 0 else { return false }
      pthread_join(thread, nil)
    #else
      var thread: pthread_t?
      let failure = unsafe pthread_create(
        &thread, &attributes,
        { pointer in
          unsafe Unmanaged<Work>.fromOpaque(pointer).takeUnretainedValue().run()
          return nil
        }, handed.toOpaque())
      guard failure == 0, let thread = unsafe thread else { return false }
      unsafe pthread_join(thread, nil)
    #endif
    return true
  }
}
