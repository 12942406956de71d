/// What the end of a file leads to: the newest section of its table of objects.
///
/// ISO 32000-2:2020, 7.5.5. Hostile bytes give nil at worst.
struct FileTail: Equatable {
  /// What stands where the end leads to.
  enum Section: Equatable {
    case table
    /// A cross-reference stream, with its object number and generation.
    case stream(Int, Int)
  }

  /// What the newest section is.
  let section: Section
  /// Where it begins, counted from the header; as the file says it.
  let offset: Int

  /// How far from the end the last word is looked for; libqpdf looks no further.
  private static let reach = 1_054

  /// Looks for the newest section.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - header: Where the header begins.
  init?(of file: Span<UInt8>, header: Int) {
    var found: Int?
    var start = file.count - 1
    let end = max(0, file.count - Self.reach)
    while start >= end, found == nil {
      var reader = ByteReader(at: start)
      if file[start] == UInt8(ascii: "s"), reader.skip("startxref", in: file) {
        _ = reader.skipBlanks(in: file)
        found = reader.number(in: file)
      }
      start -= 1
    }
    guard let offset = found, offset > 0, offset < file.count - header else { return nil }
    guard let section = Section(at: header + offset, in: file) else { return nil }
    self.offset = offset
    self.section = section
  }
}

extension FileTail.Section {
  /// Tells what begins at a place; nil if it is no section of a table.
  init?(at place: Int, in file: Span<UInt8>) {
    var reader = ByteReader(at: place)
    _ = reader.skipBlanks(in: file)
    if reader.skip("xref", in: file) {
      self = .table
      return
    }
    guard let number = reader.number(in: file), number > 0, reader.skipBlanks(in: file),
      let generation = reader.number(in: file), reader.skipBlanks(in: file),
      reader.skip("obj", in: file)
    else { return nil }
    self = .stream(number, generation)
  }
}
