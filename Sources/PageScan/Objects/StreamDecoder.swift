import ZlibBridge

/// Reads the data of the streams that hold tables and objects.
///
/// ISO 32000-2:2020, 7.3.8 and 7.4.4.
struct StreamDecoder {
  /// The keys that are needed, in this order, before those that others want.
  static let keys = ["Type", "Length", "Filter", "DecodeParms", "F"]

  /// How much was read until now, and how much may be.
  private(set) var budget: StreamBudget
  private let limits: ScanLimits

  /// The parameters of a predictor.
  static let parameterKeys = ["Predictor", "Colors", "BitsPerComponent", "Columns"]

  private var parameters = DictionaryReader(keys: parameterKeys)

  /// Gets ready to read streams of a file of so many bytes.
  init(_ limits: ScanLimits, ofFile size: Int) {
    self.limits = limits
    budget = StreamBudget(limits, ofFile: size)
  }

  /// Reads the data of a stream from behind its dictionary on.
  ///
  /// - Parameters:
  ///   - reader: Stands behind the dictionary; in the end behind the object.
  ///   - dictionary: What stands in it.
  ///   - length: What its length is, resolved.
  ///   - isAgain: Whether the stream was read before.
  ///   - file: The whole file.
  /// - Returns: The data, decoded.
  /// - Throws: Where anything is not as the standard has it.
  mutating func data(
    _ reader: inout TokenReader, _ dictionary: [Field], length: Int,
    isAgain: Bool = false, in file: Span<UInt8>
  ) throws(Decline) -> [UInt8] {
    guard case .word = try reader.next(in: file), reader.word == .streamStart, reader.length == 6
    else { throw .unsure("a stream without its data") }
    guard !dictionary[4].isPresent else { throw .unsure("a stream in another file") }
    var start = reader.position
    if start < file.count, file[start] == 0x0D { start += 1 }
    guard start < file.count, file[start] == 0x0A else {
      throw .unsure("a stream that does not begin on a line of its own")
    }
    start += 1
    guard length >= 0, length <= file.count - start else {
      throw .unsure("a stream that is longer than the file")
    }
    reader.position = start + length
    guard case .word = try reader.next(in: file), reader.isStreamEnd(in: file) else {
      throw .unsure("a stream of another length than it says")
    }
    try Self.requireEnd(&reader, in: file)
    let filter = try Self.hasFilter(dictionary[2], in: file)
    let predictor = try predictor(dictionary[3], in: file)
    let bytes = file.extracting(start..<start + length)
    try budget.take(length, isAgain: isAgain)
    guard filter else {
      guard length <= limits.streamBytes else { throw .unsure("a very long stream") }
      return (0..<bytes.count).map { bytes[$0] }
    }
    return try predictor.decode(inflate(bytes, isAgain))
  }

  /// Goes past the word that ends an object.
  static func requireEnd(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) {
    if reader.takeObjectEnd(in: bytes) { return }
    guard case .word = try reader.next(in: bytes), reader.word == .objectEnd, reader.length == 6
    else { throw .unsure("an object without its end") }
  }

  private mutating func inflate(
    _ bytes: Span<UInt8>, _ isAgain: Bool
  ) throws(Decline) -> [UInt8] {
    let output: [UInt8]
    let used: Int
    do throws(InflationFailure) {
      (output, used) = try Inflation.inflate(bytes, atMost: budget.room(isAgain: isAgain))
    } catch {
      switch error {
      case .broken: throw .unsure("a stream whose compressed data are broken")
      case .tooLarge: throw budget.overflow(isAgain: isAgain)
      case .noMemory: throw .unsure("no memory for a stream")
      }
    }
    for place in used..<bytes.count where !bytes[place].isBlank {
      throw .unsure("a stream with data behind its end")
    }
    try budget.inflate(output.count, isAgain: isAgain)
    return output
  }

  /// Whether the data are compressed in the one way that is known here.
  private static func hasFilter(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> Bool {
    switch field.kind {
    case nil, .null: return false
    case .name: if isFlate(file.extracting(field.start..<field.end)) { return true }
    case .array:
      var reader = TokenReader(at: field.start + 1)
      let token = try reader.next(in: file)
      if token == .arrayEnd { return false }
      let (start, end) = (reader.start, reader.position)
      if token == .name, isFlate(file.extracting(start..<end)),
        try reader.next(in: file) == .arrayEnd
      {
        return true
      }
    default: break
    }
    throw .unsure("a stream filter that is not known")
  }

  private static func isFlate(_ name: Span<UInt8>) -> Bool {
    let flate: [UInt8] = Array("/FlateDecode".utf8)
    return name.count == flate.count && flate.indices.allSatisfy { name[$0] == flate[$0] }
  }

  /// Reads the parameters of the one filter.
  mutating func predictor(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> Predictor {
    var reader = TokenReader(at: field.start)
    switch field.kind {
    case nil, .null: return try Predictor()
    case .dictionary: break
    case .array:
      _ = try reader.next(in: file)
      var ahead = reader
      let token = try ahead.next(in: file)
      if token == .arrayEnd { return try Predictor() }
      if token == .null, try ahead.next(in: file) == .arrayEnd { return try Predictor() }
      guard token == .dictionaryStart else { throw .unsure("parameters of a filter by reference") }
    default: throw .unsure("parameters of a filter by reference")
    }
    guard case .dictionaryStart = try reader.next(in: file) else {
      throw .unsure("parameters of a filter by reference")
    }
    try parameters.read(&reader, in: file)
    // libqpdf does not decode with parameters that it does not know.
    guard parameters.others == 0 else { throw .unsure("parameters of a filter that are not known") }
    if field.kind == .array, try reader.next(in: file) != .arrayEnd {
      throw .unsure("parameters of several filters")
    }
    let values = parameters.fields
    var numbers: [Int?] = []
    for value in values {
      switch value.kind {
      case nil, .null: numbers.append(nil)
      case .integer: numbers.append(value.number)
      default: throw .unsure("parameters of a predictor that cannot be")
      }
    }
    return try Predictor(
      kind: numbers[0] ?? 1, colors: numbers[1] ?? 1, bits: numbers[2] ?? 8,
      columns: numbers[3] ?? 1)
  }
}
