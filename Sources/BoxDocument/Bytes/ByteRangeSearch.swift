import PageScan

/// Looks for the key that every signature has, wherever in a file its dictionary stands.
///
/// What is signed are bytes of the file, which the key counts, so that the dictionary itself stands
/// in none of its streams. ISO 32000-2:2020, 12.8.1. It goes by bytes and not by tokens, since an
/// object that is not sound may be signed as well.
enum ByteRangeSearch {
  /// Whether an object of the file has the key, or text that looks like it.
  ///
  /// The data of streams are not looked at, nor what the table leads to no more.
  ///
  /// - Parameters:
  ///   - objects: Where the objects of the file stand.
  ///   - file: The whole file, from its header on.
  /// - Returns: Whether there is one.
  /// - Complexity: Linear in the entries of the table and the size of the objects that are no streams.
  static func finds(in objects: WrittenObjects, of file: Span<UInt8>) -> Bool {
    let starts = objects.offsets(in: file)
    for (index, start) in starts.enumerated() where start < file.count {
      // Objects that seem to stand in each other are not looked at twice.
      let end = index + 1 < starts.count ? min(starts[index + 1], file.count) : file.count
      if isKey(within: start..<end, ofObjectIn: file) { return true }
    }
    return false
  }

  /// Whether the key stands anywhere in a file, be it in what no table leads to.
  ///
  /// - Complexity: Linear in the size of the file.
  static func finds(in file: Span<UInt8>) -> Bool {
    for place in file.indices where isKey(at: place, in: file) { return true }
    return false
  }

  private static func isKey(within places: Range<Int>, ofObjectIn file: Span<UInt8>) -> Bool {
    for place in places {
      switch file[place] {
      case UInt8(ascii: "/"): if isKey(at: place, in: file) { return true }
      case UInt8(ascii: "s"): if isWord("stream", at: place, in: file) { return false }
      case UInt8(ascii: "e"): if isWord("endobj", at: place, in: file) { return false }
      default: break
      }
    }
    return false
  }

  /// Whether the name stands here, each character as it is or as a number sign and two digits.
  private static func isKey(at place: Int, in file: Span<UInt8>) -> Bool {
    guard file[place] == UInt8(ascii: "/") else { return false }
    var place = place + 1
    for wanted in "ByteRange".utf8 {
      guard place < file.count else { return false }
      if file[place] == wanted {
        place += 1
      } else if file[place] == UInt8(ascii: "#"), place + 2 < file.count,
        let high = file[place + 1].hexadecimalValue, let low = file[place + 2].hexadecimalValue,
        high << 4 | low == wanted
      {
        place += 3
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a word stands here that is not the end of a longer one, as in a string or a name.
  private static func isWord(_ word: StaticString, at place: Int, in file: Span<UInt8>) -> Bool {
    var reader = ByteReader(at: place)
    guard reader.skip(word, in: file) else { return false }
    let before = place > 0 ? file[place - 1] : 0x0A
    let after = reader.position < file.count ? file[reader.position] : 0x0A
    return (before <= 0x20 || before == UInt8(ascii: ">")) && after <= 0x20
  }
}
