/// The objects in an object stream, as they stand there.
///
/// ISO 32000-2:2020, 7.5.7.
struct PackedObjects {
  /// The data of the stream, decoded.
  private let data: [UInt8]
  /// The number of each object, and where it begins in the data.
  private let places: [(number: Int, place: Int)]

  /// Reads the list of the objects; nil where it is broken.
  ///
  /// - Parameters:
  ///   - data: The data of the stream, decoded.
  ///   - count: How many objects it says it has.
  ///   - first: Where it says that the first begins.
  init?(data: [UInt8], count: Int, first: Int) {
    guard count >= 0, count <= data.count, first >= 0, first <= data.count else { return nil }
    var places: [(number: Int, place: Int)] = []
    var reader = ByteReader(at: 0)
    let bytes = data.span
    for _ in 0..<count {
      _ = reader.skipBlanks(in: bytes)
      guard let number = reader.number(in: bytes), reader.skipBlanks(in: bytes),
        let offset = reader.number(in: bytes)
      else { return nil }
      places.append((number, first + offset))
    }
    self.data = data
    self.places = places
  }

  /// Reads the dictionary that an object is; nil if it does not stand at the position.
  func dictionary(of number: Int, at index: Int) -> WrittenDictionary? {
    guard places.indices.contains(index), places[index].number == number,
      places[index].place < data.count
    else { return nil }
    return WrittenDictionary(at: places[index].place, in: data.span)
  }
}
