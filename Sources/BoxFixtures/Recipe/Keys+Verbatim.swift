import BoxPolicy

extension Recipe.Keys {
  /// Takes keys and values as they stand in a dictionary, such as `/MediaBox [0 0 9 9] /Rotate 90`.
  ///
  /// Values keep their text. A key that stands there twice has both values; keys other than the
  /// seven are kept as ``other``.
  ///
  /// - Returns: Nil if the text is not made of keys and whole values.
  public init?(verbatim text: String) {
    self.init()
    let bytes = Array(text.utf8)
    var parser = PDFObjectParser(bytes[...])
    var others: [String] = []
    while true {
      parser.skipBlanks()
      let start = parser.position
      guard start < bytes.count else { break }
      guard case .name? = parser.object() else { return nil }
      let name = String(decoding: bytes[start..<parser.position], as: UTF8.self)
      parser.skipBlanks()
      let valueStart = parser.position
      guard parser.object() != nil else { return nil }
      let value = String(decoding: bytes[valueStart..<parser.position], as: UTF8.self)
      if let key = PageKey.allCases.first(where: { $0.name == name }) {
        values[key].append(.verbatim(value))
      } else {
        others.append("\(name) \(value)")
      }
    }
    other = others.joined(separator: " ")
  }
}
