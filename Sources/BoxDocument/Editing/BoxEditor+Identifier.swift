package import SystemBridge

extension BoxEditor {
  /// Makes sure that a file was written to its end, and gives it the identifier that it had.
  ///
  /// libqpdf keeps the first half of an identifier and makes a second half of 16 bytes anew. An old
  /// second half of another length cannot take its place.
  ///
  /// - Parameters:
  ///   - identifier: Both halves as they were, or nil where there was none.
  ///   - name: The file that libqpdf has just written.
  /// - Throws: `notWritten` if the end is missing, or the file cannot be written to; `notAsPlanned`
  ///   if the identifier does not stand where libqpdf writes it.
  package func keepIdentifier(_ identifier: [[UInt8]]?, in name: FileName) throws(EditFailure) {
    var isMissing = false
    do throws(FileFailure) {
      let written = try FileBytes.open(name)
      // The last bytes are written when nobody looks at the outcome any more.
      guard written.withBytes(IdentifierSearch.isWhole) else { throw FileFailure.cutShortWhileRead }
      guard let identifier, identifier[1].count == 16 else { return }
      let places = written.withBytes {
        IdentifierSearch.secondHalves(behind: identifier[0], in: $0)
      }
      // One in each trailer, of which a linearised file has two.
      if places.count != (form.keepsLinearization ? 2 : 1) { isMissing = true }
      for place in places where !isMissing {
        try name.overwrite(hexadecimal(identifier[1]), at: place)
      }
    } catch .cutShortWhileRead {
      throw .notWritten("its end is missing; is the disk full?")
    } catch {
      throw .notWritten(DocumentFailure(error).message)
    }
    if isMissing { throw .notAsPlanned("its identifier cannot be found") }
  }
}

/// Looks for the identifier in the trailers of a file that libqpdf has written.
///
/// There it stands as `/ID [<first half><second half>]`, in one trailer, or in the two of a
/// linearised file, the second of which ends the file.
enum IdentifierSearch {
  /// Whether the file ends as libqpdf ends one.
  static func isWhole(_ file: Span<UInt8>) -> Bool {
    let end = Array("%%EOF\n".utf8)
    return holds(end, at: file.count - end.count, in: file)
  }

  /// Where the digits of the second half stand.
  static func secondHalves(behind first: [UInt8], in file: Span<UInt8>) -> [Int] {
    guard let tail = FileTail(of: file, header: 0) else { return [] }
    let mark = Array("/ID [<".utf8) + hexadecimal(first) + Array("><".utf8)
    // Both ways end at once: a section has its trailer close by.
    var places: [Int] = []
    var forward = tail.offset
    while forward < file.count, !holds(mark, at: forward, in: file) { forward += 1 }
    guard forward < file.count else { return [] }
    places.append(forward + mark.count)
    var backward = file.count - mark.count
    while backward > forward, !holds(mark, at: backward, in: file) { backward -= 1 }
    if backward > forward { places.append(backward + mark.count) }
    return places.filter { holds([UInt8(ascii: ">"), UInt8(ascii: "]")], at: $0 + 32, in: file) }
  }

  private static func holds(_ bytes: [UInt8], at start: Int, in file: Span<UInt8>) -> Bool {
    guard start >= 0, start <= file.count - bytes.count else { return false }
    for index in bytes.indices where file[start + index] != bytes[index] { return false }
    return true
  }
}

/// Writes bytes as hexadecimal digits, as libqpdf does.
private func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  return bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
}
