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
    let used = try unsafe inflate(bytes, atMost: limit) { fill in
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
    var scratch = [UInt8](repeating: 0, count: 1 << 16)
    var total = 0
    do throws(InflationFailure) {
      _ = try unsafe inflate(bytes, atMost: limit) { fill in
        total += unsafe scratch.withUnsafeMutableBufferPointer { unsafe fill($0) }
      }
    } catch {
      return error == .broken ? total : nil
    }
    return total
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
  ///   - take: Has a room filled that is not empty, once for each piece.
  /// - Returns: How many bytes of the data were used.
  /// - Throws: ``InflationFailure``, behind the last piece.
  private static func inflate(
    _ bytes: Span<UInt8>, atMost limit: Int, take: (Fill) -> Void
  ) throws(InflationFailure) -> Int {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .noMemory }
    defer { unsafe inflateEnd(&stream) }
    var (used, count) = (0, 0)
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
      case Z_STREAM_END: return used
      // It always goes on, or it says that it cannot.
      case Z_OK: break
      case Z_MEM_ERROR: throw .noMemory
      default: throw .broken
      }
    }
  }
}
