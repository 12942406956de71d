/// The fixtures that come with the library, each with its name, its purpose and its source.
public enum Catalogue {
  /// Every recipe, the everyday ones first.
  public static let all: [Recipe] = []

  /// Finds a recipe by its name.
  public static func recipe(named name: String) -> Recipe? { all.first { $0.name == name } }
}
