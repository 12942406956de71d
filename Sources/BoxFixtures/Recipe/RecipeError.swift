/// Why a text is no recipe, or a recipe cannot be made.
public struct RecipeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Where in the recipe, such as `$.pages[2].crop`, or the line and column of a text.
  public let place: String
  /// What is wrong and what is allowed.
  public let message: String

  init(_ path: JSONPath, _ message: String) {
    place = path.description
    self.message = message
  }

  init(_ failure: JSONParser.Failure) {
    place = "line \(failure.line), column \(failure.column)"
    message = failure.isJSON ? failure.message : "not JSON: \(failure.message)"
  }

  /// The place and the message.
  public var description: String { "\(place): \(message)" }
}
