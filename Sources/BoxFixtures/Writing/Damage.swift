/// One thing that is broken in the bytes of a finished PDF file.
///
/// A damage touches only what it names: what it takes away it overwrites with blanks, so that the
/// offsets of everything else stay right. (Only junk before the header moves things, and that is
/// the point of it.) Several damages are applied one after the other.
public enum Damage: Sendable, Hashable {
  /// Keeps the beginning of the file alone.
  case truncated(keeping: Extent)
  /// Writes other text where the offset of the last cross-reference section stands.
  case startxref(String)
  /// Puts that many bytes in front of the header, so that every offset is too small by as much.
  case junkBeforeHeader(Int)
  /// Blanks the keyword and dictionary of the last trailer.
  case noTrailer
  /// Blanks the first line, in which the version stands.
  case noHeader
  /// Blanks the keyword that ends the last object of this number.
  case missingEndobj(of: Int)
  /// Puts that many bytes after the end.
  case bytesAppended(Int)

  /// Points the last cross-reference offset at byte 7, in the middle of the header.
  public static let startxrefWrong = startxref("7")

  /// Whether readers have to notice it; they pass over bytes in front of and behind the file.
  var isNoticed: Bool {
    switch self {
    case .truncated, .startxref, .noTrailer, .noHeader, .missingEndobj: true
    case .junkBeforeHeader, .bytesAppended: false
    }
  }

  /// How much of a file is meant.
  public enum Extent: Sendable, Hashable {
    /// A number of bytes.
    case bytes(Int)
    /// A part of the whole between 0 and 1, rounded down to a byte.
    case fraction(Double)
  }

  /// Returns the damaged bytes.
  ///
  /// - Throws: ``DamageFailure`` if the file is the same afterwards, because it has not got the
  ///   thing to be broken.
  package func applied(to file: [UInt8]) throws(DamageFailure) -> [UInt8] {
    guard let damaged = result(for: file), damaged != file else {
      throw DamageFailure(damage: self)
    }
    return damaged
  }

  private func result(for file: [UInt8]) -> [UInt8]? {
    switch self {
    case .truncated(.bytes(let count)):
      Array(file.prefix(max(0, count)))
    case .truncated(.fraction(let part)):
      // The clamp also gives a count to a part that is not a number.
      Array(file.prefix(Int(Double(file.count) * max(0, min(1, part)))))
    case .startxref(let text):
      file.lastRange(of: "startxref\n").map { keyword in
        let end = file[keyword.upperBound...].firstIndex(of: 0x0A) ?? file.endIndex
        return file[..<keyword.upperBound] + Array(text.utf8) + file[end...]
      }
    case .junkBeforeHeader(let count):
      Self.junk(count) + file
    case .noTrailer:
      file.lastRange(of: "trailer\n").flatMap { keyword in
        file.firstRange(of: "startxref\n", from: keyword.upperBound).map { end in
          file.blanking(keyword.lowerBound..<end.lowerBound)
        }
      }
    case .noHeader:
      file.starts(with: "%PDF-".utf8)
        ? file.blanking(0..<(file.firstIndex(of: 0x0A) ?? file.endIndex)) : nil
    case .missingEndobj(let number):
      file.startOfLastObject(number).flatMap { start in
        file.firstRange(of: "endobj\n", from: start).map { file.blanking($0) }
      }
    case .bytesAppended(let count):
      file + Self.junk(count)
    }
  }

  /// Lines of text that look like nothing in a PDF file.
  private static func junk(_ count: Int) -> [UInt8] {
    let line = Array("these bytes do not belong here\n".utf8)
    return (0..<max(0, count)).map { line[$0 % line.count] }
  }
}

extension Damage: CustomStringConvertible {
  /// The damage in a few words, as the thing that breaks the file.
  public var description: String {
    switch self {
    case .truncated(.bytes(let count)): "a cut after byte \(count)"
    case .truncated(.fraction(let part)): "a cut at \(pdfText(part)) of the whole"
    case .startxref(let text): "\(JSONText.quoted(text)) after startxref"
    case .junkBeforeHeader(let count): "\(count) bytes of junk before the header"
    case .noTrailer: "a missing trailer"
    case .noHeader: "a missing header"
    case .missingEndobj(let number): "a missing endobj of object \(number)"
    case .bytesAppended(let count): "\(count) bytes of junk after the end"
    }
  }
}

/// The error of a damage that found nothing to break.
public struct DamageFailure: Error, Hashable, CustomStringConvertible {
  /// The damage that was asked for.
  public let damage: Damage

  /// Makes the error for a damage.
  package init(damage: Damage) { self.damage = damage }

  /// What went wrong, in a few words.
  public var description: String { "the file has nothing that \(damage) could break" }
}
