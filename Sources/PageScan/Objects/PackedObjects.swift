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
    guard count >= 0, count <= data.count, first >= 0, first <= data.count else {
      throw .unsure("an object stream that does not fit")
    }
    var places: [(number: Int, place: Int)] = []
    places.reserveCapacity(count)
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
    if !isAscending, Set(places.lazy.map(\.number)).count < count {
      throw .unsure("an object stream with two objects of one number")
    }
    self.data = data
    self.places = places
  }

  /// Where an object begins in the data; nil if it does not stand at the position of the list.
  func place(of number: Int, at index: Int) -> Int? {
    index < places.count && places[index].number == number ? places[index].place : nil
  }
}
