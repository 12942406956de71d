internal import CSystem

/// How many processors there are to work with.
package enum ProcessorCount {
  /// The processors that this process may use, at least one.
  ///
  /// Calls `sched_getaffinity` on Linux, so that `taskset` is heeded, and else `sysconf`. Shares of
  /// a processor, as containers can have them, are not looked at.
  package static var available: Int {
    Int(pagebox_processor_count())
  }
}
