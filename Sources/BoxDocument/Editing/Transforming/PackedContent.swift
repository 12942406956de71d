import ZlibBridge

/// How long a stream may become, told before libqpdf decodes all of it.
enum PackedContent {
  /// How many bytes may come out, by a guess, of what cannot be measured beforehand.
  private static let mostGuessed = 1 << 30

  /// Whether a stream with its filters can be decoded without more memory than allowed.
  ///
  /// What is deflated alone is measured. Behind other filters it counts with the factor that no data
  /// exceed, as the other filters do, and much more is allowed then.
  ///
  /// - Parameters:
  ///   - packed: The data as they stand in the file.
  ///   - filters: The names of the filters, the outermost first, nil for what is no name.
  ///   - limit: How many bytes may come out.
  /// - Returns: Whether it can.
  static func fits(_ packed: [UInt8], _ filters: [String?], atMost limit: Int) -> Bool {
    let filters = filters.map { $0 ?? "" }.filter { $0 != "/Crypt" }
    if let only = filters.first, filters.count == 1, deflating.contains(only) {
      // Of broken data there is no more for libqpdf either.
      return Inflation.size(of: packed.span, atMost: limit) != nil
    }
    let factor = filters.map { Self.factor($0) }.max() ?? 1
    return packed.count <= mostGuessed / factor
  }

  private static let deflating: Set = ["/FlateDecode", "/Fl"]

  private static func factor(_ filter: String) -> Int {
    switch filter {
    case _ where deflating.contains(filter): 1_032
    // A code of 12 bits stands for fewer bytes than there are codes.
    case "/LZWDecode", "/LZW": 4_096 * 8 / 12
    case "/RunLengthDecode", "/RL": 64
    default: 1
    }
  }
}
