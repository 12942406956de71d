/// Reads all sections of the table of objects, from the newest back.
///
/// ISO 32000-2:2020, 7.5.4, 7.5.8, and 7.5.8.4 for hybrid files.
struct Sections {
  /// What the trailer of the newest section says.
  struct Trailer {
    var root = IndirectReference(0)
    /// What the key of the encryption has; its place is one in the file.
    var encryption = Field()
  }

  /// The keys of a trailer, behind those of any stream.
  private static let keys = ["Root", "Size", "Prev", "XRefStm", "Encrypt", "W", "Index"]

  /// Where a key stands among the fields.
  private enum Key: Int {
    case root = 5, size, previous, hidden, encrypt, widths, index
  }

  private var dictionary = DictionaryReader(keys: StreamDecoder.keys + keys)
  private var seen: Set<Int> = []
  private var trailer: Trailer?
  /// The object that each section is which is a stream, and where it begins.
  private var own: [(number: Int, offset: Int)] = []
  /// How many bytes the sections have.
  private var taken = 0

  /// Reads the sections into the table of a source.
  ///
  /// - Returns: What the newest trailer says.
  /// - Throws: Where a section is not sound, or the chain of them has no end.
  static func read(
    into source: inout ObjectSource, in file: Span<UInt8>, limits: ScanLimits
  ) throws(Decline) -> Trailer {
    var sections = Sections()
    var next = try FileEnd.newestSection(of: file, header: source.header)
    while next != 0 {
      guard sections.seen.count < limits.sections else {
        throw .unsure("a table of too many sections")
      }
      next = try sections.section(at: next, into: &source, in: file)
    }
    guard let trailer = sections.trailer else { throw .unsure("no trailer") }
    // libqpdf 12 takes these for damage, and passes them over.
    guard source.table.greatest <= (file.count - source.header) / 3 else {
      throw .unsure("an object number that is too large for the file")
    }
    for section in sections.own {
      source.sections.insert(section.number)
      // A program that has read the section by its number does not look for another object.
      switch source.table[section.number] {
      case .none, .offset(section.offset, _): break
      default: throw .unsure("a section of the table with the number of another object")
      }
    }
    return trailer
  }

  /// Reads the section at an offset, and tells where the one before begins; 0 for none.
  private mutating func section(
    at offset: Int, into source: inout ObjectSource, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    var reader = try begin(at: offset, source.header, in: file)
    let token = try reader.next(in: file)
    guard token == .word, reader.word == .table, reader.length == 4 else {
      return try stream(&reader, token, at: offset, into: &source, in: file)
    }
    let rows = try TableRows(&reader, in: file)
    guard case .dictionaryStart = try reader.next(in: file) else { throw .unsure("no trailer") }
    try dictionary.read(&reader, in: file)
    try take(reader.position - source.header - offset, in: file)
    try requireNoStream(reader, in: file)
    try noteTrailer()
    let previous = try way(.previous)
    if let hidden = try hiddenStream() {
      try rows.enter(.used, into: &source.table, in: file)
      var reader = try begin(at: hidden, source.header, in: file)
      let token = try reader.next(in: file)
      _ = try stream(&reader, token, at: hidden, into: &source, in: file)
      try rows.enter(.free, into: &source.table, in: file)
    } else {
      try rows.enter(.all, into: &source.table, in: file)
    }
    return previous
  }

  private mutating func begin(
    at offset: Int, _ header: Int, in file: Span<UInt8>
  ) throws(Decline) -> TokenReader {
    guard offset > 0, offset < file.count - header else {
      throw .unsure("a section of the table outside of the file")
    }
    guard seen.insert(offset).inserted else { throw .unsure("a table whose sections go round") }
    let first = file[header + offset]
    // Some programs go past what stands before it, and others only where it is a table.
    guard first.isDigit || first == UInt8(ascii: "x") else {
      throw .unsure("no section of a table where one should begin")
    }
    return TokenReader(at: header + offset)
  }

  /// Reads a section that is a stream, from behind its first token on.
  private mutating func stream(
    _ reader: inout TokenReader, _ first: TokenReader.Token, at offset: Int,
    into source: inout ObjectSource, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    let number = reader.number
    guard first == .integer, reader.isUnsigned, 1...ObjectTable.mostNumber ~= number,
      case .integer = try reader.next(in: file),
      reader.isUnsigned, case .word = try reader.next(in: file), reader.word == .objectStart,
      reader.length == 3, case .dictionaryStart = try reader.next(in: file)
    else { throw .unsure("no section of a table where one should begin") }
    own.append((number, offset))
    try dictionary.read(&reader, in: file)
    try noteTrailer()
    let fields = dictionary.fields
    guard fields[0].isName(.tableStream) else {
      throw .unsure("a table in a stream of another type")
    }
    let previous = try way(.previous)
    let widths = try integers(fields[Key.widths.rawValue], in: file)
    let size = fields[Key.size.rawValue].number
    let index = fields[Key.index.rawValue]
    let runs = index.isPresent ? try integers(index, in: file) : [0, size]
    let data = try source.sectionData(&reader, fields, in: file)
    try take(reader.position - source.header - offset, in: file)
    try TableStream(widths: widths, index: runs, data: data).enter(into: &source.table)
    return previous
  }

  /// Counts the bytes of a section; those of a sound file share none, however they are chained.
  private mutating func take(_ count: Int, in file: Span<UInt8>) throws(Decline) {
    taken += count
    guard taken <= file.count else { throw .unsure("sections of the table that share bytes") }
  }

  /// Refuses data behind the trailer of a table, which make a stream of it for libqpdf.
  private func requireNoStream(_ reader: TokenReader, in file: Span<UInt8>) throws(Decline) {
    var ahead = reader
    guard ahead.goesOn(in: file), file[ahead.position] == UInt8(ascii: "s"),
      try ahead.next(in: file) == .word, ahead.word == .streamStart, ahead.length == 6
    else { return }
    throw .unsure("a trailer that is a stream")
  }

  /// Keeps what the first trailer says, and looks at what any has to say.
  private mutating func noteTrailer() throws(Decline) {
    let fields = dictionary.fields
    guard dictionary.repeated == 0 else { throw .unsure("a trailer with a key twice") }
    guard fields[Key.size.rawValue].kind == .integer, fields[Key.size.rawValue].number > 0 else {
      throw .unsure("a trailer without a size")
    }
    guard trailer == nil else { return }
    guard fields[Key.root.rawValue].kind == .reference else {
      throw .unsure("a trailer without a catalogue")
    }
    trailer = Trailer(
      root: fields[Key.root.rawValue].reference,
      encryption: fields[Key.encrypt.rawValue])
  }

  private func way(_ key: Key) throws(Decline) -> Int {
    let field = dictionary.fields[key.rawValue]
    switch field.kind {
    case nil, .null: return 0
    case .integer where field.number >= 0: return field.number
    default: throw .unsure("a trailer with a broken way to another section")
    }
  }

  private func hiddenStream() throws(Decline) -> Int? {
    let field = dictionary.fields[Key.hidden.rawValue]
    return field.isPresent ? try way(.hidden) : nil
  }

  /// Reads an array of whole numbers; there are few.
  private func integers(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> [Int] {
    guard field.kind == .array else { throw .unsure("a cross-reference stream of another form") }
    var reader = TokenReader(at: field.start + 1)
    var numbers: [Int] = []
    while true {
      switch try reader.next(in: file) {
      case .integer: numbers.append(reader.number)
      case .arrayEnd: return numbers
      default: throw .unsure("a cross-reference stream of another form")
      }
    }
  }
}
