/// Whether a file is linearised, which its first object says.
///
/// libqpdf is not asked: the C function for it lets an exception through where the number of the
/// first object is too large. ISO 32000-2:2020, Annex F.2.
enum Linearization {
  /// How far from the header the first object is looked for.
  private static let reach = 1_024

  /// Whether the first object says so, and the file is as long as it says: nothing was appended.
  static func isThere(in file: Span<UInt8>, header: Int) -> Bool {
    let end = min(file.count, header + reach)
    var mark: Int?
    for place in header..<max(header, end) where file[place] == UInt8(ascii: "/") {
      var reader = ByteReader(at: place)
      if reader.skip("/Linearized", in: file) {
        mark = place
        break
      }
    }
    guard let mark else { return false }
    // The dictionary may have its keys in any order.
    var place = mark
    while place > header, place > mark - 256, file[place] != UInt8(ascii: "<") { place -= 1 }
    while place < end, file[place] != UInt8(ascii: ">") {
      var reader = ByteReader(at: place)
      if reader.skip("/L", in: file) {
        _ = reader.skipBlanks(in: file)
        if let length = reader.number(in: file) { return length == file.count - header }
      }
      place += 1
    }
    return false
  }
}
