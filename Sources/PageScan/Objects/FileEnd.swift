/// The end of a file, which leads to the newest section of its table of objects.
///
/// ISO 32000-2:2020, 7.5.5.
package enum FileEnd {
  /// How far from the end the last word is looked for; libqpdf looks no further.
  private static let reach = 1_054

  /// Finds where the newest section begins, counted from the header.
  ///
  /// - Throws: Where that is not plain, or out of the file.
  package static func newestSection(
    of file: Span<UInt8>, header: Int
  ) throws(Decline) -> Int {
    let offset = try offset(writtenIn: file)
    guard offset > 0, offset < file.count - header else {
      throw .unsure("a 'startxref' that leads out of the file")
    }
    return offset
  }

  /// Reads the number behind the last word, wherever it leads.
  ///
  /// - Throws: Where it is not plain: a word that is part of a longer one, or that no whole number
  ///   follows, is passed over by some programs and not by others.
  package static func offset(writtenIn file: Span<UInt8>) throws(Decline) -> Int {
    guard let place = lastWord(in: file) else { throw .unsure("no 'startxref' at the end") }
    guard place == 0 || file[place - 1].isBlank else {
      throw .unsure("a 'startxref' within a longer word")
    }
    var start = place + mark.count
    while start < file.count, file[start].isBlank { start += 1 }
    var reader = TokenReader(at: start)
    guard start > place + mark.count, start < file.count, file[start].isDigit,
      case .integer = try reader.next(in: file), reader.isUnsigned
    else { throw .unsure("a 'startxref' without a number") }
    return reader.number
  }

  private static let mark: [UInt8] = Array("startxref".utf8)

  private static func lastWord(in file: Span<UInt8>) -> Int? {
    var start = file.count - mark.count
    let end = max(0, file.count - reach)
    while start >= end {
      if mark.indices.allSatisfy({ file[start + $0] == mark[$0] }) { return start }
      start -= 1
    }
    return nil
  }
}
