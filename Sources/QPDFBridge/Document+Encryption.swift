/// What the encryption dictionary of a file says, as far as it decides how the file is read.
///
/// ISO 32000-2:2020, 7.6.2 to 7.6.6.
package struct EncryptionDictionary: Sendable, Hashable {
  /// How the data of one sort are encrypted.
  package enum Method: String, Sendable, Hashable {
    case none, rc4, aes128, aes256
    /// Something else.
    case unknown
  }

  /// The numbers under V and R, which say what the rest means.
  package let version, revision: Int?
  /// What is allowed, of which 32 bits count.
  package let permissions: Int32?
  /// The strings under O, U, OE, UE and Perms, without zeros at their ends.
  package let keys: [[UInt8]]
  /// Whether the metadata are encrypted as well.
  package let coversMetadata: Bool
  /// How streams, strings and embedded files are encrypted.
  package let streams, strings, embedded: Method

  /// Whether libqpdf would write this encryption as it is.
  ///
  /// It writes crypt filters of one sort only, whatever a file had.
  package var canBeKept: Bool {
    let method: Method = (version ?? 0) >= 5 ? .aes256 : .aes128
    return (version ?? 0) < 4 || [streams, strings, embedded].allSatisfy { $0 == method }
  }
}

extension Document {
  /// Reads the encryption dictionary; nil where there is none.
  package func encryption() throws(QPDFFailure) -> EncryptionDictionary? {
    try trap { calls in
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary else { return nil }
      let dictionary = calls.value(KeyName("/Encrypt"), of: trailer)
      guard calls.kind(of: dictionary) == .dictionary else { return nil }
      return EncryptionDictionary(dictionary, calls)
    }
  }
}

extension EncryptionDictionary {
  fileprivate init(_ dictionary: borrowing Handle, _ calls: Calls) {
    version = calls.wholeNumber(calls.value(KeyName("/V"), of: dictionary))
    revision = calls.wholeNumber(calls.value(KeyName("/R"), of: dictionary))
    permissions = calls.wholeNumber(calls.value(KeyName("/P"), of: dictionary)).map {
      Int32(truncatingIfNeeded: $0)
    }
    let names: [StaticString] = ["/O", "/U", "/OE", "/UE", "/Perms"]
    keys = names.map { name in
      let string = calls.value(KeyName(name), of: dictionary)
      var bytes = calls.kind(of: string) == .string ? calls.stringBytes(of: string) : []
      while bytes.last == 0 { bytes.removeLast() }
      return bytes
    }
    guard let version, version >= 4 else {
      // Without crypt filters there is one method for all.
      coversMetadata = true
      (streams, strings, embedded) = (.rc4, .rc4, .rc4)
      return
    }
    let covers = calls.value(KeyName("/EncryptMetadata"), of: dictionary)
    coversMetadata = calls.text(of: covers) != Array("false".utf8)
    streams = Self.method("/StmF", of: dictionary, calls) ?? .none
    strings = Self.method("/StrF", of: dictionary, calls) ?? .none
    embedded = Self.method("/EFF", of: dictionary, calls) ?? streams
  }

  /// The method of the crypt filter that a key names; nil where there is no such key.
  private static func method(
    _ key: StaticString, of dictionary: borrowing Handle, _ calls: Calls
  ) -> Method? {
    let filter = calls.value(KeyName(key), of: dictionary)
    guard calls.kind(of: filter) == .name else { return nil }
    let name = calls.name(of: filter, atMost: 128)
    if name.isCut { return .unknown }
    if name.name == "/Identity" { return Method.none }
    let filters = calls.value(KeyName("/CF"), of: dictionary)
    guard calls.kind(of: filters) == .dictionary else { return .unknown }
    let table = KeyTable([name.name])
    defer { extendLifetime(table) }
    let entry = calls.value(table.keys[0], of: filters)
    guard calls.kind(of: entry) == .dictionary else { return .unknown }
    let method = calls.value(KeyName("/CFM"), of: entry)
    guard calls.kind(of: method) == .name else { return Method.none }
    switch calls.name(of: method, atMost: 16).name {
    case "/None": return Method.none
    case "/V2": return .rc4
    case "/AESV2": return .aes128
    case "/AESV3": return .aes256
    default: return .unknown
    }
  }
}
