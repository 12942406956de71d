internal import CSystem

/// How the C library gets memory from the operating system.
package enum HeapGrowth {
  /// Has all threads share one heap, which grows in large steps.
  ///
  /// glibc gives a thread a heap of its own, and has it grow by a page and a system call at a time
  /// for all but the first thread. Threads that ask for much memory at once wait for each other on
  /// one heap, so this is for work that runs on one thread at a time, and is to be called before
  /// that thread starts. Calls `mallopt`.
  package static func isForOneThread() { pagebox_heap_share() }
}
