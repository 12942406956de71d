#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension AppendingFile {
  /// Makes sure that a recovery note has room for what is to be appended.
  ///
  /// A longer one would not be read by the next run, which could not take back a torn end then.
  ///
  /// - Parameters:
  ///   - count: How many bytes are to be appended.
  ///   - calls: The calls that are made; none is.
  /// - Throws: `tooLong` if they are too many.
  package static func requireNotable(
    _ count: Int, calls: WriteCalls = .system
  ) throws(WriteFailure) {
    let most = calls.longestNote - RecoveryNote.mostOfLine
    if count > most { throw .tooLong(most: most) }
  }

  /// Writes the note and waits until it is on the disk, name and all; on failure there is none.
  func writeNote(_ tail: [UInt8]) throws(WriteFailure) {
    let text = try WriteFailure.sorting(
      try calls.note(of: descriptor, name, length: length, tail: tail).bytes)
    let number: Int32
    do throws(SystemError) {
      number = try calls.make(.open, note) {
        unsafe open(note.terminated, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      }
    } catch {
      throw error.number == EEXIST ? .unfinished(note) : WriteFailure(error)
    }
    let descriptor = Descriptor(owning: number)
    do throws(SystemError) {
      try calls.write(text, at: 0, of: descriptor, named: note)
      try calls.flush(descriptor, named: note)
      try calls.flushFolder(of: note)
    } catch {
      removeNote()
      throw WriteFailure(error)
    }
  }

  /// Makes sure that nobody who knows no locks has written to the file; the note goes if so.
  func makeSureOfBefore() throws(WriteFailure) {
    do throws(WriteFailure) {
      let now = try WriteFailure.sorting(try calls.status(of: descriptor, named: name))
      let isHere = try WriteFailure.sorting(try calls.isStill(descriptor, name))
      if now.stamp != before.stamp || !isHere { throw .changed }
    } catch {
      removeNote()
      throw error
    }
  }

  /// Writes the tail behind the file and waits until it is on the disk.
  func extend(_ tail: [UInt8]) throws(SystemError) {
    try calls.write(tail, at: length, of: descriptor, named: name)
    try calls.flush(descriptor, named: name)
  }

  /// The bytes that stand behind what was there before, no more than so many.
  func readBack(_ count: Int) throws(SystemError) -> [UInt8] {
    try calls.read(count, at: length, of: descriptor, named: name)
  }

  /// Makes the file what it was before so many bytes were appended, and removes the note.
  func takeBack(_ count: Int) throws(WriteFailure) {
    let number = descriptor.number
    do throws(SystemError) {
      let size = try FileStatus(of: descriptor).stamp.size
      // What is behind our bytes, or cut before them, is somebody else's doing.
      guard size >= length, size <= length + count else { throw SystemError(number: EBUSY) }
      if size > length {
        try calls.make(.cut, name) { ftruncate(number, off_t(length)) }
        try calls.flush(descriptor, named: name)
      }
    } catch {
      throw .torn(note: note, error.text)
    }
    removeNote()
  }

  /// Removes the note; one that stays is read by the next run, which finds nothing to do.
  func removeNote() {
    _ = try? calls.make(.remove, note) { unsafe unlink(note.terminated) }
    try? calls.flushFolder(of: note)
  }
}

extension WriteCalls {
  /// The note of a file that was so long, with a tail.
  func note(
    of descriptor: borrowing Descriptor, _ name: FileName, length: Int, tail: [UInt8]
  ) throws(SystemError) -> RecoveryNote {
    let edge = min(RecoveryNote.edge, length)
    var head = ContentSum()
    head.add(try read(edge, at: 0, of: descriptor, named: name))
    var foot = ContentSum()
    foot.add(try read(edge, at: length - edge, of: descriptor, named: name))
    return RecoveryNote(length: length, head: head, foot: foot, tail: tail)
  }
}
