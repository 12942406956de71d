import BoxPolicy

extension Recipe.Keys {
  /// The names of the keys in a recipe.
  static let names = PageKey.allCases.map(\.rawValue) + ["other"]

  init(_ members: JSONNode.Members) throws(RecipeError) {
    self.init()
    for key in PageKey.allCases {
      guard let node = members[key.rawValue] else { continue }
      values[key] = try Self.values(node)
    }
    if let node = members["other"] { other = try node.text() }
  }

  init(_ node: JSONNode) throws(RecipeError) { try self.init(node.members(Self.names)) }

  /// Reads one value, or several for a key that stands there as often.
  private static func values(_ node: JSONNode) throws(RecipeError) -> [Recipe.Value] {
    if case .object(let members) = node.value, members.contains(where: { $0.key == "each" }),
      let each = try node.members(["each"])["each"]
    {
      let values = try each.map { (item) throws(RecipeError) in try Recipe.Value(item) }
      if values.isEmpty { throw RecipeError(each.path, "no values; leave the key out") }
      return values
    }
    return [try Recipe.Value(node)]
  }
}

extension Recipe.Value {
  init(_ node: JSONNode) throws(RecipeError) {
    switch node.value {
    case .null: self = .null
    case .number: self = .verbatim(try node.number())
    case .array: self = .verbatim(try Self.rectangle(node))
    case .object:
      try self.init(node.members(["verbatim", "rect", "number", "indirect", "dangling"]))
    case .text(let text):
      if let rectangle = try? RectangleExpression(parsing: text) {
        let numbers = rectangle.digits.compactMap { Double($0) }.map(pdfText)
        throw RecipeError(
          node.path,
          "\(JSONText.quoted(text)) is a form of the command line; write"
            + " [\(numbers.joined(separator: ", "))]")
      }
      throw node.error(needs: Self.allowed)
    default:
      throw node.error(needs: Self.allowed)
    }
  }

  private static let allowed =
    "four numbers, a number, null or an object such as {\"verbatim\": \"[0 0 1]\"}"

  private init(_ members: JSONNode.Members) throws(RecipeError) {
    if let node = members["dangling"] {
      guard try node.truth(), members.count == 1 else {
        throw RecipeError(node.path, "\"dangling\" is true and stands alone")
      }
      self = .dangling
      return
    }
    let texts = [members["verbatim"], members["rect"], members["number"]].compactMap(\.self)
    guard texts.count == 1 else {
      throw RecipeError(
        members.path, "one of \"verbatim\", \"rect\", \"number\" and \"dangling\" should stand here"
      )
    }
    self = .verbatim(try Self.text(members), try Self.placement(members["indirect"]))
  }

  private static func text(_ members: JSONNode.Members) throws(RecipeError) -> String {
    if let node = members["verbatim"] { return try node.text() }
    if let node = members["rect"] { return try rectangle(node) }
    return try members["number"]?.number() ?? ""
  }

  private static func rectangle(_ node: JSONNode) throws(RecipeError) -> String {
    let numbers = try node.map { (item) throws(RecipeError) in try item.number() }
    guard numbers.count == 4 else {
      throw RecipeError(
        node.path,
        "\(numbers.count) numbers where 4 should stand; others can be written as {\"verbatim\": ...}"
      )
    }
    return "[\(numbers.joined(separator: " "))]"
  }

  private static func placement(_ node: JSONNode?) throws(RecipeError) -> Placement {
    guard let node else { return .direct }
    switch node.value {
    case .truth(let isIndirect): return isIndirect ? .indirect : .direct
    case .text("elements"): return .elements
    default: throw node.error(needs: "true, false or \"elements\"")
    }
  }
}

extension Recipe.Override {
  init(_ node: JSONNode?) throws(RecipeError) {
    guard let node else {
      self = .usual
      return
    }
    switch node.value {
    case .truth(let isThere): self = isThere ? .usual : .missing
    case .text(let text): self = .verbatim(text)
    default:
      throw RecipeError(
        node.path, "\(node.value.kind) where a text should stand, or false for no such key")
    }
  }
}

extension Recipe.Page {
  init(_ node: JSONNode) throws(RecipeError) {
    let members = try node.members(Recipe.Keys.names + ["count", "type", "parent"])
    self.init(
      try Recipe.Keys(members), count: try members["count"]?.whole(1...Recipe.mostPages) ?? 1,
      type: try Recipe.Override(members["type"]), parent: try Recipe.Override(members["parent"]))
  }
}

extension Recipe.Earlier {
  init(_ node: JSONNode) throws(RecipeError) {
    let members = try node.members(["page"] + Recipe.Keys.names)
    guard let page = members["page"] else {
      throw RecipeError(node.path, "\"page\" is missing: the number of the page, from 1")
    }
    self.init(page: try page.whole(1...Recipe.mostPages), keys: try Recipe.Keys(members))
  }
}

extension Recipe.Tree {
  init(_ node: JSONNode) throws(RecipeError) {
    let members = try node.members(
      Recipe.Keys.names + ["levels", "depth", "fanOut", "kids", "type", "parent", "count"])
    self.init(
      try Recipe.Keys(members),
      levels: try members["levels"]?.map { (item) throws(RecipeError) in try Recipe.Keys(item) }
        ?? [],
      depth: try members["depth"]?.whole(0...Recipe.deepestTree - 1) ?? 0,
      fanOut: try members["fanOut"]?.whole(2...Recipe.mostPages),
      kids: try members["kids"]?.map { (item) throws(RecipeError) in try Recipe.Kid(item) } ?? [],
      type: try Recipe.Override(members["type"]), parent: try Recipe.Override(members["parent"]),
      count: try Recipe.Override(members["count"]))
  }
}

extension Recipe.Kid {
  init(_ node: JSONNode) throws(RecipeError) {
    switch node.value {
    case .null: self = .null
    case .text: self = try node.choice(["root"]) == "root" ? .root : .null
    default:
      let members = try node.members(["again", "direct", "verbatim"])
      switch (members["again"], members["direct"], members["verbatim"]) {
      case (let again?, nil, nil): self = .again(try again.whole(1...Recipe.mostPages))
      case (nil, let direct?, nil): self = .direct(try Recipe.Keys(direct))
      case (nil, nil, let verbatim?): self = .verbatim(try verbatim.text())
      default:
        throw RecipeError(
          node.path, "one of \"again\", \"direct\" and \"verbatim\" should stand here")
      }
    }
  }
}

extension Recipe.Variants {
  init(_ node: JSONNode) throws(RecipeError) {
    let members = try node.members([
      "version", "objectStreams", "xrefStream", "linearized", "encryption",
    ])
    self.init(
      version: try members["version"]?.text(),
      objectStreams: try members["objectStreams"]?.truth() ?? false,
      crossReferenceStream: try members["xrefStream"]?.truth() ?? false,
      isLinearized: try members["linearized"]?.truth() ?? false,
      encryption: try members["encryption"].map { (node) throws(RecipeError) in
        try Recipe.Encryption(node)
      })
  }
}

extension Recipe.Encryption {
  init(_ node: JSONNode) throws(RecipeError) {
    let ciphers = Cipher.allCases.map(\.rawValue)
    if case .text = node.value {
      self.init(Cipher(rawValue: try node.choice(ciphers)) ?? .aes256)
      return
    }
    let members = try node.members(["cipher", "userPassword", "ownerPassword"])
    let cipher = try members["cipher"]?.choice(ciphers) ?? Cipher.aes256.rawValue
    self.init(
      Cipher(rawValue: cipher) ?? .aes256,
      userPassword: try members["userPassword"]?.text() ?? "",
      ownerPassword: try members["ownerPassword"]?.text() ?? "owner")
  }
}
