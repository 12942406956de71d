/// The beginning of a text that takes no more columns of a terminal than so many.
///
/// What is doubtful counts as wide: a line that is a little short does no harm.
func text(_ text: String, cutToColumns columns: Int) -> String {
  var left = columns
  let scalars = text.unicodeScalars.prefix { scalar in
    left -= columnCount(of: scalar)
    return left >= 0
  }
  return String(scalars)
}

/// How many columns a character takes on a terminal.
private func columnCount(of scalar: Unicode.Scalar) -> Int {
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

/// Blocks of East Asian characters and of pictures, as the Unicode Standard Annex 11 has them.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x231A...0x232A, 0x23E9...0x2BFF, 0x2E80...0xA4CF, 0xA960...0xA97F,
  0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD,
]
