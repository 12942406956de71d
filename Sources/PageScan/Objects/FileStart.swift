/// The header of a file, from where all offsets are counted.
///
/// ISO 32000-2:2020, 7.5.2. It may stand anywhere in the first kilobyte.
struct FileStart {
  /// Where the header begins.
  let offset: Int
  /// The version in it, such as 1.7.
  let version: String

  /// Looks for the header.
  ///
  /// - Throws: Where there is none, or its version cannot be read.
  init(in file: Span<UInt8>) throws(Decline) {
    let mark: [UInt8] = Array("%PDF-".utf8)
    let last = min(1_024, file.count - 8)
    var start = 0
    while start < last {
      if mark.indices.allSatisfy({ file[start + $0] == mark[$0] }), file[start + 5].isDigit {
        break
      }
      start += 1
    }
    guard start < last else { throw .unsure("no header") }
    var end = start + 5
    while end < file.count, file[end].isDigit { end += 1 }
    let point = end
    guard point < file.count, file[point] == UInt8(ascii: ".") else {
      throw .unsure("a header without a version")
    }
    end += 1
    while end < file.count, file[end].isDigit { end += 1 }
    guard end > point + 1, end - start < 32 else { throw .unsure("a header without a version") }
    offset = start
    version = String(decoding: (start + 5..<end).map { file[$0] }, as: UTF8.self)
  }
}
