/// Beginnings and remains of PDF files: without a table, without an end, or with an odd one.
///
/// For the tests of what reads damaged files, where no ``Recipe`` with damage goes as far. Nothing
/// can be proved of them but that their text is what it is, so others do not get them.
package enum Fragment {
  /// The first line of a file.
  package static func header(_ version: String = "1.7") -> [UInt8] {
    Array("%PDF-\(version)\n".utf8)
  }

  /// A file that ends behind its first line.
  package static let headerAndEnd = header() + Array("%%EOF\n".utf8)

  /// A file that is cut off within its trailer.
  package static let openTrailer = header() + Array("trailer\n<<".utf8)

  /// Objects one behind the other, without anything that leads to them.
  ///
  /// - Parameters:
  ///   - texts: The verbatim text of each object by its number.
  ///   - version: The version of the first line, or nil for no such line.
  /// - Returns: The bytes, in the order of the numbers.
  package static func objects(_ texts: [Int: String], version: String? = "1.7") -> [UInt8] {
    let objects = texts.sorted { $0.key < $1.key }
      .map { "\($0.key) 0 obj\n\($0.value)\nendobj\n" }
    return (version.map(header) ?? []) + Array(objects.joined().utf8)
  }

  /// A file of nothing but what should be a cross-reference section, and the offset of one.
  ///
  /// - Parameters:
  ///   - section: The text of the section, which begins at byte 7.
  ///   - offset: The text of the offset.
  /// - Returns: The bytes, up to the mark of the end.
  package static func file(ofSection section: String, at offset: String) -> [UInt8] {
    Array("%PDF-1\n\(section)\nstartxref\n\(offset)\n%%EOF\n".utf8)
  }

  /// Cross-reference sections, tables and streams, with impossible numbers or parts missing.
  package static let oddSections = [
    "xref\n1 9223372036854775807\n", "xref\n-1 2\n", "xref\n9223372036854775807 1\n",
    "1 0 obj << /Size -1 >> stream\n", "1 0 obj << /Index [9 -9] >> stream\n",
    "1 0 obj << /Index [9 9223372036854775807] >> stream\n", "xref\n", "trailer", "xref\ntrailer\n",
    "xref\n1 1\n99999999999999999999 0 n\ntrailer << >>",
  ]
}
