import BoxDocument
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
  /// Says why a recipe cannot be made, in the words of the options where it is theirs.
  func refusal(_ error: FixtureError, _ values: SynthValues) -> SynthRefusal {
    let isBug = error.cause == .bug
    var remedy = isBug ? "report this line, 'pagebox --version' and the recipe" : nil
    var status = isBug ? ExitStatus.bug : .failed
    if case .noLibrary = error {
      remedy = DocumentFailure.Kind.noLibqpdf.remedy
      status = DocumentFailure.Kind.noLibqpdf.status
    }
    let message = Message(
      .error, file: file, place: "recipe '\(recipe.name)'",
      values.words(error, ownClaims: ownClaims),
      remedy: remedy)
    return SynthRefusal(
      message: message, status: status,
      isOfOptions: error.cause == .recipe && values.firstOfOwn != nil)
  }

  /// The line about a name that an earlier recipe of the run has.
  var repeatedName: Message {
    Message(
      .error, file: file, place: file.map { _ in "recipe \(number)" },
      "two recipes have the name '\(recipe.name)'", remedy: "give each a name of its own")
  }
}
