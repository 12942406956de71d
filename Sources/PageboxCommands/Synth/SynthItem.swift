import BoxFixtures
import BoxPolicy
import SystemBridge

/// A recipe of a run and where it came from.
struct SynthItem: Sendable {
  /// What to make.
  let recipe: Recipe
  /// The file that it stands in; nil for the options and the catalogue.
  let file: FileName?
  /// Its number in the file, from 1.
  let number: Int
  /// How many of its claims are its own; those after them are of the options.
  let ownClaims: Int
}

extension SynthItem {
  /// The line about a recipe that cannot be made, in the words of the options where it is theirs.
  func message(_ error: FixtureError, _ values: SynthValues) -> Message {
    Message(
      .error, file: file, place: "recipe '\(recipe.name)'",
      values.words(error.description, ownClaims: ownClaims))
  }

  /// The line about a name that an earlier recipe of the run has.
  var repeatedName: Message {
    Message(
      .error, file: file, place: file.map { _ in "recipe \(number)" },
      "two recipes have the name '\(recipe.name)'", remedy: "give each a name of its own")
  }
}
