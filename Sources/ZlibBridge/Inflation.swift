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
  /// Makes sure that no more bytes come out of data than allowed, and keeps none of them.
  ///
  /// Calls `inflateInit`, `inflate` and `inflateEnd`.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Throws: `tooLarge` if there are more; `broken` if the data end or are damaged before that.
  package static func measure(
    _ bytes: Span<UInt8>, atMost limit: Int
  ) throws(InflationFailure) {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .noMemory }
    defer { unsafe inflateEnd(&stream) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var (used, count) = (0, 0)
    while true {
      var status = Z_OK
      unsafe piece.withUnsafeMutableBufferPointer { piece in
        unsafe bytes.withUnsafeBufferPointer { source in
          let rest = unsafe UnsafeBufferPointer(rebasing: source[used...])
          unsafe stream.next_in = UnsafeMutablePointer(mutating: rest.baseAddress)
          unsafe stream.avail_in = UInt32(clamping: rest.count)
          unsafe stream.next_out = piece.baseAddress
          unsafe stream.avail_out = UInt32(clamping: piece.count)
          let given = unsafe stream.avail_in
          status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
          used += unsafe Int(given - stream.avail_in)
          count += unsafe piece.count - Int(stream.avail_out)
        }
      }
      if count > limit { throw .tooLarge }
      switch status {
      case Z_STREAM_END: return
      case Z_OK: break
      case Z_MEM_ERROR: throw .noMemory
      default: throw .broken
      }
    }
  }

  /// Inflates data that must be complete.
  ///
  /// What follows the end of the data is not looked at. Calls `inflateInit`, `inflate` and
  /// `inflateEnd`.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Returns: What came out, and how many bytes of the data were used.
  /// - Throws: ``InflationFailure``; what came out until then is dropped.
  package static func inflate(
    _ bytes: Span<UInt8>, atMost limit: Int
  ) throws(InflationFailure) -> (output: [UInt8], used: Int) {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .noMemory }
    defer { unsafe inflateEnd(&stream) }
    // Text of PDF objects becomes three to eight times as long.
    var room = min(max(bytes.count, 64) * 6, limit + 1)
    var output: [UInt8] = []
    var used = 0
    while true {
      let done = output.count
      var status = Z_OK
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: room - done) { buffer, count in
        unsafe bytes.withUnsafeBufferPointer { source in
          let rest = unsafe UnsafeBufferPointer(rebasing: source[used...])
          unsafe stream.next_in = UnsafeMutablePointer(mutating: rest.baseAddress)
          unsafe stream.avail_in = UInt32(clamping: rest.count)
          unsafe stream.next_out = buffer.baseAddress
          unsafe stream.avail_out = UInt32(clamping: buffer.count)
          let (given, room) = unsafe (stream.avail_in, stream.avail_out)
          status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
          used += unsafe Int(given - stream.avail_in)
          count = unsafe Int(room - stream.avail_out)
        }
      }
      if done == 0 { output = piece } else { output += piece }
      guard output.count <= limit else { throw .tooLarge }
      switch status {
      case Z_STREAM_END: return (output, used)
      case Z_OK:
        // It always goes on, or it says that it cannot.
        if output.count == room { room = min(room * 2, limit + 1) }
      case Z_MEM_ERROR: throw .noMemory
      default: throw .broken
      }
    }
  }

  /// How many bytes come out of data, which may be broken; none of them is kept.
  ///
  /// Calls `inflateInit`, `inflate` and `inflateEnd`.
  ///
  /// - Parameters:
  ///   - bytes: The data, from their first byte on.
  ///   - limit: How many bytes may come out.
  /// - Returns: Their number, up to where the data end or are broken; nil if there are more.
  package static func size(of bytes: Span<UInt8>, atMost limit: Int) -> Int? {
    var stream = unsafe z_stream()
    let size = unsafe Int32(MemoryLayout<z_stream>.size)
    guard unsafe inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { return nil }
    defer { unsafe inflateEnd(&stream) }
    let room = 1 << 16
    var scratch = [UInt8](repeating: 0, count: room)
    var (used, total) = (0, 0)
    while total <= limit {
      var status = Z_OK
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe scratch.withUnsafeMutableBufferPointer { buffer in
          let rest = unsafe UnsafeBufferPointer(rebasing: source[used...])
          unsafe stream.next_in = UnsafeMutablePointer(mutating: rest.baseAddress)
          unsafe stream.avail_in = UInt32(clamping: rest.count)
          unsafe stream.next_out = buffer.baseAddress
          unsafe stream.avail_out = UInt32(room)
          let given = unsafe stream.avail_in
          status = unsafe CZlib.inflate(&stream, Z_NO_FLUSH)
          used += unsafe Int(given - stream.avail_in)
          total += unsafe room - Int(stream.avail_out)
        }
      }
      if status != Z_OK { return total <= limit ? total : nil }
    }
    return nil
  }
}
