#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StagedFile {
  /// Gives the complete file the name of the target.
  ///
  /// Calls, in this order: `fchown`, the calls for attributes, and `fchmod`; `fsync`; `fstat` and
  /// `lstat` to see that the source and the target are what they were; `rename`, or `link` and
  /// `unlink` where the name must be new; `unlink` for the note of an append to the file that made
  /// way; `fsync` of the folder.
  ///
  /// - Parameter source: The file that the content was made of, which must not have changed.
  /// - Returns: What the file has of the one that it replaces.
  /// - Throws: `changed` or `exists` if somebody else was faster; `notFlushed` if the file has its
  ///   name, and only the last step failed.
  @discardableResult
  package consuming func commit(source: FileBytes? = nil) throws(WriteFailure) -> FileLikeness {
    let likeness = try inherit()
    try WriteFailure.sorting(try calls.flush(descriptor, named: name))
    try source?.verifyForWriting()
    let isOurs = try WriteFailure.sorting(try calls.isStill(descriptor, name))
    let isUnchanged = try WriteFailure.sorting(try calls.status(of: target.name) == target.before)
    if !isUnchanged, target.mustBeNew { throw .exists }
    if !isUnchanged || !isOurs { throw .changed }
    try WriteFailure.sorting(
      try calls.give(target.name, to: name, replaces: !target.mustBeNew))
    isDelivered = true
    litter.forget()
    removeNote()
    do throws(SystemError) {
      try calls.flushFolder(of: target.name)
    } catch {
      throw .notFlushed(error.text)
    }
    return likeness
  }

  /// Removes the note about an append to the file that made way.
  private func removeNote() {
    let note = RecoveryNote.name(for: target.name)
    guard target.before?.kind == .regular, (try? FileStatus(of: note))?.kind == .regular else {
      return
    }
    // One that stays is found to be about another content.
    _ = try? calls.make(.remove, note) { unsafe unlink(note.terminated) }
  }

  /// Gives the file what it has in common with its model.
  private func inherit() throws(WriteFailure) -> FileLikeness {
    guard let model else { return .full }
    return try WriteFailure.sorting(
      try calls.liken(descriptor, to: model, modelNumber, named: name))
  }
}

extension FileBytes {
  /// Makes sure that nobody has written to the file since it was opened.
  func verifyForWriting() throws(WriteFailure) {
    do throws(FileFailure) {
      try verify()
    } catch {
      throw WriteFailure(error)
    }
  }
}
