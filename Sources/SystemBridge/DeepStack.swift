/// A thread with a stack so large that recursion over hostile input does not run out of it.
///
/// libqpdf follows some chains in a file by recursion: object streams that lie in object streams,
/// stream lengths that are references. A file of a few kilobytes can make such a chain longer than
/// the 8 MiB that a thread usually has. Only the part of a stack that is used takes memory.
package enum DeepStack {
  private static let plan = StackPlan(space: AddressSpace.limit())

  /// How many such threads there may be at a time; fewer where reserved memory counts.
  package static var most: Int { plan.most }

  /// Starts such a thread, which nobody waits for; false where no thread can be had.
  ///
  /// What is run on it needs no other, so that many inputs cost one thread. The part of the stack
  /// that one of them has used stays in memory until the thread ends.
  ///
  /// - Parameters:
  ///   - count: How many such threads there are to be at a time, which share what there is.
  ///   - run: What to run.
  /// - Returns: Whether there is such a thread.
  package static func start(
    sharedBy count: Int, _ run: @escaping @Sendable () -> Void
  ) -> Bool {
    (plan.sizes(sharedBy: count) + [0]).contains { SystemThread(stack: $0, run) != nil }
  }

  /// Runs a body on such a thread and waits for it; runs it here where no thread can be had.
  ///
  /// A thread that has such a stack runs the body itself.
  package static func run<R>(_ body: () -> R) -> R {
    if SystemThread.currentStack >= plan.least { return body() }
    var result: R?
    withoutActuallyEscaping({ result = body() }) { escaping in
      // Only one of the two threads runs at a time.
      nonisolated(unsafe) let run = escaping
      for size in plan.sizes(sharedBy: ProcessorCount.available) {
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
