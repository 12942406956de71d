import BoxPolicy

extension Recipe {
  /// Writes the recipe as JSON that people can read; what is as usual is left out.
  public func json() -> [UInt8] { Array(JSONText.lines(value).utf8) }

  /// Writes the recipe as JSON on one line, without the line end.
  public func jsonLine() -> [UInt8] { Array(JSONText.line(value).utf8) }

  var value: JSONValue {
    var members = JSONMembers()
    members.add("schema", Self.schema)
    // Even an empty one, which no file can have: left out, it would be read as the usual one.
    members.add("name", .text(name))
    members.add("about", about)
    members.add("source", source)
    members.add("tree", tree.value)
    members.add("pages", JSONValue.array(pages.map(\.value)))
    members.add(
      "objects",
      JSONValue.object(
        objects.sorted { $0.key < $1.key }.map {
          JSONValue.Member(key: String($0.key), value: .text($0.value))
        }), unless: objects.isEmpty)
    members.add("catalogue", catalogue)
    members.add("variants", variants.value)
    members.add("earlier", .array(earlier.map(\.value)), unless: earlier.isEmpty)
    members.add("signed", .truth(isSigned), unless: !isSigned)
    members.add("damage", .array(damage.map(\.json)), unless: damage.isEmpty)
    members.add("content", .text(content.rawValue), unless: content == .outlines)
    members.add("claims", .array(claims.map { .text($0.text) }), unless: claims.isEmpty)
    return members.value
  }
}

extension Recipe: Codable {
  /// Decodes a recipe from what a decoder has made of its text.
  ///
  /// What ``encode(to:)`` wrote comes back the same. Text by other hands belongs to ``init(json:)``,
  /// which reads every digit and refuses a key that stands there twice: a decoder such as that of
  /// Foundation has taken a 612.00 for 612, a 1.50 for 1.5 and one of two keys before this sees
  /// them. Apart from that the same keys and values are allowed.
  ///
  /// - Throws: ``RecipeError`` with the place and what is allowed there, or what the decoder throws.
  public init(from decoder: any Decoder) throws {
    try self.init(JSONNode(value: JSONValue(from: decoder), path: JSONPath()))
  }

  /// Encodes the recipe as ``json()`` writes it.
  ///
  /// A number whose digits a coder would not keep is verbatim text in both.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

/// Collects the members of an object that say something.
struct JSONMembers {
  private var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }
  var isEmpty: Bool { members.isEmpty }

  /// Adds a member.
  mutating func add(_ key: String, _ value: JSONValue, unless isUsual: Bool = false) {
    guard !isUsual, value != .object([]) else { return }
    members.append(JSONValue.Member(key: key, value: value))
  }

  /// Adds a text unless it is empty.
  mutating func add(_ key: String, _ text: String) { add(key, .text(text), unless: text.isEmpty) }

  /// Adds a number unless it is the usual one.
  mutating func add(_ key: String, _ number: Int, usual: Int?) {
    add(key, .number(String(number)), unless: number == usual)
  }

  mutating func add(_ key: String, _ override: Recipe.Override) {
    switch override {
    case .usual: break
    case .missing: add(key, .truth(false))
    case .verbatim(let text): add(key, .text(text))
    }
  }

  mutating func add(_ keys: Recipe.Keys) {
    for key in PageKey.allCases {
      let values = keys.values[key].map(\.value)
      switch values.count {
      case 0: break
      case 1: add(key.rawValue, values[0])
      default: add(key.rawValue, .member("each", .array(values)))
      }
    }
    add("other", keys.other)
  }
}

extension Recipe.Keys {
  fileprivate var value: JSONValue {
    var members = JSONMembers()
    members.add(self)
    return members.value
  }
}

extension Recipe.Page {
  fileprivate var value: JSONValue {
    var members = JSONMembers()
    members.add("count", count, usual: 1)
    members.add(keys)
    members.add("type", type)
    members.add("parent", parent)
    return members.value
  }
}

extension Recipe.Earlier {
  fileprivate var value: JSONValue {
    var members = JSONMembers()
    members.add("page", page, usual: nil)
    members.add(keys)
    return members.value
  }
}

extension Recipe.Tree {
  fileprivate var value: JSONValue {
    var members = JSONMembers()
    members.add(keys)
    members.add("levels", .array(levels.map(\.value)), unless: levels.isEmpty)
    members.add("depth", depth, usual: 0)
    if let fanOut { members.add("fanOut", fanOut, usual: nil) }
    members.add("kids", .array(kids.map(\.value)), unless: kids.isEmpty)
    members.add("type", type)
    members.add("parent", parent)
    members.add("count", count)
    return members.value
  }
}

extension Recipe.Kid {
  fileprivate var value: JSONValue {
    switch self {
    case .root: .text("root")
    case .null: .null
    case .again(let number): .member("again", .number(String(number)))
    case .direct(let keys): .member("direct", keys.value)
    case .verbatim(let text): .member("verbatim", .text(text))
    }
  }
}

extension Recipe.Value {
  fileprivate var value: JSONValue {
    if self == .null { return .null }
    var members = JSONMembers()
    switch placement {
    case .dangling: return .member("dangling", .truth(true))
    case .direct: return rectangle ?? number ?? .member("verbatim", .text(text))
    case .indirect: add(.truth(true), to: &members)
    case .elements: add(.text("elements"), to: &members)
    }
    return members.value
  }

  private func add(_ indirect: JSONValue, to members: inout JSONMembers) {
    if let rectangle {
      members.add("rect", rectangle)
    } else if let number {
      members.add("number", number)
    } else {
      members.add("verbatim", .text(text))
    }
    members.add("indirect", indirect)
  }

  /// The value as four numbers, where reading these gives the same text.
  private var rectangle: JSONValue? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let words = text.dropFirst().dropLast().split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { Self.number(String($0)) }
    return words.count == 4 && numbers.count == 4 ? .array(numbers) : nil
  }

  private var number: JSONValue? { Self.number(text) }

  /// A text as a JSON number, where its digits are those that any program would write again.
  private static func number(_ text: String) -> JSONValue? {
    guard let number = Double(text), number.isFinite, pdfText(number) == text else { return nil }
    return .number(text)
  }
}

extension Recipe.Variants {
  fileprivate var value: JSONValue {
    var members = JSONMembers()
    if let version { members.add("version", .text(version)) }
    members.add("objectStreams", .truth(true), unless: !objectStreams)
    members.add("xrefStream", .truth(true), unless: !crossReferenceStream)
    members.add("linearized", .truth(true), unless: !isLinearized)
    if let encryption { members.add("encryption", encryption.value) }
    return members.value
  }
}

extension Recipe.Encryption {
  fileprivate var value: JSONValue {
    if self == Recipe.Encryption(cipher) { return .text(cipher.rawValue) }
    var members = JSONMembers()
    members.add("cipher", cipher.rawValue)
    members.add("userPassword", userPassword)
    members.add("ownerPassword", .text(ownerPassword))
    return members.value
  }
}
