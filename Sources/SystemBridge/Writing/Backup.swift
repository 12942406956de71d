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
  /// - Throws: `noSuchFile` if there is no file yet; `exists` if something has the name of the
  ///   copy, which without a suffix is the file itself; `changed` if the file is not what was read.
  package static func make(
    of target: WriteTarget, read source: FileBytes, suffix: [UInt8], replaces: Bool,
    calls: WriteCalls = .system
  ) throws(WriteFailure) -> FileName {
    guard let original = target.before else { throw .noSuchFile }
    let copy = try copyTarget(of: target, suffix, replaces, looksOnly: false)
    var staged = try StagedFile(
      for: copy, like: (original, source), from: source.identity, calls: calls)
    try staged.copy(source)
    try WriteFailure.sorting(try calls.setTime(of: staged.descriptor, staged.name, to: original))
    try staged.commit(source: source)
    return copy.name
  }

  /// Makes sure that nothing known beforehand keeps a copy from being made, and touches nothing.
  ///
  /// Calls what `WriteTarget.newFile(_:replaces:looksOnly:)` and `WriteTarget.rehearse(from:)` do.
  ///
  /// - Parameters:
  ///   - target: The file, which is to be changed in place.
  ///   - source: The bytes of the file.
  ///   - suffix: What is put behind the name.
  ///   - replaces: Whether an older backup makes way.
  /// - Throws: What `make` would throw.
  package static func rehearse(
    of target: WriteTarget, read source: FileBytes, suffix: [UInt8], replaces: Bool
  ) throws(WriteFailure) {
    try copyTarget(of: target, suffix, replaces, looksOnly: true).rehearse(from: source)
  }

  private static func copyTarget(
    of target: WriteTarget, _ suffix: [UInt8], _ replaces: Bool, looksOnly: Bool
  ) throws(WriteFailure) -> WriteTarget {
    if suffix.isEmpty { throw .exists }
    let name = FileName(bytes: target.name.bytes + suffix)
    return try .newFile(name, replaces: replaces, looksOnly: looksOnly)
  }

  /// Whether a name is that of a file by itself, and no other way to the one that is to be changed.
  ///
  /// A link, or another name of the same file, would change with it. Calls `lstat`.
  package static func isApart(_ name: FileName, from target: WriteTarget) -> Bool {
    guard let status = try? WriteCalls.system.status(of: name) else { return false }
    return status.kind == .regular && status.links == 1
      && status.stamp.identity != target.before?.stamp.identity
  }

  /// Waits until a copy that is there already is on the disk, and its name too.
  ///
  /// Whoever made it may have been killed before that. Calls `open` and `fsync` for the copy and for
  /// its folder.
  ///
  /// - Parameters:
  ///   - name: The copy; no link.
  ///   - calls: The calls that are made.
  /// - Throws: What failed.
  package static func flush(
    _ name: FileName, calls: WriteCalls = .system
  ) throws(WriteFailure) {
    let number = try WriteFailure.sorting(
      try calls.make(.open, name) {
        unsafe open(name.terminated, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      })
    let descriptor = Descriptor(owning: number)
    try WriteFailure.sorting(try calls.flush(descriptor, named: name))
    try WriteFailure.sorting(try calls.flushFolder(of: name))
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
