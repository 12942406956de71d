import BoxPolicy

extension Recipe {
  /// Reads a recipe from JSON.
  ///
  /// Strict: a key that is unknown or stands there twice is an error, and so is anything behind the
  /// recipe.
  ///
  /// - Throws: ``RecipeError`` with the place and what is allowed there.
  public init(json bytes: [UInt8]) throws(RecipeError) {
    let value: JSONValue
    do throws(JSONParser.Failure) {
      value = try JSONParser.parse(bytes)
    } catch {
      throw RecipeError(error)
    }
    try self.init(JSONNode(value: value, path: JSONPath()))
  }

  /// Every key of a recipe, in the order in which they are written.
  static let names = [
    "schema", "name", "about", "source", "tree", "pages", "objects", "catalogue", "variants",
    "earlier", "signed", "damage", "content", "claims",
  ]

  /// The key by which editors find the JSON Schema of a file; read over, and never written.
  private static let editorsKey = "$schema"

  init(_ node: JSONNode) throws(RecipeError) {
    let members = try node.members(Self.names + [Self.editorsKey])
    // Says to editors where the schema is, and to nobody else anything.
    if let address = members[Self.editorsKey] { _ = try address.text() }
    if let schema = members["schema"] { _ = try schema.choice([Self.schema]) }
    guard let list = members["pages"] else {
      throw RecipeError(node.path, "there are no pages: \"pages\" is missing")
    }
    self.init(pages: try list.map { (page) throws(RecipeError) in try Page(page) })
    if let node = members["name"] { name = try node.text() }
    if let node = members["about"] { about = try node.text() }
    if let node = members["source"] { source = try node.text() }
    if let node = members["tree"] { tree = try Tree(node) }
    if let node = members["objects"] { objects = try Self.objects(node) }
    if let node = members["catalogue"] { catalogue = try node.text() }
    if let node = members["variants"] { variants = try Variants(node) }
    if let node = members["earlier"] {
      earlier = try node.map { (item) throws(RecipeError) in try Earlier(item) }
    }
    if let node = members["signed"] { isSigned = try node.truth() }
    if let node = members["damage"] {
      damage = try node.map { (item) throws(RecipeError) in try Damage(item) }
    }
    if let node = members["content"] {
      let word = try node.choice(PageContent.allCases.map(\.rawValue))
      content = PageContent(rawValue: word) ?? .outlines
    }
    if let node = members["claims"] {
      claims = try node.map { (item) throws(RecipeError) in
        let text = try item.text()
        do throws(ClaimError) {
          return try Claim(parsing: text)
        } catch {
          throw RecipeError(item.path, "\(error)")
        }
      }
    }
  }

  private static func objects(_ node: JSONNode) throws(RecipeError) -> [Int: String] {
    guard case .object(let members) = node.value else { throw node.error(needs: "an object") }
    var objects: [Int: String] = [:]
    for member in members {
      let item = JSONNode(value: member.value, path: node.path.member(member.key))
      guard let number = Int(member.key), (1..<danglingNumber).contains(number),
        member.key == String(number)
      else {
        throw RecipeError(
          item.path, "an object number from 1 to \(danglingNumber - 1) should stand here")
      }
      objects[number] = try item.text()
    }
    return objects
  }
}

extension JSONNode {
  /// Reads every element of an array.
  func map<T>(_ read: (JSONNode) throws(RecipeError) -> T) throws(RecipeError) -> [T] {
    var result: [T] = []
    for element in try elements() { result.append(try read(element)) }
    return result
  }
}
