extension TokenReader {
  /// All bytes of the last token, which must be a name; decoded and without its solidus.
  func nameBytes(in bytes: Span<UInt8>) -> [UInt8] {
    var name: [UInt8] = []
    name.reserveCapacity(length)
    var place = start + 1
    while place < position {
      if bytes[place] == UInt8(ascii: "#"), place + 2 < position,
        let high = bytes[place + 1].hexadecimalValue, let low = bytes[place + 2].hexadecimalValue
      {
        name.append(high << 4 | low)
        place += 3
      } else {
        name.append(bytes[place])
        place += 1
      }
    }
    return name
  }
}
