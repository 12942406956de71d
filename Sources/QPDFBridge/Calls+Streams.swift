import CQPDF

/// The functions of libqpdf that make streams, and those that read their data.
extension Calls {
  /// Makes a stream with a number that nothing in the file uses or refers to.
  ///
  /// Calls `qpdf_oh_new_stream`, and `qpdf_oh_replace_stream_data`, which copies the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The data as they stand in the file.
  ///   - filter: The value of the filter key, null for none.
  ///   - parameters: The value of the key with the parameters of the filter, null for none.
  /// - Returns: The stream, which is an object of its own.
  func newStream(
    _ bytes: [UInt8], filter: borrowing Handle, parameters: borrowing Handle
  ) -> Handle {
    let stream = unsafe adopt(qpdf_oh_new_stream(data))
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe qpdf_oh_replace_stream_data(
        data, stream.number, bytes.baseAddress, bytes.count, filter.number, parameters.number)
    }
    return stream
  }

  /// The data of a stream as they stand in the file, but decrypted.
  ///
  /// Calls `qpdf_oh_get_stream_data`.
  func streamData(of stream: borrowing Handle) -> [UInt8] {
    data(of: stream, decoded: qpdf_dl_none) ?? []
  }

  /// The data of a stream, decoded; nil where libqpdf knows no way to decode them without loss.
  ///
  /// Calls `qpdf_oh_get_stream_data`.
  func decodedData(of stream: borrowing Handle) -> [UInt8]? {
    data(of: stream, decoded: qpdf_dl_generalized)
  }

  private func data(
    of stream: borrowing Handle, decoded level: qpdf_stream_decode_level_e
  ) -> [UInt8]? {
    var start: UnsafeMutablePointer<UInt8>?
    var count = 0
    var isDecoded: QPDF_BOOL = 0
    _ = unsafe qpdf_oh_get_stream_data(data, stream.number, level, &isDecoded, &start, &count)
    defer { unsafe free(start) }
    guard let start = unsafe start, level == qpdf_dl_none || isDecoded != 0 else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Whether the data of a stream are those of one of another document, both decrypted.
  ///
  /// Neither is kept. Calls `qpdf_oh_get_stream_data`.
  func hasSameData(
    _ stream: borrowing Handle, as other: borrowing Handle, in others: Calls
  ) -> Bool {
    var mine: UnsafeMutablePointer<UInt8>?
    var theirs: UnsafeMutablePointer<UInt8>?
    var (count, otherCount) = (0, 0)
    _ = unsafe qpdf_oh_get_stream_data(data, stream.number, qpdf_dl_none, nil, &mine, &count)
    defer { unsafe free(mine) }
    _ = unsafe qpdf_oh_get_stream_data(
      others.data, other.number, qpdf_dl_none, nil, &theirs, &otherCount)
    defer { unsafe free(theirs) }
    guard count == otherCount else { return false }
    guard count > 0 else { return true }
    guard let mine = unsafe mine, let theirs = unsafe theirs else { return false }
    return unsafe memcmp(mine, theirs, count) == 0
  }

  /// The decoded data of a stream; nil where a filter is not known, or there is more than allowed.
  ///
  /// Calls `qpdf_oh_get_stream_data`.
  func decodedData(of stream: borrowing Handle, atMost limit: Int) -> [UInt8]? {
    var start: UnsafeMutablePointer<UInt8>?
    var count = 0
    var isDecoded: QPDF_BOOL = 0
    let code = unsafe qpdf_oh_get_stream_data(
      data, stream.number, qpdf_dl_specialized, &isDecoded, &start, &count)
    defer { unsafe free(start) }
    guard code & QPDF_ERRORS == 0, isDecoded != 0, count <= limit else { return nil }
    guard let start = unsafe start else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Makes an empty array.
  ///
  /// Calls `qpdf_oh_new_array`.
  func newArray() -> Handle { unsafe adopt(qpdf_oh_new_array(data)) }

  /// Adds an element behind all others.
  ///
  /// Calls `qpdf_oh_append_item`.
  func append(_ value: borrowing Handle, to array: borrowing Handle) {
    unsafe qpdf_oh_append_item(data, array.number, value.number)
  }
}
