import BoxPolicy

extension Recipe {
  /// Refuses what no file can be, with the place in the recipe.
  package func validate() throws(RecipeError) {
    let path = JSONPath()
    try validateLiterals(path)
    try validateName(path.member("name"))
    try validateTotals(path.member("pages"))
    try validateCosts(path)
    try validatePages(path.member("pages"))
    try validateTree(path.member("tree"))
    try validateObjects(path.member("objects"))
    try validateNumbers(path)
    try validateKeys(
      catalogue, path.member("catalogue"),
      not: ["Type": nil, "Pages": nil].merging(isSigned ? ["AcroForm": nil] : [:]) { first, _ in
        first
      })
    try validateVariants(path.member("variants"))
    for (index, damage) in damage.enumerated() {
      if case .startxref(let text) = damage, text.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
        throw RecipeError(
          path.member("damage").element(index).member("startxref"), "a line end is in the text")
      }
    }
    for (index, earlier) in earlier.enumerated() {
      let place = path.member("earlier").element(index)
      guard (1...max(1, pageCount)).contains(earlier.page), pageCount > 0 else {
        throw RecipeError(place.member("page"), "there is no page \(earlier.page)")
      }
      try earlier.keys.validate(place)
    }
  }

  private func validateName(_ path: JSONPath) throws(RecipeError) {
    let isPlain = name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x2E
    }
    guard isPlain, !name.hasPrefix("."), (1...100).contains(name.utf8.count) else {
      throw RecipeError(
        path, "\(JSONText.quoted(name)) is no name; use up to 100 of a-z, 0-9, '-' and '.'")
    }
  }

  private func validatePages(_ path: JSONPath) throws(RecipeError) {
    let hasDirect = tree.kids.contains { if case .direct = $0 { true } else { false } }
    if pages.isEmpty, !hasDirect, !isUnreadable {
      throw RecipeError(path, "there are no pages; if that is meant, claim \"unreadable\"")
    }
    for (index, page) in pages.enumerated() {
      let place = path.element(index)
      try page.keys.validate(place)
      if content != .none {
        try validateKeys(
          page.keys.other, place.member("other"),
          not: ["Contents": nil, "Resources": nil, "BoxColorInfo": nil])
      }
      try page.type.validate(place.member("type"))
      try page.parent.validate(place.member("parent"))
    }
  }

  private func validateTotals(_ path: JSONPath) throws(RecipeError) {
    var total = 0
    for (index, page) in pages.enumerated() {
      guard (1...Self.mostPages).contains(page.count) else {
        throw RecipeError(
          path.element(index).member("count"), "a count is from 1 to \(Self.mostPages)")
      }
      total += page.count
      guard total <= Self.mostPages else {
        throw RecipeError(path, "more than \(Self.mostPages) pages")
      }
    }
  }

  private func validateTree(_ path: JSONPath) throws(RecipeError) {
    try tree.keys.validate(path)
    for (index, keys) in tree.levels.enumerated() {
      try keys.validate(path.member("levels").element(index))
    }
    guard (0..<Self.deepestTree).contains(tree.depth) else {
      throw RecipeError(path.member("depth"), "a depth is from 0 to \(Self.deepestTree - 1)")
    }
    if let fanOut = tree.fanOut, fanOut < 2 {
      throw RecipeError(path.member("fanOut"), "a node of a balanced tree has 2 kids or more")
    }
    guard treeLevels <= Self.deepestTree else {
      throw RecipeError(
        path, "the tree is \(treeLevels) levels deep, and a reader stops at \(Self.deepestTree)")
    }
    try tree.type.validate(path.member("type"))
    try tree.parent.validate(path.member("parent"))
    try tree.count.validate(path.member("count"))
    for (index, kid) in tree.kids.enumerated() {
      let place = path.member("kids").element(index)
      switch kid {
      case .root, .null: break
      case .again(let number):
        guard number >= 1, number <= pageCount else {
          throw RecipeError(place.member("again"), "there is no page \(number)")
        }
      case .direct(let keys): try keys.validate(place.member("direct"))
      case .verbatim(let text): try validateText(text, place.member("verbatim"), "one PDF object")
      }
    }
  }

  private func validateObjects(_ path: JSONPath) throws(RecipeError) {
    for (number, text) in objects.sorted(by: { $0.key < $1.key }) {
      let place = path.member(String(number))
      guard PDFWriter.numbers.contains(number), number != Self.danglingNumber else {
        throw RecipeError(place, "an object number is from 1 to \(Self.danglingNumber - 1)")
      }
      try validateText(text, place, "one PDF object")
      guard let object = PDFObject(text) else { continue }
      if case .reference = object {
        throw RecipeError(place, "a reference is no object of its own; give what it leads to")
      }
      try object.validateNames(place)
    }
  }

  private func validateVariants(_ path: JSONPath) throws(RecipeError) {
    if let version = variants.version {
      let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ Int($0) != nil && $0.utf8.count == 1 }) else {
        throw RecipeError(
          path.member("version"), "\(JSONText.quoted(version)) is no version such as \"1.7\"")
      }
    }
    try variants.validateVersion(path)
    try variants.encryption?.validatePasswords(path.member("encryption"))
    guard variants.needsRewriting else { return }
    if variants.crossReferenceStream, !variants.objectStreams {
      throw RecipeError(
        path.member("xrefStream"),
        "libqpdf writes a table unless there are object streams; ask for both")
    }
    // What libqpdf drops while it writes could not be proved, and would not be there.
    if !earlier.isEmpty || isSigned {
      throw RecipeError(path, "libqpdf drops earlier revisions and breaks signatures")
    }
    if hasUnseen {
      throw RecipeError(path, "libqpdf drops null entries, references to nothing and double keys")
    }
    if !hasUsualLinks {
      throw RecipeError(path, "libqpdf mends types, parents, counts and kids that are not usual")
    }
    if hasLostObject {
      throw RecipeError(path, "libqpdf drops objects that nothing refers to")
    }
    if !hasWordsOfLibqpdf {
      throw RecipeError(path, "libqpdf writes numbers such as +5 and 007, and odd words, anew")
    }
    if variants.isLinearized, !survivesLinearizing {
      throw RecipeError(
        path.member("linearized"),
        "in a linearised file only pages have keys; what nodes have and no page inherits, and claims"
          + " to inherit, would be lost")
    }
  }
}

extension Recipe.Variants {
  /// Refuses what readers of the version do not know.
  ///
  /// ISO 32000-2:2020, 7.5.7 and 7.5.8; for RC4 with 128 bits PDF 1.4, and for AES-256 PDF 1.7 with
  /// its extensions.
  fileprivate func validateVersion(_ path: JSONPath) throws(RecipeError) {
    guard let version else { return }
    if let cipher = encryption?.cipher {
      let first = cipher == .rc4 ? "1.4" : "1.7"
      if version < first {
        throw RecipeError(
          path.member("encryption"), "\(cipher.rawValue) is of version \(first), not of \(version)")
      }
    }
    guard version < "1.5" else { return }
    if crossReferenceStream {
      throw RecipeError(
        path.member("xrefStream"), "cross-reference streams are of version 1.5, not of \(version)")
    }
    if objectStreams {
      throw RecipeError(
        path.member("objectStreams"), "object streams are of version 1.5, not of \(version)")
    }
  }
}

extension Recipe.Encryption {
  /// Refuses passwords of which a part would not count (ISO 32000-2:2020, 7.6.4.3).
  fileprivate func validatePasswords(_ path: JSONPath) throws(RecipeError) {
    let most = cipher == .rc4 ? 32 : 127
    for (name, password) in [("userPassword", userPassword), ("ownerPassword", ownerPassword)]
    where password.utf8.count > most {
      throw RecipeError(
        path.member(name),
        "\(password.utf8.count) bytes; a password of \(cipher.rawValue) has at most \(most)")
    }
  }
}

extension Recipe.Keys {
  fileprivate func validate(_ path: JSONPath) throws(RecipeError) {
    for key in PageKey.allCases {
      let place = path.member(key.rawValue)
      guard values[key].count <= Recipe.mostValues else {
        throw RecipeError(
          place, "\(values[key].count) values; a key has at most \(Recipe.mostValues)")
      }
      for value in values[key] {
        guard let object = PDFObject(value.text) else {
          throw RecipeError(
            place, "\(JSONText.quoted(value.text, atMost: 80)) \(Recipe.Value.flaw(of: value.text))"
          )
        }
        try validateCharacters(value.text, place)
        try value.validate(object, place)
      }
    }
    try validateKeys(other, path.member("other"), not: Self.ofTheirOwn)
  }
}

extension Recipe.Value {
  fileprivate func validate(_ object: PDFObject, _ path: JSONPath) throws(RecipeError) {
    if let word = object.hugeWord {
      throw RecipeError(
        path, "\(word) is too large for a whole number of libqpdf; a point makes it a real number")
    }
    if let word = object.endlessWord {
      throw RecipeError(path, "\(word) is no number of PDF, which has none that is not finite")
    }
    try object.validateNames(path)
    var apart: [PDFObject] = placement == .indirect ? [object] : []
    if placement == .elements {
      guard case .array(let elements) = object else {
        throw RecipeError(path, "only an array has elements that can stand elsewhere")
      }
      apart = elements
    }
    for case .reference in apart {
      throw RecipeError(path, "a reference is no object of its own; give what it leads to")
    }
  }
}

extension PDFObject {
  /// A whole number of more than 64 bits in it, in which libqpdf loses the object around it.
  fileprivate var hugeWord: String? {
    switch self {
    case .word(let word):
      let digits = word.utf8.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      let isWhole =
        word.utf8.count - digits.count < 2 && !digits.isEmpty
        && digits.allSatisfy { (0x30...0x39).contains($0) }
      return isWhole && Int(word) == nil ? word : nil
    case .name, .string, .reference: return nil
    case .array(let elements): return elements.lazy.compactMap(\.hugeWord).first
    case .dictionary(let members): return members.lazy.compactMap(\.value.hugeWord).first
    }
  }
}

extension PDFObject {
  /// Refuses names that libqpdf does not give back: with a NUL, and keys with a stray number sign.
  fileprivate func validateNames(_ path: JSONPath) throws(RecipeError) {
    switch self {
    case .word, .string, .reference: return
    case .name(let name): try Self.validateName(name, path)
    case .array(let elements):
      for element in elements { try element.validateNames(path) }
    case .dictionary(let members):
      for member in members {
        try Self.validateName(member.key, path)
        if Self.hasStraySign(member.key) {
          throw RecipeError(
            path, "the key /\(member.key) has a number sign without a code; /#23 is that sign")
        }
        try member.value.validateNames(path)
      }
    }
  }

  /// Refuses a name that ends at a NUL for some readers and goes on for others.
  fileprivate static func validateName(_ name: String, _ path: JSONPath) throws(RecipeError) {
    guard Array(name.utf8).firstRange(of: "#00") != nil else { return }
    throw RecipeError(path, "a name with #00 in it is read in two ways")
  }

  private static func hasStraySign(_ name: String) -> Bool {
    let parts = name.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
    return parts.contains { $0.prefix(2).count { $0.isHexDigit } < 2 }
  }

  /// What a number that is not finite was made of, in the object itself or among its elements.
  fileprivate var endlessWord: String? {
    switch self {
    case .word(let word): ["nan", "inf", "-inf"].contains(word) ? word : nil
    case .array(let elements): elements.lazy.compactMap(\.endlessWord).first
    case .name, .string, .reference, .dictionary: nil
    }
  }
}

extension Recipe.Override {
  fileprivate func validate(_ path: JSONPath) throws(RecipeError) {
    if case .verbatim(let text) = self { try validateText(text, path, "one PDF object") }
  }
}

extension Recipe.Keys {
  /// The keys that have a name of their own in a recipe, and those that are written by themselves.
  private static let ofTheirOwn: [String: String?] = {
    var names: [String: String?] = [
      "Type": "type", "Parent": "parent", "Count": "count", "Kids": nil,
    ]
    for key in PageKey.allCases { names[String(key.name.dropFirst())] = key.rawValue }
    return names
  }()
}

/// Refuses text that is not made of keys and whole values, or that has a key of these.
private func validateKeys(
  _ text: String, _ path: JSONPath, not taken: [String: String?]
) throws(RecipeError) {
  if text.isEmpty { return }
  try validateCharacters(text, path)
  guard case .dictionary(let members)? = PDFObject("<< \(text) >>") else {
    throw RecipeError(
      path,
      PDFObjectParser.isTooDeep("<< \(text) >>")
        ? PDFObjectParser.depthWords : "the text is not keys and values; close what is open")
  }
  for member in members {
    // Readers that end a name at a NUL find another key, which no part of this package sees.
    try PDFObject.validateName(member.key, path)
    guard let name = taken[member.key] else { continue }
    throw RecipeError(
      path, "/\(member.key) is written \(name.map { "as \(JSONText.quoted($0))" } ?? "by itself")")
  }
}

private func validateText(
  _ text: String, _ path: JSONPath, _ what: String
) throws(RecipeError) {
  if PDFObject(text) == nil {
    throw RecipeError(
      path,
      PDFObjectParser.isTooDeep(text)
        ? PDFObjectParser.depthWords : "the text is not \(what); close what is open")
  }
  try validateCharacters(text, path)
}

/// Refuses a character that is white space for libqpdf and a part of a word for the standard.
///
/// ISO 32000-2:2020, 7.2.3.
private func validateCharacters(_ text: String, _ path: JSONPath) throws(RecipeError) {
  guard text.utf8.contains(0x0B) else { return }
  throw RecipeError(
    path, "a vertical tab is a blank for some readers alone; write a blank, or \\013 in a string")
}
