/// The bridge to any coder: a JSON value is coded as what it is.
///
/// Coders have no digits, only numbers, and no order of members.
extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      // Coders do not keep the order of members, so they are put into one.
      let keys = container.allKeys.sorted { $0.stringValue < $1.stringValue }
      self = .object(
        try keys.map { key in
          Member(key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      try self.init(single: decoder.singleValueContainer())
    }
  }

  private init(single container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else if let whole = try? container.decode(Int.self) {
      self = .number(String(whole))
    } else if let number = try? container.decode(Double.self) {
      self = .number(number.description)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members { try container.encode(member.value, forKey: Key(member.key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .truth(let truth):
      var container = encoder.singleValueContainer()
      try container.encode(truth)
    case .number(let digits):
      var container = encoder.singleValueContainer()
      if let whole = Int(digits) {
        try container.encode(whole)
      } else {
        try container.encode(Double(digits) ?? 0)
      }
    case .text(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init(stringValue text: String) { stringValue = text }
    init?(intValue: Int) { nil }
  }
}
