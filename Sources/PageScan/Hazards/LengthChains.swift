/// Chains of streams whose length is another stream, which libqpdf follows to their end each time.
struct LengthChains {
  /// The object that has the length of each stream, by the number of the stream.
  private var next: [Int: Int] = [:]

  /// Keeps that the length of a stream stands in an object.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - place: Where the words of the stream end.
  ///   - target: The number of the object.
  mutating func note(_ file: Span<UInt8>, objectBefore place: Int, lengthIn target: Int) {
    // Back over the word, the generation and the number.
    var start = place - 3
    for _ in 0..<2 {
      while start > 0, file[start - 1].isBlank { start -= 1 }
      while start > 0, file[start - 1].isDigit { start -= 1 }
    }
    var reader = TokenReader(at: start)
    guard (try? reader.next(in: file)) == .integer else { return }
    next[reader.number] = target
  }

  /// Requires that no chain is long.
  func requireShort(atMost limit: Int) throws(Decline) {
    // How long the chain is from each stream on.
    var known: [Int: Int] = [:]
    for start in next.keys {
      var path: [Int] = []
      var place = start
      while let target = next[place], known[place] == nil {
        known[place] = 0
        path.append(place)
        place = target
      }
      var length = known[place] ?? 0
      for stream in path.reversed() {
        length += 1
        known[stream] = length
      }
      guard length <= limit else { throw .hostile("streams whose lengths are streams") }
    }
  }
}
