/// Emits a file whose table is a stream, with entries that are as wrong as they are wanted.
///
/// ISO 32000-2:2020, 7.5.7 and 7.5.8.
struct PackedFile {
  private(set) var bytes: [UInt8] = Array("%PDF-1.5\n".utf8)
  private var entries: [Int: (type: UInt8, second: Int, third: Int)] = [:]

  mutating func add(_ number: Int, _ text: String) {
    open(number)
    bytes += "\(text)\nendobj\n".utf8
  }

  mutating func add(_ number: Int, stream data: [UInt8], keys: String) {
    open(number)
    bytes += "<< \(keys) /Length \(data.count) >>\nstream\n".utf8
    bytes += data
    bytes += "\nendstream\nendobj\n".utf8
  }

  /// Says that an object stands in an object stream.
  mutating func pack(_ number: Int, in stream: Int, at index: Int = 0) {
    entries[number] = (2, stream, index)
  }

  /// Begins an object, and leaves it open, so that others may stand in it.
  mutating func open(_ number: Int, _ text: String) {
    open(number)
    append(text)
  }

  /// Appends text wherever the file has got to.
  mutating func append(_ text: String) { bytes += text.utf8 }

  private mutating func open(_ number: Int) {
    entries[number] = (1, bytes.count, 0)
    bytes += "\(number) 0 obj\n".utf8
  }

  /// The data of a table of all entries, with fields of one, four and two bytes.
  private func table(_ size: Int) -> [UInt8] {
    (0..<size).flatMap { number -> [UInt8] in
      let entry = entries[number] ?? (0, 0, 65_535)
      return [entry.type] + [24, 16, 8, 0].map { UInt8(entry.second >> $0 & 255) }
        + [8, 0].map { UInt8(entry.third >> $0 & 255) }
    }
  }

  /// The finished file.
  ///
  /// - Parameters:
  ///   - keys: Keys of the trailer besides those that the table needs.
  ///   - form: Keys of the table in the place of its own.
  ///   - data: What makes the data of the table of the usual ones.
  /// - Returns: The bytes.
  func finished(
    keys: String = "", form: String? = nil, _ data: ([UInt8]) -> [UInt8] = { $0 }
  ) -> [UInt8] {
    var file = self
    let number = (entries.keys.max() ?? 0) + 1
    let start = bytes.count
    file.entries[number] = (1, start, 0)
    let form = form ?? "/Size \(number + 1) /W [1 4 2]"
    file.add(
      number, stream: data(file.table(number + 1)), keys: "/Type /XRef \(form) /Root 1 0 R \(keys)")
    return file.bytes + Array("startxref\n\(start)\n%%EOF\n".utf8)
  }
}
