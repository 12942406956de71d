/// Where each object stands, by all sections of the table of a file.
///
/// ISO 32000-2:2020, 7.5.4, 7.5.8.
struct ObjectTable {
  /// What the sections say of an object.
  enum Entry: Equatable {
    /// Nothing, or that it is free: a reference to it is null.
    case none
    /// It begins at this place, counted from the header.
    case offset(Int, generation: Int)
    /// It stands in an object stream, at this position of its list.
    case packed(stream: Int, index: Int)
  }

  /// The greatest number that is kept; each takes eight bytes.
  static let mostNumber = 8_388_607

  /// The entry of each number: two bits for its kind, the others for what it says.
  private var entries: [UInt64] = []

  /// The bits for an object that is free.
  private static let free: UInt64 = 1 << 62
  private static let offset: UInt64 = 2 << 62
  private static let packed: UInt64 = 3 << 62

  /// One more than the greatest number of which anything is said.
  var count: Int { entries.count }

  /// What is said of an object.
  @inline(__always)
  subscript(number: Int) -> Entry {
    guard number < entries.count else { return .none }
    let bits = entries[number]
    switch bits >> 62 {
    case 2:
      return .offset(Int(bits & 0xFFF_FFFF_FFFF), generation: Int(bits >> 44 & 0xFFFF))
    case 3: return .packed(stream: Int(bits & 0xFFFF_FFFF), index: Int(bits >> 32 & 0xFF_FFFF))
    default: return .none
    }
  }

  /// The greatest number of an object that is in use; 0 where there is none.
  var greatest: Int { entries.lastIndex { $0 >> 62 >= 2 } ?? 0 }

  /// Makes room for so many numbers.
  mutating func reserve(_ count: Int) throws(Decline) {
    guard count <= Self.mostNumber + 1 else { throw .unsure("object numbers beyond 8,388,607") }
    if count > entries.count {
      entries.append(contentsOf: repeatElement(0, count: count - entries.count))
    }
  }

  /// Says that an object is free, unless a newer section has said something; there must be room.
  @inline(__always)
  mutating func setFree(_ number: Int) {
    if entries[number] == 0 { entries[number] = Self.free }
  }

  /// Says where an object begins, unless a newer section has said something; there must be room.
  @inline(__always)
  mutating func set(_ number: Int, offset: Int, generation: Int) throws(Decline) {
    guard offset < 1 << 44 else { throw .unsure("an offset beyond any file") }
    if entries[number] == 0 {
      entries[number] = Self.offset | UInt64(generation) << 44 | UInt64(offset)
    } else if generation > 0 {
      try requireGrowth(number, from: generation)
    }
  }

  /// Refuses an object whose generation went down, of which libqpdf 12 takes the older one.
  private func requireGrowth(_ number: Int, from generation: Int) throws(Decline) {
    switch self[number] {
    case .offset(_, generation...), .none: return
    default: throw .unsure("an object with a lower generation than before", number)
    }
  }

  /// Says in which stream an object is, unless a newer section has said something.
  mutating func set(_ number: Int, stream: Int, index: Int) throws(Decline) {
    guard stream <= Self.mostNumber, index < 1 << 24 else {
      throw .unsure("an entry of the table that leads nowhere")
    }
    if entries[number] == 0 {
      entries[number] = Self.packed | UInt64(index) << 32 | UInt64(stream)
    }
  }
}
