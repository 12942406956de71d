import CZlib

/// Why data could not be inflated.
package enum InflationFailure: Error, Hashable, Sendable {
  /// The data are broken, or end before they are complete.
  case broken
  /// More bytes came out than are allowed.
  case tooLarge
  /// There is no memory for it.
  case noMemory
}

/// Inflates data in the zlib format.
///
/// ISO 32000-2:2020, 7.4.4; RFC 1950.
package enum Inflation {
  /// Inflates data that must be complete.
  ///
  /// What follows the end of the data is not looked at.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Returns: What came out, and how many bytes of the data were used.
  /// - Throws: ``InflationFailure``; what came out until then is dropped.
  package static func inflate(
    _ bytes: Span<UInt8>, atMost limit: Int
  ) throws(InflationFailure) -> (output: [UInt8], used: Int) {
    var output: [UInt8] = []
    var used = 0
    try unsafe inflate(bytes, atMost: limit, used: &used) { fill in
      // Text of PDF objects becomes three to eight times as long.
      let wanted = output.isEmpty ? max(bytes.count, 64) * 6 : output.count
      let room = min(wanted, limit + 1 - output.count)
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = unsafe fill(buffer)
      }
      if output.isEmpty { output = piece } else { output += piece }
    }
    return (output, used)
  }

  /// How many bytes come out of data, which may be broken; none of them is kept.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Returns: Their number, up to where the data end or are broken; nil if there are more, or there
  ///   is no memory to tell.
  package static func size(of bytes: Span<UInt8>, atMost limit: Int) -> Int? {
    measure(bytes, atMost: limit)?.output
  }

  /// What data come to.
  package struct Measure: Hashable, Sendable {
    /// How many bytes come out.
    package var output = 0
    /// How many bytes of the data are used.
    package var used = 0
    /// How many words there are in what comes out, with bytes up to the blank for white space.
    package var words = 0
  }

  /// Measures data, which may be broken, and keeps nothing of what comes out.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Returns: What they come to, up to where they end or are broken; nil if there is more, or there
  ///   is no memory to tell.
  package static func measure(_ bytes: Span<UInt8>, atMost limit: Int) -> Measure? {
    var scratch = [UInt8](repeating: 0, count: 1 << 16)
    var measure = Measure()
    var used = 0
    var isInWord = false
    do throws(InflationFailure) {
      try unsafe inflate(bytes, atMost: limit, used: &used) { fill in
        let count = unsafe scratch.withUnsafeMutableBufferPointer { unsafe fill($0) }
        measure.output += count
        for place in 0..<count {
          let isBlank = scratch[place] <= 0x20
          if !isBlank, !isInWord { measure.words += 1 }
          isInWord = !isBlank
        }
      }
    } catch {
      guard error == .broken else { return nil }
    }
    measure.used = used
    return measure
  }

  /// Fills a room, and tells how many bytes came out.
  private typealias Fill = (UnsafeMutableBufferPointer<UInt8>) -> Int

  /// Inflates data piece by piece.
  ///
  /// Calls `inflateInit`, `inflate` and `inflateEnd`.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  ///   - used: How many bytes of the data were used, also where it throws.
  ///   - take: Has a room filled that is not empty, once for each piece.
  /// - Throws: ``InflationFailure``, behind the last piece.
  private static func inflate(
    _ bytes: Span<UInt8>, atMost limit: Int, used: inout Int, take: (Fill) -> Void
  ) throws(InflationFailure) {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .noMemory }
    defer { unsafe inflateEnd(&stream) }
    used = 0
    var count = 0
    while true {
      var status = Z_OK
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe take { room in
          let rest = unsafe UnsafeBufferPointer(rebasing: source[used...])
          unsafe stream.next_in = UnsafeMutablePointer(mutating: rest.baseAddress)
          unsafe stream.avail_in = UInt32(clamping: rest.count)
          unsafe stream.next_out = room.baseAddress
          unsafe stream.avail_out = UInt32(clamping: room.count)
          let (given, free) = unsafe (stream.avail_in, stream.avail_out)
          status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
          used += unsafe Int(given - stream.avail_in)
          let written = unsafe Int(free - stream.avail_out)
          count += written
          return written
        }
      }
      guard count <= limit else { throw .tooLarge }
      switch status {
      case Z_STREAM_END: return
      // It always goes on, or it says that it cannot.
      case Z_OK: break
      case Z_MEM_ERROR: throw .noMemory
      default: throw .broken
      }
    }
  }
}
