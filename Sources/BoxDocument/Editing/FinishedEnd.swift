/// What somebody else has put behind a file and finished, where an update of ours was to be.
package enum FinishedEnd {
  /// Tells it from what a run that was killed, or a loss of power, can have left of that update.
  ///
  /// The sum of another update of pagebox is right, which that of a torn one is not; and whatever
  /// else is whole leads to a section of its own, at another place than ours would.
  ///
  /// - Parameters:
  ///   - file: The file as it is.
  ///   - length: How long it was before.
  ///   - tail: What was to be behind that; the file does not have all of it.
  /// - Returns: Whether somebody else has finished it.
  package static func stands(
    in file: Span<UInt8>, behind length: Int, insteadOf tail: [UInt8]
  ) -> Bool {
    if let record = AppendRecord.last(in: file), record.start >= length, record.state != .changed {
      return true
    }
    guard let newest = FileTail(of: file, header: 0), newest.offset >= length else { return false }
    return newest.offset != FileTail.offset(writtenIn: tail.span)
  }
}
