import BoxPolicy

/// A file with one stream in it, for libqpdf to take the stream apart.
///
/// What stands in the middle of another file cannot be asked for by number where a later section
/// has given the number to another object.
enum StreamFile {
  /// Makes the file; the stream is its object 1.
  ///
  /// - Parameter object: The stream, from behind the keyword with which an object begins, to
  ///   somewhere behind its data.
  /// - Returns: The bytes of the file.
  static func bytes(_ object: [UInt8]) -> [UInt8] {
    var file = Array("%PDF-1.5\n".utf8)
    let first = file.count
    file += "1 0 obj".utf8
    file += object
    file += "\nendobj\n".utf8
    let second = file.count
    file += "2 0 obj << /Type /Catalog >> endobj\n".utf8
    let table = file.count
    file += "xref\n0 3\n0000000000 65535 f \n".utf8
    for place in [first, second] {
      file += "\(paddedText(place, width: 10)) 00000 n \n".utf8
    }
    file += "trailer << /Size 3 /Root 2 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8
    return file
  }
}
