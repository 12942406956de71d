#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AppendingFile {
  /// What a note of a killed run turned out to mean.
  package enum Recovery: Sendable, Hashable {
    /// Nothing had been appended.
    case untouched
    /// All of it had been appended, and stays.
    case complete
    /// A part of it had been appended; so many bytes are taken back.
    case takenBack(Int)
    /// The file is another one now, or somebody else wrote to it; nothing is done to it.
    case otherFile
  }

  /// Tells by a file, its length before, and what was to be behind that whether others finished it.
  package typealias EndTest = (Span<UInt8>, Int, [UInt8]) -> Bool

  /// Finds the note of a run that has left a file with a torn end, or perhaps will.
  ///
  /// For whoever reads the file and leaves it as it is. A note that is torn itself, and one of a
  /// file that has all that was to be appended, nothing of it, or another content, is no obstacle.
  /// Calls `lstat`, and where there is a note `open` and `pread`.
  ///
  /// - Parameters:
  ///   - name: The file; symbolic links are followed.
  ///   - isOfOthers: What ``recover(_:trustsNote:unless:calls:)`` is told.
  /// - Returns: The name of the note, which `recover` understands; nil if there is none.
  /// - Throws: What is wrong with the name of the file, or keeps the note from being read.
  package static func noteOfOther(
    _ name: FileName, unless isOfOthers: EndTest = { _, _, _ in false }
  ) throws(WriteFailure) -> FileName? {
    let (name, status) = try WriteTarget.regularFile(name)
    let calls = WriteCalls.system
    let place = RecoveryNote.name(for: name)
    guard try WriteFailure.sorting(try calls.status(of: place)) != nil else { return nil }
    do throws(WriteFailure) {
      guard let bytes = try content(of: place, owner: status.rights.owner, calls) else {
        return nil
      }
      switch RecoveryNote.read(bytes) {
      case .torn: return nil
      case .unknown: return place
      case .whole(let note):
        // Why a file cannot be read is said better by whoever reads it.
        guard let file = try? Descriptor(reading: name, flags: O_NONBLOCK) else { return nil }
        let end = try WriteFailure.sorting(
          try calls.end(of: file, name, FileStatus(of: file).stamp, note, unless: isOfOthers))
        return [.torn, .ofOthers].contains(end) ? place : nil
      }
    } catch {
      if error == .unfinished(place) { return place }
      throw error
    }
  }

  /// Finishes what a killed run began to append to a file, or takes it back.
  ///
  /// To be called before the file is read. The note goes unless it could still be needed. Calls
  /// `lstat`, and where there is a note `open`, `flock`, `pread`, `ftruncate`, `fsync` and `unlink`.
  ///
  /// - Parameters:
  ///   - name: The file; symbolic links are followed.
  ///   - trustsNote: Whether the run that wrote the note is known to be over, also where there are
  ///     no locks to tell.
  ///   - isOfOthers: Tells whether somebody else has finished what stands behind the file, which is
  ///     asked where it may be torn and has bytes that are not of the note.
  ///   - calls: The calls that are made.
  /// - Returns: What was done; nil if there is no note.
  /// - Throws: `busy` if a run is at work; `unfinished` if one may be, or the note is of another
  ///   version, or not of this user, of the file's owner or of root; `otherEnd` if somebody else wrote behind the file
  ///   since; else what failed. The note stays then.
  package static func recover(
    _ name: FileName, trustsNote: Bool = false, unless isOfOthers: EndTest = { _, _, _ in false },
    calls: WriteCalls = .system
  ) throws(WriteFailure) -> Recovery? {
    let (name, _) = try WriteTarget.regularFile(name)
    let note = RecoveryNote.name(for: name)
    if try WriteFailure.sorting(try calls.status(of: note)) == nil { return nil }
    let descriptor = try lock(name, mayBeAtWork: trustsNote ? nil : note, calls)
    let status = try WriteFailure.sorting(try calls.status(of: descriptor, named: name))
    // The run that wrote it may have come to its end before the lock was ours.
    guard let bytes = try content(of: note, owner: status.rights.owner, calls) else { return nil }
    let recovery: Recovery
    switch RecoveryNote.read(bytes) {
    case .unknown: throw .unfinished(note)
    case .torn: recovery = .untouched
    case .whole(let content):
      recovery = try calls.recover(
        descriptor, name, status.stamp, content, note, unless: isOfOthers)
    }
    // The run that was killed may not have come to its own flush, and the note is all that a loss of
    // power would leave to tell what is missing.
    if recovery != .otherFile {
      try WriteFailure.sorting(try calls.flush(descriptor, named: name))
    }
    try WriteFailure.sorting(try calls.make(.remove, note) { unsafe unlink(note.terminated) })
    try? calls.flushFolder(of: note)
    return recovery
  }

  /// The content of a note that may be believed; nil if there is none.
  ///
  /// Whoever may make files in the folder could otherwise have a file cut by its owner.
  private static func content(
    of note: FileName, owner: uid_t, _ calls: WriteCalls
  ) throws(WriteFailure) -> [UInt8]? {
    let number: Int32
    do throws(SystemError) {
      number = try calls.make(.open, note) {
        unsafe open(note.terminated, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      }
    } catch {
      switch error.number {
      case ENOENT: return nil
      case ELOOP, EACCES, EPERM: throw .unfinished(note)
      default: throw WriteFailure(error)
      }
    }
    let descriptor = Descriptor(owning: number)
    let status = try WriteFailure.sorting(try calls.status(of: descriptor, named: note))
    guard status.kind == .regular, [geteuid(), owner, 0].contains(status.rights.owner),
      status.stamp.size <= calls.longestNote
    else { throw .unfinished(note) }
    return try WriteFailure.sorting(
      try calls.read(status.stamp.size, at: 0, of: descriptor, named: note))
  }
}

extension WriteCalls {
  /// Compares a file with its note, and cuts it where a part was appended.
  fileprivate func recover(
    _ descriptor: borrowing Descriptor, _ name: FileName, _ stamp: FileStatus.Stamp,
    _ note: RecoveryNote, _ place: FileName, unless isOfOthers: AppendingFile.EndTest
  ) throws(WriteFailure) -> AppendingFile.Recovery {
    let end = try WriteFailure.sorting(
      try end(of: descriptor, name, stamp, note, unless: isOfOthers))
    switch end {
    case .ofOtherFile: return .otherFile
    case .untouched: return .untouched
    case .complete: return .complete
    case .ofOthers: throw .otherEnd(place)
    case .torn:
      let number = descriptor.number
      try WriteFailure.sorting(try make(.cut, name) { ftruncate(number, off_t(note.length)) })
      return .takenBack(stamp.size - note.length)
    }
  }

  /// Compares a file with its note.
  fileprivate func end(
    of descriptor: borrowing Descriptor, _ name: FileName, _ stamp: FileStatus.Stamp,
    _ note: RecoveryNote, unless isOfOthers: AppendingFile.EndTest
  ) throws(SystemError) -> NotedEnd {
    guard stamp.size >= note.length,
      try self.note(of: descriptor, name, length: note.length, tail: note.tail) == note
    else { return .ofOtherFile }
    let found = try read(note.tail.count, at: note.length, of: descriptor, named: name)
    let end = NotedEnd(found, size: stamp.size, note)
    guard end == .torn, NotedEnd.hasForeignBytes(found, note.tail) else { return end }
    guard let file = try? FileBytes.open(name), file.stamp == stamp else {
      throw SystemError(number: ESTALE)
    }
    return file.withBytes { isOfOthers($0, note.length, note.tail) } ? .ofOthers : .torn
  }
}
