/// The recipes of a text that holds one or several, one after the other.
public struct RecipeStream: Sendable {
  private var parser: JSONParser
  private var index = 0

  /// Starts to read a text.
  public init(json bytes: [UInt8]) { parser = JSONParser(bytes) }

  /// Returns the next recipe, or nil at the end.
  ///
  /// - Throws: ``RecipeError``; where the text is no JSON nothing can follow.
  public mutating func next() throws(RecipeError) -> Recipe? {
    let value: JSONValue?
    do throws(JSONParser.Failure) {
      value = try parser.next()
    } catch {
      parser = JSONParser([])
      throw RecipeError(error)
    }
    return try value.map { (value) throws(RecipeError) in
      try Recipe(JSONNode(value: value, path: JSONPath()))
    }
  }
}
