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

  /// Looks for the newest section, to which the last word of its kind has to lead plainly.
  ///
  /// A word that is part of a longer one, or that no whole number follows, is passed over by some
  /// programs and not by others: which section is the newest is not for us to say then.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - header: Where the header begins.
  init?(of file: Span<UInt8>, header: Int) {
    guard let offset = Self.offset(writtenIn: file), offset > 0, offset < file.count - header
    else { return nil }
    guard let section = Section(at: header + offset, in: file) else { return nil }
    self.offset = offset
    self.section = section
  }

  /// The number behind the last word, wherever it leads; nil if it is not plain.
  static func offset(writtenIn file: Span<UInt8>) -> Int? {
    guard let place = lastWord(in: file) else { return nil }
    var reader = ByteReader(at: place)
    guard reader.skip("startxref", in: file), reader.skipBlanks(in: file),
      let offset = reader.number(in: file),
      reader.skipBlanks(in: file) || reader.position == file.count
    else { return nil }
    return offset
  }

  /// Where the last word begins that leads to a section, whatever stands around it.
  private static func lastWord(in file: Span<UInt8>) -> Int? {
    var start = file.count - 1
    let end = max(0, file.count - reach)
    while start >= end {
      var reader = ByteReader(at: start)
      if file[start] == UInt8(ascii: "s"), reader.skip("startxref", in: file) {
        let before = start > 0 ? file[start - 1] : 0x0A
        return [0x0A, 0x0D, 0x20, 0x09, 0x00, 0x0C].contains(before) ? start : nil
      }
      start -= 1
    }
    return nil
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

  /// What the newest section names as the one before it; nil if it names none, or cannot be read.
  func previous(in file: Span<UInt8>, header: Int) -> Int? {
    guard let trailer = trailer(in: file, header: header),
      case .number(let previous)? = trailer.values(of: "Prev").first
    else { return nil }
    return previous
  }

  private func trailer(in file: Span<UInt8>, header: Int) -> WrittenDictionary? {
    var reader = ByteReader(at: header + offset)
    _ = reader.skipBlanks(in: file)
    if case .stream = section {
      guard reader.number(in: file) != nil, reader.skipBlanks(in: file),
        reader.number(in: file) != nil, reader.skipBlanks(in: file), reader.skip("obj", in: file)
      else { return nil }
      return WrittenDictionary(at: reader.position, in: file)
    }
    guard reader.skip("xref", in: file) else { return nil }
    _ = reader.skipBlanks(in: file)
    while reader.number(in: file) != nil {
      guard reader.skipBlanks(in: file), let count = reader.number(in: file),
        reader.skipBlanks(in: file), count <= (file.count - reader.position) / 20
      else { return nil }
      reader = ByteReader(at: reader.position + count * 20)
      _ = reader.skipBlanks(in: file)
    }
    guard reader.skip("trailer", in: file) else { return nil }
    return WrittenDictionary(at: reader.position, in: file)
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
