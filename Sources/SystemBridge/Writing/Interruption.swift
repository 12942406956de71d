internal import CSystem

/// The end of the process by a signal such as SIGINT, while files are written.
enum Interruption {
  /// Puts off the end of the process until `resume` is called as often.
  ///
  /// A second signal ends the process at once. Nothing is begun once a signal has come: this waits
  /// for the end then.
  static func postpone() { pagebox_interruption_hold() }

  /// Whether a signal has come that is put off.
  static var isPending: Bool { pagebox_interruption_is_pending() }

  /// Ends what `postpone` began, and the process if a signal has come meanwhile.
  static func resume() { pagebox_interruption_release() }
}

/// A file that a signal which ends the process removes as well.
struct Litter: ~Copyable {
  private var slot: Int32

  /// Remembers a file; a table that is full remembers no more.
  init(_ name: FileName) {
    slot = unsafe pagebox_interruption_register(name.terminated)
  }

  /// Forgets the file, whose name is no longer ours.
  mutating func forget() {
    pagebox_interruption_unregister(slot)
    slot = -1
  }

  deinit { pagebox_interruption_unregister(slot) }
}
