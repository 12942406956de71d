/// What the names in a dictionary say that cannot be read, perhaps with other text around it.
///
/// ISO 32000-2:2020, 7.5.7 and 7.5.8. Only whole names count, spelt with number signs or without.
struct OddDictionary {
  /// The names that make a stream one of objects, or of a table.
  private var (hasCount, hasFirst, hasWidths, hasType) = (false, false, false, false)
  /// The most columns that any predictor has.
  private(set) var columns = 0
  /// The most filters in one array that make more bytes than they get; 1 for one by itself.
  private(set) var filters = 0
  /// Whether one of them is another one than Flate.
  private(set) var hasOtherFilter = false
  /// Whether a number of columns stands in another object.
  private(set) var hidesColumns = false

  /// Looks at every name in a text.
  init(_ text: Span<UInt8>) {
    var place = 0
    var filtersHere = 0
    while place < text.count {
      guard text[place] == UInt8(ascii: "/") else {
        if text[place] == UInt8(ascii: "[") { filtersHere = 0 }
        place += 1
        continue
      }
      var reader = TokenReader(at: place)
      place += 1
      guard (try? reader.next(in: text)) == .name else { continue }
      place = reader.position
      switch (reader.length, reader.word) {
      case (1, Self.count): hasCount = true
      case (1, Self.widths): hasWidths = true
      case (4, .tableStream): hasType = true
      case (5, Self.first): hasFirst = true
      case (7, Self.columns):
        noteColumns(&reader, in: text)
        // What was gone past, such as a comment, is not looked at for each name in it.
        place = reader.position
      case (2, Self.fl), (11, Self.flate):
        filtersHere += 1
      case (2, Self.rl), (3, Self.lzw), (9, Self.lzwDecode), (15, Self.runLength):
        filtersHere += 1
        hasOtherFilter = true
      default: break
      }
      filters = max(filters, filtersHere)
    }
  }

  /// Whether the stream may be one of objects or of a table.
  ///
  /// Borders of annotations and fonts have widths too; without its type, a table is none to libqpdf.
  var counts: Bool { hasCount && hasFirst || hasWidths && hasType }

  private mutating func noteColumns(_ reader: inout TokenReader, in text: Span<UInt8>) {
    guard reader.goesOn(in: text) else { return }
    var place = reader.position
    if text[place] == UInt8(ascii: "+") { place += 1 }
    var value = 0
    while place < text.count, text[place].isDigit {
      value = min(value * 10 + Int(text[place] - 0x30), 1 << 40)
      place += 1
    }
    columns = max(columns, value)
    if (try? reader.next(in: text)) == .integer, (try? reader.restOfReference(in: text)) != nil {
      hidesColumns = true
    }
  }

  private static let fl: TokenReader.Word = 0x46_6C
  private static let rl: TokenReader.Word = 0x52_4C
  private static let lzw: TokenReader.Word = 0x4C_5A57
  /// The first eight letters of longer names.
  private static let flate: TokenReader.Word = 0x466C_6174_6544_6563
  private static let lzwDecode: TokenReader.Word = 0x4C5A_5744_6563_6F64
  private static let runLength: TokenReader.Word = 0x5275_6E4C_656E_6774
  private static let count: TokenReader.Word = 0x4E
  private static let widths: TokenReader.Word = 0x57
  private static let first: TokenReader.Word = 0x46_6972_7374
  private static let columns: TokenReader.Word = 0x43_6F6C_756D_6E73
}
