/// Finds the objects of a file.
struct ObjectSource {
  /// Where an object stands, behind the words with which it begins.
  enum Place {
    /// In the file.
    case file(Int)
    /// In an object stream that is kept.
    case packed(stream: Int, Int)
  }

  /// Where objects stand, counted from the header.
  var table = ObjectTable()
  /// Where the header begins.
  let header: Int
  /// Whether what streams hold cannot be read without a key.
  var isEncrypted = false

  private var decoder: StreamDecoder
  private var dictionary = DictionaryReader(keys: StreamDecoder.keys + ["N", "First"])
  /// The object streams that were inflated, by their numbers.
  private var streams: [Int: PackedObjects] = [:]
  /// Their numbers, in the order in which they were inflated.
  private var order: [Int] = []
  /// The stream that was used last.
  private var latest: (number: Int, objects: PackedObjects)?
  private var kept = 0
  /// The numbers of the streams that were read, kept or not.
  private var read: Set<Int> = []
  private let limits: ScanLimits

  /// Gets ready to look for objects.
  ///
  /// - Parameters:
  ///   - header: Where the header begins.
  ///   - size: How many bytes the file has.
  ///   - limits: How far to go.
  init(header: Int, ofFile size: Int, limits: ScanLimits) {
    self.header = header
    self.limits = limits
    decoder = StreamDecoder(limits, ofFile: size)
  }

  /// The numbers of the streams that are sections of the table.
  var sections: Set<Int> = []

  /// How many bytes came out of streams, each counted once.
  var inflated: Int { decoder.budget.inflated }

  /// Finds an object; nil if there is none, so that a reference to it is null.
  ///
  /// - Throws: Where the object is not where the table says, or of another generation.
  @inline(__always)
  mutating func place(
    of reference: IndirectReference, in file: Span<UInt8>
  ) throws(Decline) -> Place? {
    // There is no object 0, whatever the table says of it.
    if reference.number == 0 { return nil }
    switch table[reference.number] {
    case .none:
      // libqpdf shows the section, whatever the table says.
      guard !sections.contains(reference.number) else {
        throw .unsure("a reference to a section of the table", reference.number)
      }
      return nil
    case .offset(let offset, let generation):
      guard generation == reference.generation else {
        throw .unsure("a reference to another generation", reference.number)
      }
      return .file(try start(of: reference, at: offset, in: file))
    case .packed(let stream, let index):
      guard reference.generation == 0 else {
        throw .unsure("a reference to another generation", reference.number)
      }
      guard let place = try objects(in: stream, file).place(of: reference.number, at: index) else {
        throw .unsure("an object that is not in the stream that the table names", reference.number)
      }
      return .packed(stream: stream, place)
    }
  }

  /// The data of an object stream that a place names.
  mutating func data(of stream: Int, in file: Span<UInt8>) throws(Decline) -> [UInt8] {
    try objects(in: stream, file).data
  }

  /// How many bytes the words have with which an object begins, and what is between them.
  private static let mostWords = 100

  /// Goes to an object in the file, and past the words with which it begins.
  @inline(__always)
  func start(
    of reference: IndirectReference, at offset: Int, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    guard offset > 0, offset < file.count - header else {
      throw .unsure("an object outside of the file", reference.number)
    }
    var reader = TokenReader(at: header + offset)
    if !reader.takeObjectStart(of: reference, in: file) {
      guard case .integer = try reader.next(in: file), reader.number == reference.number,
        reader.isUnsigned, case .integer = try reader.next(in: file),
        reader.number == reference.generation, reader.isUnsigned,
        case .word = try reader.next(in: file), reader.word == .objectStart, reader.length == 3
      else { throw .unsure("an object that is not where the table says", reference.number) }
    }
    // Whoever refers to it again and again would have these bytes read as often.
    guard reader.position - header - offset <= Self.mostWords else {
      throw .unsure("an object whose words are far apart", reference.number)
    }
    return reader.position
  }

  private mutating func objects(
    in stream: Int, _ file: Span<UInt8>
  ) throws(Decline) -> PackedObjects {
    if let latest, latest.number == stream { return latest.objects }
    if let known = streams[stream] {
      latest = (stream, known)
      return known
    }
    guard !isEncrypted else { throw .unsure("an encrypted object stream", stream) }
    guard case .offset(let offset, 0) = table[stream] else {
      throw .unsure("an object stream that is not in the file", stream)
    }
    let start = try start(of: IndirectReference(stream), at: offset, in: file)
    var reader = TokenReader(at: start)
    guard case .dictionaryStart = try reader.next(in: file) else {
      throw .unsure("an object stream that is none", stream)
    }
    try dictionary.read(&reader, in: file)
    let fields = dictionary.fields
    guard fields[0].isName(.objectStream), fields[5].kind == .integer, fields[6].kind == .integer
    else { throw .unsure("an object stream that is none", stream) }
    let length = try length(fields[1], in: file)
    let isAgain = !read.insert(stream).inserted
    let data = try decoder.data(&reader, fields, length: length, isAgain: isAgain, in: file)
    let objects = try PackedObjects(
      data: data, count: fields[5].number, first: fields[6].number)
    keep(objects, of: stream)
    return objects
  }

  /// Keeps a stream, and lets the oldest ones go where there is no room for all.
  private mutating func keep(_ objects: PackedObjects, of stream: Int) {
    latest = (stream, objects)
    streams[stream] = objects
    order.append(stream)
    kept += objects.size
    var dropped = 0
    while kept > limits.keptBytes, dropped + 1 < order.count {
      if let old = streams.removeValue(forKey: order[dropped]) { kept -= old.size }
      dropped += 1
    }
    order.removeFirst(dropped)
  }

  /// The length of a stream, which may stand in an object of its own.
  private func length(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    switch field.kind {
    case .integer: return field.number
    case .reference:
      guard case .offset(let offset, field.reference.generation) = table[field.reference.number]
      else { throw .unsure("a stream whose length is not in the file") }
      var reader = TokenReader(at: try start(of: field.reference, at: offset, in: file))
      guard case .integer = try reader.next(in: file) else {
        throw .unsure("a stream whose length is no number")
      }
      let length = reader.number
      try StreamDecoder.requireEnd(&reader, in: file)
      return length
    default: throw .unsure("a stream without a length")
    }
  }

  /// Reads the data of a stream that holds a section of the table; its length must stand in it.
  mutating func sectionData(
    _ reader: inout TokenReader, _ fields: [Field], in file: Span<UInt8>
  ) throws(Decline) -> [UInt8] {
    guard fields[1].kind == .integer else { throw .unsure("a stream without a length") }
    return try decoder.data(&reader, fields, length: fields[1].number, in: file)
  }
}
