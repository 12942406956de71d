import PageScan

/// Whether a file is linearised, which its first object says.
///
/// libqpdf is not asked: the C function for it lets an exception through where the number of the
/// first object is too large. ISO 32000-2:2020, Annex F.2.
enum Linearization {
  /// How far from the header on the first object must stand, all of it.
  private static let reach = 1_024

  /// Whether the first object says so, and the file is as long as it says: nothing was appended.
  static func isThere(in file: Span<UInt8>, header: Int) -> Bool {
    let start = min(header, file.count)
    let head = file.extracting(start..<min(file.count, start + reach))
    guard let keys = WrittenObject(firstOf: head)?.dictionary(in: head),
      !keys.values(of: "Linearized").isEmpty, case .number(let length)? = keys.values(of: "L").first
    else { return false }
    return length == file.count - start
  }
}
