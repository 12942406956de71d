/// How much the streams of a file have taken until now, and how much they may.
///
/// What is read for the first time is bounded by what honest files have; what is read again, since
/// not all streams can be kept, by the time that it takes.
struct StreamBudget {
  private let limits: ScanLimits
  private let size: Int
  /// How many bytes of the file the streams have that were read.
  private var taken = 0
  /// How many bytes came out of those that were inflated.
  private(set) var inflated = 0
  /// How many bytes were read, or came out, once more.
  private var again = 0

  /// Begins to count the streams of a file.
  ///
  /// - Parameters:
  ///   - limits: How far to go.
  ///   - size: How many bytes the file has.
  init(_ limits: ScanLimits, ofFile size: Int) {
    self.limits = limits
    self.size = size
  }

  /// How much may come out of all streams together, inflated for the first time.
  private var all: Int { min(limits.allBytes, limits.streamBytes + limits.growth * size) }

  /// How much may come out of the next stream.
  func room(isAgain: Bool) -> Int {
    min(limits.streamBytes, isAgain ? limits.againBytes - again : all - inflated)
  }

  /// Counts the bytes that a stream has in the file; sound streams share none.
  mutating func take(_ count: Int, isAgain: Bool) throws(Decline) {
    if isAgain { return try repeatBytes(count) }
    taken += count
    guard taken <= size else { throw .unsure("streams that stand in each other") }
  }

  /// Counts what came out of a stream.
  mutating func inflate(_ count: Int, isAgain: Bool) throws(Decline) {
    if isAgain { return try repeatBytes(count) }
    inflated += count
  }

  private mutating func repeatBytes(_ count: Int) throws(Decline) {
    again += count
    guard again <= limits.againBytes else { throw Self.tooOften }
  }

  /// Why a stream of which more comes out than ``room(isAgain:)`` is not read.
  func overflow(isAgain: Bool) -> Decline {
    if isAgain { return Self.tooOften }
    if limits.streamBytes <= all - inflated {
      return .hostile("a stream of objects that becomes larger than 64 MB")
    }
    // A large file may have so much in it; whether this one does is seen where all of it is.
    if all == limits.allBytes {
      return .unsure("streams of objects that become larger than 512 MB")
    }
    return .hostile("streams of objects that become larger than 64 MB and 32 times the file")
  }

  private static let tooOften = Decline.unsure("streams that are read again and again")
}
