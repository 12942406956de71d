import Synchronization
import SystemBridge

/// The files that a run changes in place, each of them once, by whatever names it is given.
///
/// A change that is measured from the boxes of a page would otherwise be made twice.
final class ChangedFiles: Sendable {
  private let seen = Mutex<(files: Set<FileIdentity>, names: Set<FileName>)>(([], []))

  /// Whether a file is met for the first time.
  ///
  /// A file that is written anew is another one of the same name, and meanwhile it may be met by a
  /// link to that name; so both count.
  func isFirst(_ file: FileBytes, named name: FileName) -> Bool {
    let resolved = try? name.resolved
    return seen.withLock { seen in
      let isNewName = resolved.map { seen.names.insert($0).inserted } ?? true
      let isNewFile = file.identity.map { seen.files.insert($0).inserted } ?? true
      return isNewName && isNewFile
    }
  }
}
