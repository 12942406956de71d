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

  /// Runs a body on such a thread and waits for it; runs it here where no thread can be had.
  package static func run<R>(_ body: () -> R) -> R {
    var result: R?
    withoutActuallyEscaping({ result = body() }) { escaping in
      // Only one of the two threads runs at a time.
      nonisolated(unsafe) let run = escaping
      for size in sizes {
        guard let thread = SystemThread(stack: size, { unsafe run() }) else { continue }
        return thread.join()
      }
      escaping()
    }
    // The body has run, on one thread or the other.
    guard let result else { preconditionFailure("the body did not run") }
    return result
  }
}
