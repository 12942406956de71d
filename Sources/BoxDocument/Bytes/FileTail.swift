import PageScan

/// What the end of a file leads to: the newest section of its table of objects.
///
/// ISO 32000-2:2020, 7.5.5. Hostile bytes give nil at worst.
struct FileTail: Equatable {
  /// What the newest section is.
  let section: SectionStart
  /// Where it begins, counted from the header; as the file says it.
  let offset: Int

  /// Looks for the newest section, to which the last word of its kind has to lead plainly.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - header: Where the header begins.
  init?(of file: Span<UInt8>, header: Int) {
    guard let offset = try? FileEnd.newestSection(of: file, header: header),
      let section = try? SectionStart(at: header + offset, in: file)
    else { return nil }
    self.offset = offset
    self.section = section
  }

  /// How many bytes stand behind the last mark of an end, from the first that is not blank on.
  ///
  /// Where there is no mark near the end, that is none: what the file ends with is part of it.
  static func bytesBehindEnd(of file: Span<UInt8>) -> Int {
    // Programs accept up to a kilobyte; what is longer is looked for all the same.
    var start = file.count - 5
    let limit = max(0, file.count - (1 << 20))
    while start >= limit {
      var reader = ByteReader(at: start)
      if file[start] == UInt8(ascii: "%"), reader.skip("%%EOF", in: file) {
        _ = reader.skipBlanks(in: file)
        return file.count - reader.position
      }
      start -= 1
    }
    return 0
  }
}
