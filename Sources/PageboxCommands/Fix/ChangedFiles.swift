import Synchronization
import SystemBridge

/// The files that a run changes in place, each of them once, by whatever names it is given.
///
/// A change that is measured from the boxes of a page would otherwise be made twice.
final class ChangedFiles: Sendable {
  private let seen = Mutex<Set<FileIdentity>>([])

  /// Whether a file is met for the first time.
  func isFirst(_ file: FileBytes) -> Bool {
    guard let identity = file.identity else { return true }
    return seen.withLock { $0.insert(identity).inserted }
  }
}
