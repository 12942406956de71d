extension Document {
  /// Returns the text of an object as it stands between its first and last line in a file.
  ///
  /// References inside stay references. Nil for a stream, whose data do not belong to the text, and
  /// for what could not stand in a file. Calls `qpdf_oh_unparse_resolved`.
  package func text(of reference: Reference) throws(QPDFFailure) -> [UInt8]? {
    try trap { calls in
      let object = calls.object(reference)
      switch calls.kind(of: object) {
      case .stream, .other: return nil
      default: return calls.text(of: object)
      }
    }
  }

  /// Whether libqpdf has made up a key in an object, where something stood that is none.
  ///
  /// Written, it would be in the file. No name of another origin begins in this way.
  package func holdsMadeUpKey(_ reference: Reference) throws(QPDFFailure) -> Bool {
    let mark = Array("/QPDFFake".utf8)
    return try trap { calls in
      calls.withText(of: calls.object(reference)) { text in
        var matching = 0
        for index in text.indices {
          // The mark begins with its only slash, so that a failed match can begin nowhere else.
          matching = text[index] == mark[matching] ? matching + 1 : text[index] == mark[0] ? 1 : 0
          if matching == mark.count { return true }
        }
        return false
      }
    }
  }

  /// Whether a string stands in an object itself, not behind a reference.
  ///
  /// Strings are what encryption changes in an object that is no stream.
  package func holdsString(_ reference: Reference) throws(QPDFFailure) -> Bool {
    try trap { calls in calls.holdsString(calls.object(reference)) }
  }

  /// Returns the newest trailer without some of its keys, as text, or nil if there is none.
  ///
  /// Calls `qpdf_get_trailer`.
  package func trailerText(without names: Set<String>) throws(QPDFFailure) -> [UInt8]? {
    try trap { calls in
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary else { return nil }
      let kept = calls.newDictionary()
      let keys = calls.keys(of: trailer, atMost: .max)
        .filter { !names.contains(String(decoding: $0, as: UTF8.self)) }
      let table = KeyTable(keys)
      for key in table.keys { calls.set(calls.value(key, of: trailer), for: key, in: kept) }
      extendLifetime(table)
      return calls.text(of: kept)
    }
  }

  /// Returns the whole number under a key of the newest trailer, or nil.
  package func trailerNumber(_ key: String) throws(QPDFFailure) -> Int? {
    let table = KeyTable([key])
    defer { extendLifetime(table) }
    return try trap { calls in
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary else { return nil }
      return calls.wholeNumber(calls.value(table.keys[0], of: trailer))
    }
  }

  /// Returns the whole number under a key of a stream's dictionary; nil if there is no such number.
  package func streamNumber(_ key: String, of reference: Reference) throws(QPDFFailure) -> Int? {
    let table = KeyTable([key])
    defer { extendLifetime(table) }
    return try trap { calls in
      let stream = calls.object(reference)
      guard calls.kind(of: stream) == .stream else { return nil }
      return calls.wholeNumber(calls.value(table.keys[0], of: calls.dictionary(of: stream)))
    }
  }

  /// Returns the whole numbers of an array under a key of a stream's dictionary.
  ///
  /// Nil if there is no array, or something else in it.
  package func streamNumbers(_ key: String, of reference: Reference) throws(QPDFFailure) -> [Int]? {
    let table = KeyTable([key])
    defer { extendLifetime(table) }
    return try trap { calls in
      let stream = calls.object(reference)
      guard calls.kind(of: stream) == .stream else { return nil }
      let array = calls.value(table.keys[0], of: calls.dictionary(of: stream))
      guard calls.kind(of: array) == .array else { return nil }
      var numbers: [Int] = []
      for index in 0..<calls.count(of: array) {
        guard let number = calls.wholeNumber(calls.item(index, of: array)) else { return nil }
        numbers.append(number)
      }
      return numbers
    }
  }

  /// Returns the decoded data of a stream; nil if it is none, too long, or cannot be decoded.
  ///
  /// Calls `qpdf_oh_get_stream_data`.
  ///
  /// - Parameters:
  ///   - reference: The stream.
  ///   - limit: The most bytes that are taken, before the decoding and after it.
  /// - Returns: The data.
  /// - Throws: If the stream cannot be read.
  package func decodedData(
    of reference: Reference, atMost limit: Int
  ) throws(QPDFFailure) -> [UInt8]? {
    guard let length = try streamNumber("/Length", of: reference), length <= limit else {
      return nil
    }
    let data = try trap { calls in calls.decodedData(of: calls.object(reference)) }
    return data.flatMap { $0.count <= limit ? $0 : nil }
  }

  /// Returns the two strings of the file identifier; nil where there is none that can be used.
  ///
  /// An empty first string is of no use to libqpdf, which makes up another. ISO 32000-2:2020, 14.4.
  package func identifier() throws(QPDFFailure) -> [[UInt8]]? {
    try trap { calls in
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary else { return nil }
      let array = calls.value(KeyName("/ID"), of: trailer)
      guard calls.kind(of: array) == .array, calls.count(of: array) == 2 else { return nil }
      var parts: [[UInt8]] = []
      for index in 0..<2 {
        let part = calls.item(index, of: array)
        guard calls.kind(of: part) == .string else { return nil }
        parts.append(calls.stringBytes(of: part))
      }
      return parts[0].isEmpty ? nil : parts
    }
  }
}

extension Calls {
  /// Copies the text of an object, references inside left alone.
  func text(of handle: borrowing Handle) -> [UInt8] {
    withText(of: handle) { text in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(text.count)
      for index in text.indices { bytes.append(text[index]) }
      return bytes
    }
  }

  /// The value of a whole number, or nil.
  func wholeNumber(_ handle: borrowing Handle) -> Int? {
    guard kind(of: handle) == .integer else { return nil }
    return Int(String(decoding: text(of: handle), as: UTF8.self))
  }

  /// Whether an object is a string, or holds one that is not behind a reference.
  ///
  /// libqpdf reads nothing that is nested deeper than 500 levels.
  fileprivate func holdsString(_ object: borrowing Handle) -> Bool {
    switch kind(of: object) {
    case .string: return true
    case .array:
      for index in 0..<count(of: object) {
        let item = item(index, of: object)
        if reference(of: item) == nil, holdsString(item) { return true }
      }
      return false
    case .dictionary:
      let table = KeyTable(keys(of: object, atMost: .max))
      defer { extendLifetime(table) }
      for key in table.keys {
        let value = value(key, of: object)
        if reference(of: value) == nil, holdsString(value) { return true }
      }
      return false
    default: return false
    }
  }
}
