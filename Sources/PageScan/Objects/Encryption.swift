/// What the trailer says about encryption.
///
/// ISO 32000-2:2020, 7.6.2 and 7.6.4. Nothing is decrypted: numbers never are encrypted.
enum Encryption {
  private static let keys = ["Filter", "V", "R", "O", "U", "P", "OE", "UE", "Perms"]

  /// Tells whether a file is encrypted.
  ///
  /// - Parameters:
  ///   - field: The value of the key in the trailer.
  ///   - source: Where the objects are.
  ///   - file: The whole file.
  /// - Returns: Whether there is an encryption.
  /// - Throws: Where the way of the encryption is not one that libqpdf would know.
  static func isThere(
    _ field: Field, of source: inout ObjectSource, in file: Span<UInt8>
  ) throws(Decline) -> Bool {
    var reader: TokenReader
    switch field.kind {
    case nil, .null: return false
    case .dictionary: reader = TokenReader(at: field.start)
    case .reference:
      guard case .file(let start)? = try source.place(of: field.reference, in: file) else {
        throw .unsure("an encryption that is not in the file")
      }
      reader = TokenReader(at: start)
    default: throw .unsure("an encryption that is no dictionary")
    }
    var dictionary = DictionaryReader(keys: keys)
    guard case .dictionaryStart = try reader.next(in: file) else {
      throw .unsure("an encryption that is no dictionary")
    }
    try dictionary.read(&reader, in: file)
    if field.kind == .reference { try StreamDecoder.requireEnd(&reader, in: file) }
    let fields = dictionary.fields
    let kinds: [ValueKind] = [.name, .integer, .integer, .string, .string, .integer]
    let isKnown = zip(fields, kinds).allSatisfy { $0.kind == $1 }
    var lengths: [Int] = []
    for field in fields[3...4] where field.kind == .string {
      lengths.append(try length(field, in: file))
    }
    let isLong = fields[6...].allSatisfy { $0.kind == .string }
    guard dictionary.repeated == 0, isKnown, fields[0].isName(.standard),
      [1, 2, 4, 5].contains(fields[1].number), 2...6 ~= fields[2].number,
      fields[1].number < 5 ? lengths == [32, 32] : isLong
    else { throw .unsure("an encryption that is not the standard one") }
    return true
  }

  /// How many bytes a string has, decoded.
  private static func length(
    _ field: Field, in file: Span<UInt8>
  ) throws(Decline) -> Int {
    var place = field.start + 1
    let end = field.end - 1
    var count = 0
    if file[field.start] == UInt8(ascii: "<") {
      while place < end {
        if !file[place].isBlank { count += 1 }
        place += 1
      }
      return (count + 1) / 2
    }
    while place < end {
      if file[place] == UInt8(ascii: "\\") {
        place += 1
        if file[place] == 0x0A || file[place] == 0x0D { throw .unsure("a string over lines") }
        var digits = 0
        while digits < 3, place < end, 0x30...0x37 ~= file[place] {
          digits += 1
          place += 1
        }
        if digits == 0 { place += 1 }
      } else {
        if file[place] == 0x0D { throw .unsure("a string over lines") }
        place += 1
      }
      count += 1
    }
    return count
  }
}
