import BoxPolicy

/// A value as the reader over libqpdf shows it, to be compared with what a recipe has there.
///
/// Objects are compared and not their texts, since libqpdf spells strings, names and numbers in its
/// own way: strings and names by their bytes, whole numbers by what they are, real ones by their
/// text, and dictionaries by the keys that are not null. The reader follows every reference, and of
/// a long value it shows the first tokens alone.
struct ShownValue {
  private var parser: PDFObjectParser
  /// Whether what is shown ends before the value does.
  private let isCut: Bool
  private let objects: RecipeObjects

  private init(_ text: String, in objects: RecipeObjects) {
    isCut = text.hasSuffix("\u{2026}")
    parser = PDFObjectParser(Array((isCut ? String(text.dropLast()) : text).utf8)[...])
    self.objects = objects
  }

  /// Whether a text shows an object.
  ///
  /// - Parameters:
  ///   - text: What the reader shows.
  ///   - object: What should stand in the file.
  ///   - objects: What references lead to.
  /// - Returns: Whether the two are the same as far as the text goes.
  static func isSame(_ text: String, as object: PDFObject, in objects: RecipeObjects) -> Bool {
    var shown = ShownValue(text, in: objects)
    return shown.takes(object) && shown.parser.isAtEnd
  }

  /// Goes past the next value; false where it is not what is expected.
  ///
  /// Each value takes a token of the text or ends with it, so that circles of references end.
  private mutating func takes(_ expected: PDFObject) -> Bool {
    if parser.isAtEnd { return isCut }
    switch objects.target(of: expected) {
    case .node: return takesDictionary()
    case .object(.array(let elements)): return takes(elements)
    case .object(.dictionary(let members)): return takes(members)
    case .object(.name(let name)):
      guard case .name(let found)? = parser.object() else { return false }
      return Self.asShown(found) == Self.asShown(name)
    case .object(let leaf): return parser.object()?.asRead == leaf.asRead
    }
  }

  private mutating func takes(_ elements: [PDFObject]) -> Bool {
    guard parser.take("[") else { return false }
    for element in elements {
      if parser.isAtEnd { return isCut }
      guard takes(element) else { return false }
    }
    return takesEnd("]")
  }

  private mutating func takes(_ members: [PDFObject.Member]) -> Bool {
    guard parser.take("<<") else { return false }
    // Of a key that stands there twice the last counts, and one that is null does not.
    var left = Dictionary(members.map { (Self.asShown($0.key), $0.value) }) { _, last in last }
      .filter { objects.target(of: $0.value) != .object(.null) }
    while case .name(let key)? = parser.object() {
      guard let value = left.removeValue(forKey: Self.asShown(key)), takes(value) else {
        return false
      }
    }
    return parser.take(">>") ? left.isEmpty : parser.isAtEnd && isCut
  }

  /// A name as it comes back from libqpdf, which spells a number sign that is a part of it bare.
  private static func asShown(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "#")) else { return name }
    let bare = name.split(separator: "#23", omittingEmptySubsequences: false)
    guard bare.count > 1, case .name(let read)? = PDFObject("/\(bare.joined(separator: "#"))")
    else { return name }
    return read
  }

  /// Goes past a dictionary of the page tree, whatever is in it: that is proved elsewhere.
  private mutating func takesDictionary() -> Bool {
    guard parser.take("<<") else { return false }
    while case .name? = parser.object() {
      guard takesAnything() else { return false }
    }
    // The reader marks the contents of a page in this way.
    return takesEnd(">>") && (parser.take("stream") || true)
  }

  private mutating func takesAnything() -> Bool {
    if parser.stands("<<") { return takesDictionary() }
    guard parser.take("[") else { return parser.object() != nil || parser.isAtEnd && isCut }
    while !parser.isAtEnd, !parser.stands("]") {
      guard takesAnything() else { return false }
    }
    return takesEnd("]")
  }

  /// Goes past a closing bracket, or is where the text is cut.
  private mutating func takesEnd(_ bracket: String) -> Bool {
    parser.take(bracket) || parser.isAtEnd && isCut
  }
}
