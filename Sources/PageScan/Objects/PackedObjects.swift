/// The objects in an object stream.
///
/// ISO 32000-2:2020, 7.5.7.
struct PackedObjects {
  /// The data of the stream, decoded.
  let data: [UInt8]
  /// The number of each object, and where it begins in the data.
  private let places: [(number: Int, place: Int)]

  /// Reads the list of the objects.
  ///
  /// - Parameters:
  ///   - data: The data of the stream, decoded.
  ///   - count: How many objects it says it has.
  ///   - first: Where it says that the first begins.
  /// - Throws: Where the list is broken, or has an object twice.
  init(data: [UInt8], count: Int, first: Int) throws(Decline) {
    // Two numbers and the blanks behind them; the last blank may be missing.
    guard count >= 0, first >= 0, first <= data.count, count <= (first + 1) / 4 else {
      throw .unsure("an object stream that does not fit")
    }
    var places: [(number: Int, place: Int)] = []
    var reader = TokenReader(at: 0)
    let bytes = data.span
    var isAscending = true
    for _ in 0..<count {
      guard case .integer = try reader.next(in: bytes), reader.isUnsigned else {
        throw .unsure("an object stream with a broken list")
      }
      let number = reader.number
      guard case .integer = try reader.next(in: bytes), reader.isUnsigned,
        reader.number < data.count - first
      else { throw .unsure("an object stream with a broken list") }
      if let last = places.last, last.number >= number { isAscending = false }
      places.append((number, first + reader.number))
    }
    guard reader.position <= first else { throw .unsure("an object stream with a broken list") }
    if Self.hasLongNumber(bytes) { throw .unsure("an object stream with a very long number") }
    if !isAscending, Set(places.lazy.map(\.number)).count < count {
      throw .unsure("an object stream with two objects of one number")
    }
    self.data = data
    self.places = places
  }

  /// Whether there are so many digits that libqpdf cannot read the number, and so none of the objects.
  private static func hasLongNumber(_ bytes: Span<UInt8>) -> Bool {
    let most = 18
    var place = most
    // So many and one more cannot stand between two places that are looked at.
    while place < bytes.count {
      if bytes[place].isDigit {
        var (start, end) = (place, place + 1)
        while start > 0, bytes[start - 1].isDigit { start -= 1 }
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        if end - start > most { return true }
        place = end
      }
      place += most + 1
    }
    return false
  }

  /// How many bytes are kept.
  var size: Int { data.count + places.count * MemoryLayout<(number: Int, place: Int)>.stride }

  /// Where an object begins in the data; nil if it does not stand at the position of the list.
  func place(of number: Int, at index: Int) -> Int? {
    index < places.count && places[index].number == number ? places[index].place : nil
  }
}
