#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is to be written, and what stood in its place when somebody looked.
package struct WriteTarget: Sendable {
  /// The name that is written to; links are followed where the file itself is changed.
  package let name: FileName

  /// What had the name, a link as itself; nil if nothing had.
  let before: FileStatus?

  /// Whether another file under the name is an error, whenever it came there.
  let mustBeNew: Bool

  /// Whether the file under the name is the one that was read.
  let isInPlace: Bool

  /// A file that is to get a name.
  ///
  /// Calls `lstat`, `readlink` and `stat`, and `unlink` for what a killed run left behind.
  ///
  /// - Parameters:
  ///   - name: The name; a link of this name makes way itself, and what it leads to stays.
  ///   - replaces: Whether a file that has the name already makes way.
  ///   - looksOnly: Whether even what a killed run left behind stays, since nothing is written.
  /// - Returns: The target.
  /// - Throws: `exists`, `isDirectory` or `isSpecial` for what does not make way.
  package static func newFile(
    _ name: FileName, replaces: Bool, looksOnly: Bool = false
  ) throws(WriteFailure) -> WriteTarget {
    if name.bytes.contains(0) { throw .noFolder }
    let before = try withoutSecondName(name, try status(of: name), looksOnly)
    do throws(NewFile.Failure) {
      try NewFile.refuseWhatStays(at: name, replaces)
    } catch {
      throw WriteFailure(error)
    }
    return WriteTarget(name: name, before: before, mustBeNew: !replaces, isInPlace: false)
  }

  /// A file that is to be changed where it is.
  ///
  /// Calls `lstat`, `readlink`, `realpath` and `fstat`, and `unlink` for what a killed run left
  /// behind.
  ///
  /// - Parameters:
  ///   - name: The file; symbolic links are followed.
  ///   - source: The bytes of the file, as they were opened by this name.
  ///   - looksOnly: Whether even what a killed run left behind stays, since nothing is written.
  /// - Returns: The target.
  /// - Throws: `changed` if the name leads to another file or another content now.
  package static func inPlace(
    _ name: FileName, read source: FileBytes, looksOnly: Bool = false
  ) throws(WriteFailure) -> WriteTarget {
    let (name, status) = try regularFile(name)
    guard status.stamp == source.stamp else { throw .changed }
    let before = try withoutSecondName(name, status, looksOnly)
    guard before?.stamp == status.stamp else { throw .changed }
    return WriteTarget(name: name, before: before, mustBeNew: false, isInPlace: true)
  }

  /// Refuses a file that is not to be changed where it is.
  ///
  /// A file without the right to write is one that somebody wants to keep, although another could
  /// take its name, and the administrator may write to it. Calls `faccessat`.
  ///
  /// - Parameter replacing: Whether another file is to take the name.
  /// - Throws: `readOnly`, and for one that is to be replaced `severalNames`.
  package func requireChangeable(replacing: Bool) throws(WriteFailure) {
    guard isInPlace, let before else { return }
    if replacing, before.links > 1 { throw .severalNames(before.links) }
    if before.rights.mode & 0o222 == 0 { throw .readOnly }
    if unsafe faccessat(AT_FDCWD, name.terminated, W_OK, AT_EACCESS) == 0 { return }
    let error = SystemError(number: errno)
    throw error.number == EACCES ? .readOnly : WriteFailure(error)
  }

  /// The regular file that a name leads to, by its own name.
  static func regularFile(_ name: FileName) throws(WriteFailure) -> (FileName, FileStatus) {
    if name.bytes.contains(0) || name.bytes.isEmpty { throw .noSuchFile }
    var real = name
    var status = try WriteFailure.sorting(try WriteCalls.system.status(of: name))
    if status?.kind == .symbolicLink {
      if NewFile.isLinkOfSystem(name) { throw .isSpecial }
      real = try name.resolved
      status = try WriteFailure.sorting(try WriteCalls.system.status(of: real))
    }
    guard let status else { throw .noSuchFile }
    switch status.kind {
    case .regular: return (real, status)
    case .directory: throw .isDirectory
    default: throw .isSpecial
    }
  }

  /// Takes away the second name that a run leaves which is killed as it gives a new file its name.
  ///
  /// Gives what has the first name then, or would have it. Calls `lstat` and `unlink`.
  private static func withoutSecondName(
    _ name: FileName, _ status: FileStatus?, _ looksOnly: Bool
  ) throws(WriteFailure) -> FileStatus? {
    guard let status, status.kind == .regular, status.links > 1 else { return status }
    let second = StagedFile.name(for: name)
    guard try Self.status(of: second)?.stamp.identity == status.stamp.identity else {
      return status
    }
    if looksOnly { return status.withoutOneName }
    try WriteFailure.sorting(
      try WriteCalls.system.make(.remove, second) { unsafe unlink(second.terminated) })
    return try Self.status(of: name)
  }

  private static func status(of name: FileName) throws(WriteFailure) -> FileStatus? {
    try WriteFailure.sorting(try WriteCalls.system.status(of: name))
  }
}

extension FileName {
  /// The name without symbolic links in it.
  ///
  /// Calls `realpath`.
  package var resolved: FileName {
    get throws(WriteFailure) {
      guard let path = unsafe realpath(terminated, nil) else {
        let error = SystemError(number: errno)
        throw error.number == ENOENT ? .noSuchFile : WriteFailure(error)
      }
      defer { unsafe free(path) }
      return unsafe FileName(cString: path)
    }
  }
}
