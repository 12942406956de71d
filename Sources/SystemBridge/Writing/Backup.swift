#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A copy of a file that is made before the file is changed in place.
package enum Backup {
  /// Copies a file to its name with a suffix, and waits until the copy is on the disk.
  ///
  /// The copy has the owner, permissions, attributes and time of the file. Calls what `StagedFile`
  /// does, and `futimens`.
  ///
  /// - Parameters:
  ///   - target: The file, which is to be changed in place.
  ///   - source: The bytes of the file.
  ///   - suffix: What is put behind the name.
  ///   - replaces: Whether an older backup makes way.
  ///   - calls: The calls that are made.
  /// - Returns: The name of the copy.
  /// - Throws: `exists` if something has the name; `changed` if the file is not what was read.
  package static func make(
    of target: WriteTarget, read source: FileBytes, suffix: [UInt8], replaces: Bool,
    calls: WriteCalls = .system
  ) throws(WriteFailure) -> FileName {
    guard let original = target.before, !suffix.isEmpty else { throw .exists }
    let name = FileName(bytes: target.name.bytes + suffix)
    let copy = try WriteTarget.newFile(name, replaces: replaces)
    var staged = try StagedFile(for: copy, like: (original, source), calls: calls)
    try staged.copy(source)
    try WriteFailure.sorting(try calls.setTime(of: staged.descriptor, staged.name, to: original))
    try staged.commit(source: source)
    return name
  }
}

extension WriteCalls {
  /// Gives a file the time of another.
  fileprivate func setTime(
    of descriptor: borrowing Descriptor, _ name: FileName, to model: FileStatus
  ) throws(SystemError) {
    let time = timespec(
      tv_sec: model.stamp.modifiedSeconds, tv_nsec: model.stamp.modifiedNanoseconds)
    let number = descriptor.number
    let times = [time, time]
    try make(.describe, name) { unsafe futimens(number, times) }
  }
}
