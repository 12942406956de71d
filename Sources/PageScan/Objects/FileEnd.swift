/// The end of a file, which leads to the newest section of its table of objects.
///
/// ISO 32000-2:2020, 7.5.5.
enum FileEnd {
  /// How far from the end the last word is looked for; libqpdf looks no further.
  private static let reach = 1_054

  /// Finds where the newest section begins, counted from the header.
  ///
  /// - Throws: Where that is not plain: a word that is part of a longer one, or that no whole number
  ///   follows, is passed over by some programs and not by others.
  static func newestSection(
    of file: Span<UInt8>, header: Int
  ) throws(Decline) -> Int {
    guard let place = lastWord(in: file, header: header) else {
      throw .unsure("no 'startxref' at the end")
    }
    guard place > header, file[place - 1].isBlank else {
      throw .unsure("a 'startxref' within a longer word")
    }
    var start = place + mark.count
    while start < file.count, file[start].isBlank { start += 1 }
    var reader = TokenReader(at: start)
    guard start > place + mark.count, start < file.count, file[start].isDigit,
      case .integer = try reader.next(in: file), reader.isUnsigned
    else { throw .unsure("a 'startxref' without a number") }
    guard reader.number > 0, reader.number < file.count - header else {
      throw .unsure("a 'startxref' that leads out of the file")
    }
    return reader.number
  }

  private static let mark: [UInt8] = Array("startxref".utf8)

  /// Where the last one is; what stands before the header is no part of the file.
  private static func lastWord(in file: Span<UInt8>, header: Int) -> Int? {
    var start = file.count - mark.count
    let end = max(header, file.count - reach)
    while start >= end {
      if mark.indices.allSatisfy({ file[start + $0] == mark[$0] }) { return start }
      start -= 1
    }
    return nil
  }
}
