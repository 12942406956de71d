/// A JSON value and where it stands, read as what a recipe needs there.
struct JSONNode {
  let value: JSONValue
  let path: JSONPath

  /// The members of an object by their keys.
  struct Members {
    fileprivate let nodes: [String: JSONNode]
    let path: JSONPath

    var count: Int { nodes.count }

    subscript(key: String) -> JSONNode? { nodes[key] }
  }

  /// Makes the error of a value that is not what should stand here.
  func error(needs allowed: String) -> RecipeError {
    RecipeError(path, "\(value.kind) where \(allowed) should stand")
  }

  /// Reads an object with no other keys than these.
  func members(_ allowed: [String]) throws(RecipeError) -> Members {
    guard case .object(let members) = value else { throw error(needs: "an object") }
    for member in members where !allowed.contains(member.key) {
      throw RecipeError(
        path,
        "unknown key \(JSONText.quoted(member.key)); allowed: \(allowed.joined(separator: ", "))")
    }
    return Members(
      nodes: Dictionary(
        members.map { ($0.key, JSONNode(value: $0.value, path: path.member($0.key))) },
        uniquingKeysWith: { first, _ in first }),
      path: path)
  }

  func elements() throws(RecipeError) -> [JSONNode] {
    guard case .array(let elements) = value else { throw error(needs: "an array") }
    return elements.enumerated().map { JSONNode(value: $1, path: path.element($0)) }
  }

  func text() throws(RecipeError) -> String {
    guard case .text(let text) = value else { throw error(needs: "a text") }
    return text
  }

  func truth() throws(RecipeError) -> Bool {
    guard case .truth(let truth) = value else { throw error(needs: "true or false") }
    return truth
  }

  /// Reads a whole number of a range.
  func whole(_ range: ClosedRange<Int>) throws(RecipeError) -> Int {
    guard case .number(let digits) = value else {
      throw error(needs: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    guard let number = Int(digits), range.contains(number) else {
      throw RecipeError(
        path,
        "\(digits) where a whole number from \(range.lowerBound) to \(range.upperBound) should stand"
      )
    }
    return number
  }

  /// Reads one of a few words.
  func choice(_ words: [String]) throws(RecipeError) -> String {
    let text = try text()
    guard words.contains(text) else {
      throw RecipeError(
        path, "\(JSONText.quoted(text)) is none of \(words.joined(separator: ", "))")
    }
    return text
  }

  /// Reads a number as PDF text: its own digits where PDF can hold them.
  func number() throws(RecipeError) -> String {
    guard case .number(let digits) = value else { throw error(needs: "a number") }
    let hasExponent = digits.utf8.contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    if !hasExponent { return digits }
    guard let number = Double(digits), number.isFinite else {
      throw RecipeError(path, "\(digits) is larger than a PDF file can say")
    }
    return pdfText(number)
  }
}
