import ZlibBridge

/// Looks at how large the data of one stream of a table, or of objects, become.
///
/// ISO 32000-2:2020, 7.4. Nothing of what comes out is kept.
struct HazardousStream {
  private let limits: ScanLimits
  /// How many bytes the file has.
  private let size: Int
  private var decoder: StreamDecoder
  /// How much came out of all streams.
  private var inflated = 0
  /// How many bytes of the file were used for that, and how many words came out.
  private var (used, words) = (0, 0)
  /// How many bytes the streams have that were looked at.
  private var taken = 0
  /// Where the word stands that was looked for last, with which a stream ends.
  private var end = 0

  init(_ limits: ScanLimits, ofFile size: Int) {
    self.limits = limits
    self.size = size
    decoder = StreamDecoder(limits, ofFile: size)
  }

  /// Whether a stream is one of objects or of a table, by what stands in its dictionary.
  ///
  /// The profile of a colour has a number of components under the key that numbers objects.
  static func counts(_ fields: [Field]) -> Bool {
    fields[5].isPresent && fields[6].isPresent || fields[7].isPresent
  }

  /// Looks at a stream whose dictionary can be read.
  ///
  /// - Parameters:
  ///   - fields: What stands in it, last the widths of the fields of a table.
  ///   - start: Where the word ends behind which the data stand.
  ///   - file: The whole file.
  /// - Throws: Where it becomes too large, or nobody knows how large.
  mutating func look(
    _ fields: [Field], dataBehind start: Int, in file: Span<UInt8>
  ) throws(Decline) {
    let taken = try take(fields[1], dataBehind: start, in: file)
    let filters = try Self.filters(fields[2], in: file)
    guard filters.contains(where: \.grows) else { return }
    try lookAtParameters(fields[3], in: file)
    let data = file.extracting(Self.startOfData(behind: start, in: file)...)
    guard filters.count(where: \.grows) == 1, filters[0] == .flate else {
      // What it becomes is not known here, but how much that can be at most.
      return try requireShort(
        fields[1].kind == .integer ? taken : data.count, filters.count(where: \.grows))
    }
    try measure(data, atMost: limit(widths: fields[7], in: file), isTable: fields[7].isPresent)
  }

  /// Refuses a stream that is not so short that it cannot become large through filters.
  private func requireShort(_ count: Int, _ filters: Int) throws(Decline) {
    guard filters == 1, count <= 2 * Self.mostWords / Self.mostGrowth else {
      throw .hostile("a stream of objects whose filters can make it very large")
    }
  }

  /// Counts the bytes of a stream, which libqpdf copies or looks for the end of.
  ///
  /// Those of sound streams are no others', so that all together are no more than the file.
  ///
  /// - Returns: How many these are.
  @discardableResult
  private mutating func take(
    _ length: Field, dataBehind start: Int, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    if end < start { end = file.place(of: Self.endOfStream, from: start) ?? file.count }
    let length = length.kind == .integer ? min(length.number, file.count - start) : 0
    let bytes = max(length, end - start)
    taken += bytes
    guard taken <= 4 * file.count else {
      throw .hostile("streams of objects that stand in each other")
    }
    return bytes
  }

  /// How many bytes may come out of one: LZW makes 4,096 of twelve bits at most, Flate 1,032 of eight.
  private static let mostGrowth = 2_731

  /// How many words a small file may have in its streams; libqpdf makes an object of each.
  private static let mostWords = 800_000

  private static let endOfStream = Array("endstream".utf8)

  /// Looks at a stream behind a dictionary that cannot be read.
  ///
  /// Much that is not PDF at all looks like this, so that only what comes out counts, whatever the
  /// dictionary says of filters.
  mutating func look(
    _ dictionary: OddDictionary, dataBehind start: Int, isLikely: Bool, in file: Span<UInt8>
  ) throws(Decline) {
    guard dictionary.columns <= Predictor.mostBytes else {
      throw .hostile("a predictor with rows of more than a megabyte")
    }
    if dictionary.hidesColumns {
      throw .hostile("a stream of objects with parameters by reference")
    }
    let taken = try take(Field(), dataBehind: start, in: file)
    if isLikely, dictionary.filters > 1 || dictionary.hasOtherFilter {
      try requireShort(taken, dictionary.filters)
    }
    let data = file.extracting(Self.startOfData(behind: start, in: file)...)
    try measure(data, atMost: limits.streamBytes, isTable: false)
  }

  /// A filter, so far as it matters.
  private enum Filter {
    /// Up to a thousand times as much comes out.
    case flate
    /// So it does of LZW and run-length encoding, and of an image more than that.
    case otherGrowing
    /// As much comes out as goes in, or libqpdf does not know the filter.
    case other

    var grows: Bool { self != .other }
  }

  private static func filters(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> [Filter] {
    switch field.kind {
    case .name: return [filter(file.extracting(field.start..<field.end))]
    case .array:
      var filters: [Filter] = []
      var reader = TokenReader(at: field.start + 1)
      while true {
        switch try reader.next(in: file) {
        case .name: filters.append(filter(file.extracting(reader.start..<reader.position)))
        case .arrayEnd: return filters
        case .integer: throw .hostile("a stream of objects with a filter by reference")
        default: return []
        }
      }
    case .reference: throw .hostile("a stream of objects with a filter by reference")
    default: return []
    }
  }

  private static func filter(_ name: Span<UInt8>) -> Filter {
    // Number signs can spell any name, and what is spelt so is spelt so to hide.
    for place in name.indices where name[place] == UInt8(ascii: "#") { return .otherGrowing }
    switch String(decoding: name.indices.map { name[$0] }, as: UTF8.self) {
    case "/FlateDecode", "/Fl": return .flate
    case "/LZWDecode", "/LZW", "/RunLengthDecode", "/RL", "/DCTDecode", "/DCT":
      return .otherGrowing
    default: return .other
    }
  }

  /// Looks at the parameters of filters: each row of a predictor has its place in memory.
  private mutating func lookAtParameters(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) {
    guard field.isPresent else { return }
    var reader = TokenReader(at: field.start)
    var isHidden = false
    if field.kind == .dictionary {
      var parameters = DictionaryReader(keys: StreamDecoder.parameterKeys)
      _ = try? reader.next(in: file)
      if (try? parameters.read(&reader, in: file)) != nil {
        isHidden = parameters.fields.contains { $0.kind == .reference }
      }
    } else {
      while reader.position < field.end, let token = try? reader.next(in: file) {
        isHidden = isHidden || token == .reference
      }
    }
    if isHidden { throw .hostile("a stream of objects with parameters by reference") }
    do throws(Decline) {
      _ = try decoder.predictor(field, in: file)
    } catch {
      if error.kind == .hostile { throw error }
    }
  }

  /// Where data begin behind their word; deflated ones never do with white space.
  private static func startOfData(behind start: Int, in file: Span<UInt8>) -> Int {
    var place = start
    while place < file.count, file[place].isBlank || file[place] == 0x0B { place += 1 }
    return place
  }

  /// How large a stream may become: that of a table must not have many more entries than bytes.
  private func limit(widths: Field, in file: Span<UInt8>) -> Int {
    guard widths.kind == .array else { return limits.streamBytes }
    var reader = TokenReader(at: widths.start + 1)
    var width = 0
    while (try? reader.next(in: file)) == .integer { width += min(max(reader.number, 0), 8) }
    // An entry takes libqpdf eighty bytes, and an object at least a few in the file.
    let entries = 100_000 + file.count / 2
    return min(limits.streamBytes, entries * (width + 1))
  }

  private mutating func measure(
    _ data: Span<UInt8>, atMost limit: Int, isTable: Bool
  ) throws(Decline) {
    guard let found = Inflation.measure(data, atMost: limit) else {
      throw .hostile("a stream of objects that becomes too large")
    }
    used += found.used
    guard used <= 4 * size else { throw .hostile("streams of objects that share their data") }
    if !isTable { words += found.words }
    guard words <= Self.mostWords + 4 * size else {
      throw .hostile("streams of objects with very many words")
    }
    inflated += found.output
    // What a large file has in its streams is large without a trap.
    guard inflated <= max(limits.allBytes, 8 * size) else {
      throw .hostile("streams of objects that become larger than 512 MB")
    }
  }
}
