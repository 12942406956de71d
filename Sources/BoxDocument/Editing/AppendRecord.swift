import BoxPolicy
import SystemBridge

/// The line that tells what was appended to a file, so that it can be taken away again.
///
/// Everything that is appended at once, the tail, begins with a line feed and this comment. It names
/// the length of the file before, which is where the tail begins, the length of the tail, and the
/// sum of the tail with the digits of the sum taken for zeros.
package struct AppendRecord: Sendable, Hashable {
  /// What has become of a tail.
  package enum State: Sendable, Hashable {
    /// The file ends with it, and it is as it was written.
    case intact
    /// The file ends within it, or its bytes are others.
    case changed
    /// It is as it was written, and so many bytes stand behind it.
    case followed(by: Int)
  }

  /// Where the tail begins, which is the length of the file before.
  package let start: Int
  /// How long the tail is.
  package let length: Int
  /// What has become of it.
  package let state: State

  /// The line as it begins, behind the line feed.
  private static var mark: StaticString { "%pagebox-fix/1 length=" }
  /// How many digits the length of the tail has.
  private static let lengthDigits = 12

  /// Looks for the last tail in a file; nil if there is none of ours.
  ///
  /// A line counts only where it names its own place.
  ///
  /// - Complexity: Linear in what stands behind the beginning of the tail.
  package static func last(in file: Span<UInt8>) -> AppendRecord? {
    var start = file.count - 1
    while start >= 0 {
      if file[start] == 0x0A, let line = Line(at: start, in: file) {
        return AppendRecord(line, in: file)
      }
      start -= 1
    }
    return nil
  }

  /// Whether the tail is an update of what stands before it, and goes on from a section there.
  ///
  /// Anybody can write the line and its sum; whoever cuts the tail away wants a file left.
  package func isUpdate(in file: Span<UInt8>) -> Bool {
    guard start > 0, start < file.count, let newest = FileTail(of: file, header: 0),
      newest.offset > start, let previous = newest.previous(in: file, header: 0),
      previous > 0, previous < start
    else { return false }
    return FileTail.Section(at: previous, in: file.extracting(..<start)) != nil
  }

  private init(_ line: Line, in file: Span<UInt8>) {
    start = line.start
    length = line.length
    let rest = file.count - start
    guard length <= rest else {
      state = .changed
      return
    }
    var sum = ContentSum()
    for place in start..<start + length {
      sum.add(line.sumPlace.contains(place) ? UInt8(ascii: "0") : file[place])
    }
    if Array(sum.text.utf8) != line.sum {
      state = .changed
    } else {
      state = length == rest ? .intact : .followed(by: rest - length)
    }
  }

  /// Puts the line in front of what is appended, and returns the whole tail.
  ///
  /// - Parameters:
  ///   - start: The length of the file before.
  ///   - body: What follows the line, its offsets reckoned with ``lineLength(at:)``.
  /// - Returns: The tail.
  static func tail(at start: Int, body: [UInt8]) -> [UInt8] {
    let length = lineLength(at: start) + body.count
    let padded = paddedText(length, width: lengthDigits)
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 32)
    let head = Array("\n\(mark)\(start) tail=\(padded) sum=".utf8)
    var tail = head + zeros + [0x0A] + body
    var sum = ContentSum()
    sum.add(tail)
    tail.replaceSubrange(head.count..<head.count + 32, with: sum.text.utf8)
    return tail
  }

  /// How many bytes the line takes, the line feeds before and behind it included.
  static func lineLength(at start: Int) -> Int {
    1 + mark.utf8CodeUnitCount + String(start).utf8.count + " tail=".utf8.count + lengthDigits
      + " sum=".utf8.count + 32 + 1
  }

  /// A line that was read.
  private struct Line {
    let start: Int
    let length: Int
    let sum: [UInt8]
    let sumPlace: Range<Int>

    init?(at start: Int, in file: Span<UInt8>) {
      var reader = ByteReader(at: start + 1)
      guard reader.skip(mark, in: file), reader.number(in: file) == start,
        reader.skip(" tail=", in: file), let length = reader.number(in: file),
        reader.skip(" sum=", in: file)
      else { return nil }
      sumPlace = reader.position..<reader.position + 32
      guard let sum = reader.hexadecimalDigits(32, in: file), reader.skip("\n", in: file),
        length >= reader.position - start
      else { return nil }
      self.start = start
      self.length = length
      self.sum = sum
    }
  }
}
