/// The words with which a section of the table of objects begins.
///
/// ISO 32000-2:2020, 7.5.4 and 7.5.8.
package enum SectionStart: Equatable {
  case table
  /// A cross-reference stream, which is this object.
  case stream(IndirectReference)

  /// Tells what begins at a place, or behind white space there.
  ///
  /// - Throws: Where it is no section of a table.
  package init(at place: Int, in file: Span<UInt8>) throws(Decline) {
    var start = place
    while start < file.count, file[start].isBlank { start += 1 }
    var reader = TokenReader(at: start)
    // No program takes a comment for the beginning of one.
    guard start < file.count, file[start] != UInt8(ascii: "%") else {
      throw .unsure("no section of a table where one should begin")
    }
    try self.init(&reader, in: file)
  }

  /// Reads the words, up to behind them.
  init(_ reader: inout TokenReader, in file: Span<UInt8>) throws(Decline) {
    var ahead = reader
    if try ahead.next(in: file) == .word, ahead.word == .table, ahead.length == 4 {
      self = .table
      reader = ahead
      return
    }
    guard let reference = try? reader.nextObjectStart(in: file),
      1...ObjectTable.mostNumber ~= reference.number
    else { throw .unsure("no section of a table where one should begin") }
    self = .stream(reference)
  }
}
