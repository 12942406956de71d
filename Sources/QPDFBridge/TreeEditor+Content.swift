extension TreeEditor {
  /// Returns the data of a stream as they stand in the file, but decrypted, and its filters.
  ///
  /// - Returns: The bytes, and the names of the filters, nil for what is no name; nil for what is no
  ///   stream.
  /// - Throws: If the data cannot be read.
  package func packedData(
    of part: ObjectPart
  ) throws(QPDFFailure) -> (data: [UInt8], filters: [String?])? {
    try document.trap { calls in
      let stream = calls.value(at: part)
      guard calls.kind(of: stream) == .stream else { return nil }
      let filters = calls.value(KeyName("/Filter"), of: calls.dictionary(of: stream))
      let names: [String?] =
        switch calls.kind(of: filters) {
        case .array: calls.tokens(of: filters)
        case .name: [calls.token(of: filters)]
        default: []
        }
      return (calls.streamData(of: stream), names)
    }
  }

  /// Returns the decoded data of a stream.
  ///
  /// libqpdf decodes all before it tells how much there is, so that data which was packed twice,
  /// and may grow by a factor of a million, is not decoded.
  ///
  /// - Parameters:
  ///   - part: The stream.
  ///   - limit: How many bytes there may be.
  /// - Returns: The bytes; nil for what is no stream, has a filter that is not known or is damaged,
  ///   or is too long.
  /// - Throws: If memory fails.
  package func decodedData(
    of part: ObjectPart, atMost limit: Int
  ) throws(QPDFFailure) -> [UInt8]? {
    do throws(QPDFFailure) {
      return try document.trap { calls in
        let stream = calls.value(at: part)
        guard calls.kind(of: stream) == .stream, !calls.isPackedTwice(stream) else { return nil }
        return calls.decodedData(of: stream, atMost: limit)
      }
    } catch {
      // What libqpdf cannot decode it calls an error of the system.
      if error.code == .internalError { throw error }
      return nil
    }
  }
}

extension Calls {
  /// Whether a stream has more than one filter that makes much of little.
  fileprivate func isPackedTwice(_ stream: borrowing Handle) -> Bool {
    let filters = value(KeyName("/Filter"), of: dictionary(of: stream))
    guard kind(of: filters) == .array else { return false }
    let plain: Set = ["/ASCIIHexDecode", "/AHx", "/ASCII85Decode", "/A85", "/Crypt"]
    return tokens(of: filters).count { $0.map(plain.contains) != true } > 1
  }
}
