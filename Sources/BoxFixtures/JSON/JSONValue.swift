/// A JSON document as a value; numbers keep the digits they were written with.
///
/// RFC 8259. Members keep their order, so that what is written again reads as it was written.
indirect enum JSONValue: Sendable, Hashable {
  case null
  case truth(Bool)
  /// The digits as they stand in the document.
  case number(String)
  case text(String)
  case array([JSONValue])
  case object([Member])

  /// One member of an object.
  struct Member: Sendable, Hashable {
    let key: String
    let value: JSONValue
  }

  /// Makes an object of one member.
  static func member(_ key: String, _ value: JSONValue) -> JSONValue {
    .object([Member(key: key, value: value)])
  }

  /// The kind of value, in words for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .truth: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
