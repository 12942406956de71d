/// The fixtures that come with the library, each with its name, its purpose and its source.
public enum Catalogue {
  /// Every recipe, the everyday ones first; made when it is asked for the first time.
  public static let all: [Recipe] =
    everyday + crops + unusable + inheritance + corners + turns + units + production
    + (engineCrops + engineSizes + engineChains + engineArrays + engineTurns)
    + trees + damaged + revisions

  /// Finds a recipe by its name.
  public static func recipe(named name: String) -> Recipe? { all.first { $0.name == name } }
}
