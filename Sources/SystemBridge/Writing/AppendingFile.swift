#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is appended to, or cut, where it is.
///
/// This is the one case in which a file that people have is itself written to. What is appended is
/// taken back on any error; a note beside the file, `.NAME.pagebox-undo`, lets the next run take it
/// back if this one is killed. The file is locked as long as the value lives.
package struct AppendingFile: ~Copyable {
  /// The name of the file, links followed.
  package let name: FileName
  let note: FileName
  let calls: WriteCalls
  let descriptor: Descriptor
  /// The file as it was when it was looked at.
  let before: FileStatus

  /// How many bytes the file has before anything is appended.
  package var length: Int { before.stamp.size }

  /// Opens and locks a file that is to be changed in place.
  ///
  /// Other names of the file keep it. Calls `open`, `flock`, `fstat` and `lstat`.
  ///
  /// - Parameters:
  ///   - target: The file; one that is to be made anew cannot be appended to.
  ///   - calls: The calls that are made.
  /// - Throws: `noSuchFile` if it is to be made anew; `readOnly` if it is; `busy` if another run
  ///   works on it; `changed` if it is not what was read; `unfinished` if there is a note that
  ///   `recover` has to see first.
  package init(_ target: WriteTarget, calls: WriteCalls = .system) throws(WriteFailure) {
    guard let before = target.before, target.isInPlace else { throw .noSuchFile }
    try target.requireChangeable(replacing: false)
    let descriptor = try Self.lock(target.name, calls)
    let status = try WriteFailure.sorting(try calls.status(of: descriptor, named: target.name))
    if status != before { throw .changed }
    let note = RecoveryNote.name(for: target.name)
    if try WriteFailure.sorting(try calls.status(of: note)) != nil { throw .unfinished(note) }
    self.note = note
    self.name = target.name
    self.calls = calls
    self.descriptor = descriptor
    self.before = before
  }

  /// Opens a file for reading and writing, and locks it.
  static func lock(
    _ name: FileName, mayBeAtWork note: FileName? = nil, _ calls: WriteCalls
  ) throws(WriteFailure) -> Descriptor {
    let number: Int32
    do throws(SystemError) {
      number = try calls.make(.open, name) {
        unsafe open(name.terminated, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      }
    } catch {
      throw [ENOENT, ELOOP].contains(error.number) ? .changed : WriteFailure(error)
    }
    let descriptor = Descriptor(owning: number, isLocked: true)
    // Where there are no locks, the note that must be new keeps two runs apart.
    let lock = try WriteFailure.sorting(
      try FileLock(of: descriptor, named: name, calls: calls))
    if lock == .taken { throw .busy }
    if lock == .unsupported, let note { throw .unfinished(note) }
    // A run that had the lock before may have put another file in its place.
    guard try WriteFailure.sorting(try calls.isStill(descriptor, name)) else { throw .changed }
    return descriptor
  }

  /// The file as it would be with bytes behind it, to be looked at before they are appended.
  ///
  /// Nothing is written. Calls what `FileBytes.extended(_:by:)` does.
  ///
  /// - Parameter tail: The bytes.
  /// - Returns: The bytes of the file and then those.
  /// - Throws: `changed` if the file is not what it was, and else why it cannot be read.
  package borrowing func extended(by tail: [UInt8]) throws(WriteFailure) -> FileBytes {
    let bytes: FileBytes
    do throws(FileFailure) {
      bytes = try FileBytes.extended(name, by: tail)
    } catch {
      throw WriteFailure(error)
    }
    if bytes.stamp != before.stamp { throw .changed }
    return bytes
  }

  /// Appends bytes in one write, and makes sure that they are there.
  ///
  /// Calls, in this order: `open`, `pwrite` and `fsync` for the note and `fsync` for its folder;
  /// `fstat`; `pwrite`; `fsync`; `pread`; `unlink` for the note and `fsync` for the folder. The
  /// first signal that would end the process is put off until the file is whole; a second one ends
  /// it at once, and the next run reads the note.
  ///
  /// - Parameter tail: The bytes.
  /// - Throws: `tooLong` if a note has no room for them; `rejected` if other bytes are read back, and
  ///   else what failed; the file is what it was then. `torn` if even that failed.
  package consuming func append(_ tail: [UInt8]) throws(WriteFailure) {
    if tail.isEmpty { return }
    try Self.requireNotable(tail.count, calls: calls)
    Interruption.postpone()
    defer { Interruption.resume() }
    try writeNote(tail)
    try makeSureOfBefore()
    do throws(WriteFailure) {
      try WriteFailure.sorting(try extend(tail))
      if try WriteFailure.sorting(try readBack(tail.count)) != tail { throw .rejected }
    } catch {
      try takeBack(tail.count)
      throw error
    }
    removeNote()
  }

  /// Cuts the file at a length, which is how an append is undone.
  ///
  /// The file has the one length or the other whenever the process or the machine stops, so that no
  /// note is needed. Calls `ftruncate` and `fsync`.
  ///
  /// - Parameter length: The number of bytes that stay; no more than there are.
  /// - Throws: What failed; `notFlushed` if the file is cut and only the last step failed.
  package consuming func cut(to length: Int) throws(WriteFailure) {
    precondition(length >= 0 && length <= self.length)
    let number = descriptor.number
    try WriteFailure.sorting(
      try calls.make(.cut, name) { ftruncate(number, off_t(length)) })
    do throws(SystemError) {
      try calls.flush(descriptor, named: name)
    } catch {
      throw .notFlushed(error.text)
    }
  }
}
