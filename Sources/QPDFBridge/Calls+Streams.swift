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
    var start: UnsafeMutablePointer<UInt8>?
    var count = 0
    _ = unsafe qpdf_oh_get_stream_data(data, stream.number, qpdf_dl_none, nil, &start, &count)
    guard let start = unsafe start else { return [] }
    defer { unsafe free(start) }
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
