/// A signature dictionary whose byte range covers the file around its contents.
///
/// ISO 32000-2:2020, 12.8.1. The contents are zeros, so that the signature is there and does not
/// verify: programs have to treat the file as signed.
enum Signature {
  /// The dictionary with room for the numbers that are known once the file is written.
  static let text =
    "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached"
    + " /ByteRange \(room) /Contents <\(String(repeating: "0", count: contents))> >>"

  /// How many hexadecimal digits the contents have.
  private static let contents = 512
  /// What stands for the byte range until it is known.
  private static let room = "[\(String(repeating: " ", count: 44))]"

  /// Returns the file with the byte range of the signature in it.
  ///
  /// - Parameters:
  ///   - file: A file that holds the dictionary as it was made here.
  ///   - number: The object that the dictionary is.
  /// - Returns: The file, of the same length.
  static func fillIn(_ file: [UInt8], object number: Int) -> [UInt8] {
    guard let start = file.startOfLastObject(number),
      let place = file.firstRange(of: room, from: start),
      let open = file.firstRange(of: "<0", from: place.upperBound)?.lowerBound
    else { return file }
    let close = open + contents + 2
    var text = "[0 \(open) \(close) \(file.count - close)"
    text += String(repeating: " ", count: place.count - text.utf8.count - 1) + "]"
    var copy = file
    copy.replaceSubrange(place, with: text.utf8)
    return copy
  }
}
