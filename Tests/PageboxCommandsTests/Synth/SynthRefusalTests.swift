import TestSupport
import Testing

@testable import BoxFixtures
@testable import PageboxCommands

/// Whose fault it is that there is no file, and the status that follows.
@Suite struct SynthRefusalTests {
  /// An error, and the status of a recipe in a file and of one that options describe.
  struct Refused: Sendable, CustomTestStringConvertible {
    let error: FixtureError
    let status: PageboxCommands.ExitStatus
    let isOfOptions: Bool

    var testDescription: String { "\(error)" }
  }

  private static func broken(_ path: JSONPath) -> FixtureError {
    .broken(BrokenClaim("1 page", at: path, found: "there are 2"))
  }

  static let rows: [Refused] = [
    Refused(
      error: .recipe(RecipeError(JSONPath().member("name"), "none")), status: .failed,
      isOfOptions: true),
    Refused(
      error: .damage(DamageFailure(damage: .noHeader), index: 0), status: .failed, isOfOptions: true
    ),
    Refused(
      error: broken(JSONPath().member("claims").element(0)), status: .failed, isOfOptions: true),
    Refused(error: broken(JSONPath()), status: .bug, isOfOptions: false),
    Refused(error: .notRewritten("why"), status: .failed, isOfOptions: false),
    Refused(error: .noMemory, status: .failed, isOfOptions: false),
  ]

  @Test(arguments: rows) func `an error has the status of whoever can mend it`(_ row: Refused) {
    let item = SynthItem(recipe: Recipe(pages: []), file: nil, number: 1, ownClaims: 1)
    var options = SynthValues()
    #expect(item.refusal(row.error, options).status == row.status)
    #expect(!item.refusal(row.error, options).isOfOptions)
    options.rotate = "90"
    #expect(item.refusal(row.error, options).status == row.status)
    #expect(item.refusal(row.error, options).isOfOptions == row.isOfOptions)
  }

  @Test func `a bug of ours is said to be reported`() {
    let item = SynthItem(recipe: Recipe(pages: []), file: nil, number: 1, ownClaims: 0)
    #expect(
      item.refusal(Self.broken(JSONPath()), SynthValues()).message.line
        == "pagebox: recipe 'fixture': error: $: broken claim '1 page': there are 2; report this line,"
        + " 'pagebox --version' and the recipe\n")
  }
}
