extension [UInt8] {
  /// Returns the first place of an ASCII text at or after a position.
  func firstRange(of text: String, from start: Int = 0) -> Range<Int>? {
    ranges(of: text, starts: start..<endIndex).first { _ in true }
  }

  /// Returns the last place of an ASCII text.
  func lastRange(of text: String) -> Range<Int>? {
    ranges(of: text, starts: (0..<endIndex).reversed()).first { _ in true }
  }

  /// Returns where the last object of this number starts, whatever its generation.
  package func startOfLastObject(_ number: Int) -> Int? {
    ranges(of: "\n\(number) ", starts: (0..<endIndex).reversed()).first { range in
      let generation = self[range.upperBound...].prefix { (0x30...0x39).contains($0) }
      return !generation.isEmpty && self[generation.endIndex...].starts(with: " obj\n".utf8)
    }.map { $0.lowerBound + 1 }
  }

  /// Returns the same bytes with blanks in a range; line ends stay.
  func blanking(_ range: Range<Int>) -> [UInt8] {
    var copy = self
    for index in range where copy[index] != 0x0A { copy[index] = 0x20 }
    return copy
  }

  private func ranges(
    of text: String, starts: some Sequence<Int>
  ) -> some Sequence<Range<Int>> {
    let wanted = Array(text.utf8)
    return starts.lazy
      .filter { self[$0...].starts(with: wanted) }
      .map { $0..<($0 + wanted.count) }
  }
}
