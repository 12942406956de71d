/// One error or warning, with every field that libqpdf has for it.
///
/// libqpdf has no function that tells the object of a message, and often puts the offset into a
/// text alone, so both are taken from the full text, whose form is the same in 11.3 and 12:
/// `FILE (object 12 0, offset 181): DETAIL` or `FILE, object 12 0 at offset 181: DETAIL`.
struct QPDFMessage {
  /// The number of the error class of libqpdf.
  let code: UInt32
  /// The file name as it was given to libqpdf, or empty.
  let file: String
  /// What libqpdf has to say, without the place.
  let detail: String
  /// What stands before the detail, without the file name.
  let place: String
  /// The object that the place names.
  let object: Reference?
  /// The position in the file, counted from the header, where it is known.
  let offset: Int?

  /// Takes the fields apart.
  init(code: UInt32, file: String, position: UInt64, detail: String, fullText: String) {
    self.code = code
    self.file = file
    // A detail may quote the file, and a number there can have a million digits.
    self.detail = String(detail.prefix(ValueText.limit))
    var place = Substring(fullText)
    if place.hasSuffix(detail) { place = place.dropLast(detail.count) }
    if !file.isEmpty, place.hasPrefix(file) { place = place.dropFirst(file.count) }
    self.place = String(place)
    object = Self.numbers(after: "object ", in: place).flatMap { numbers in
      numbers.count == 2 && numbers[0] > 0 ? Reference(numbers[0], numbers[1]) : nil
    }
    let written =
      position > 0 ? Int(exactly: position) : Self.numbers(after: "offset ", in: place)?.first
    // An offset that does not fit the file is one that libqpdf had from a broken table.
    offset = written.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Reads one or two numbers behind the last occurrence of a word.
  private static func numbers(after word: String, in text: Substring) -> [Int]? {
    // The file name may hold anything, so the last occurrence counts.
    let bytes = Array(text.utf8)
    let sought = Array(word.utf8)
    guard bytes.count > sought.count else { return nil }
    let last = (0...(bytes.count - sought.count)).last {
      bytes[$0..<($0 + sought.count)].elementsEqual(sought)
    }
    guard let last else { return nil }
    var numbers: [Int] = []
    for word in bytes[(last + sought.count)...].split(separator: 0x20).prefix(2) {
      let digits = word.prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { break }
      numbers.append(number)
    }
    return numbers.isEmpty ? nil : numbers
  }
}

/// Something odd that libqpdf noticed and got over.
package struct QPDFWarning: Sendable, Hashable {
  /// The object that it is about.
  package let object: Reference?
  /// The position in the file, counted from its header.
  package let offset: Int?
  /// What libqpdf says, without the place.
  package let text: String

  init(_ message: QPDFMessage) {
    object = message.object
    offset = message.offset
    text = message.detail
  }
}
