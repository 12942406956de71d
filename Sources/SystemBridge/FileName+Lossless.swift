/// A reversible spelling of file names as strings, for code that works on strings alone.
///
/// Well-formed UTF-8 stands for itself. Each byte of anything else becomes one scalar of plane 16's
/// private use area: the byte 0xE9 becomes U+10FFE9. A scalar that is in that range already is
/// spelled byte by byte too, so that no two names have the same spelling.
/// (Python's `surrogateescape` is the same idea; a Swift string cannot hold a lone surrogate.)
extension FileName {
  /// Makes the name that a string spells.
  ///
  /// `FileName(lossless: name.lossless) == name` holds for every name.
  package init(lossless text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if let byte = StrayByte.byte(spelledBy: scalar) {
        bytes.append(byte)
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    self.init(bytes: bytes)
  }

  /// The spelling of the name.
  package var lossless: String {
    var spelling = String.UnicodeScalarView()
    for piece in UTF8Pieces(bytes) {
      switch piece {
      case .scalar(let scalar) where StrayByte.byte(spelledBy: scalar) == nil:
        spelling.append(scalar)
      case .scalar(let scalar):
        spelling.append(contentsOf: scalar.utf8.map(StrayByte.scalar(spelling:)))
      case .stray(let byte):
        spelling.append(StrayByte.scalar(spelling: byte))
      }
    }
    return String(spelling)
  }
}
