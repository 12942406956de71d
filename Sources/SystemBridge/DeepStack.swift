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

  /// Starts such a thread, which nobody waits for; false where no thread can be had.
  ///
  /// What is run on it needs no other, so that many inputs cost one thread. The part of the stack
  /// that one of them has used stays in memory until the thread ends.
  package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    (sizes + [0]).contains { SystemThread(stack: $0, run) != nil }
  }

  /// Runs a body on such a thread and waits for it; runs it here where no thread can be had.
  ///
  /// A thread that has such a stack runs the body itself.
  package static func run<R>(_ body: () -> R) -> R {
    if SystemThread.currentStack >= sizes[sizes.count - 1] { return body() }
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
