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
    let offset = try offset(writtenIn: file, from: header)
    guard offset > 0, offset < file.count - header else {
      throw .unsure("a 'startxref' that leads out of the file")
    }
    return offset
  }

  /// Reads the number behind the last word, wherever it leads.
  ///
  /// - Parameters:
  ///   - file: The file, or the end of one.
  ///   - start: Where the file begins; what stands before the header is no part of it.
  /// - Returns: The number as it is written.
  /// - Throws: Where it is not plain: a word that is part of a longer one, or that no whole number
  ///   follows, is passed over by some programs and not by others.
  package static func offset(
    writtenIn file: Span<UInt8>, from start: Int = 0
  ) throws(Decline) -> Int {
    guard let place = lastWord(in: file, from: start) else {
      throw .unsure("no 'startxref' at the end")
    }
    guard place == 0 || place > start && file[place - 1].isBlank else {
      throw .unsure("a 'startxref' within a longer word")
    }
    var digits = place + mark.count
    while digits < file.count, file[digits].isBlank { digits += 1 }
    var reader = TokenReader(at: digits)
    guard digits > place + mark.count, digits < file.count, file[digits].isDigit,
      case .integer = try reader.next(in: file), reader.isUnsigned
    else { throw .unsure("a 'startxref' without a number") }
    return reader.number
  }

  private static let mark: [UInt8] = Array("startxref".utf8)

  private static func lastWord(in file: Span<UInt8>, from start: Int) -> Int? {
    var place = file.count - mark.count
    let end = max(start, file.count - reach)
    while place >= end {
      if mark.indices.allSatisfy({ file[place + $0] == mark[$0] }) { return place }
      place -= 1
    }
    return nil
  }
}
