internal import CSystem

/// The end of the process by a signal such as SIGINT, while files are written.
enum Interruption {
  /// Runs something that a signal does not stop; the process ends after it if one has come.
  ///
  /// A second signal ends the process at once.
  static func postponed<Result: ~Copyable, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pagebox_interruption_hold()
    defer { pagebox_interruption_release() }
    return try body()
  }
}

/// A file that a signal which ends the process removes as well.
struct Litter: ~Copyable {
  private let slot: Int32

  /// Remembers a file; a table that is full remembers no more.
  init(_ name: FileName) {
    slot = unsafe pagebox_interruption_register(name.terminated)
  }

  deinit { pagebox_interruption_unregister(slot) }
}
