import BoxFixtures
import OptionTable
import SystemBridge

/// Runs the synth command.
///
/// - Throws: What the options ask for and cannot be.
func runSynth(_ values: SynthValues, _ console: some Console) throws(UsageError) -> ExitStatus {
  if values.list { return Tool.print(catalogueText(values.showsRecipe), console) }
  let password: String
  do throws(PasswordFailure) {
    password = try values.password(console)
  } catch {
    console.writeError(error.message.line)
    return .failed
  }
  var source = SynthSource(values, password: password)
  if values.showsRecipe { return try showRecipes(&source, values, console) }
  // What the options describe is one file, also where it goes into a folder by its name.
  if values.output == nil, values.firstOfOwn == nil {
    return SynthBatch(values, console: console).run(source)
  }
  return try SynthFile(values, console: console).run(&source)
}

/// The catalogue, an entry a line; as recipes, if these are wanted.
private func catalogueText(_ asRecipes: Bool) -> String {
  if asRecipes {
    return Catalogue.all.map { String(decoding: $0.jsonLine(), as: UTF8.self) + "\n" }.joined()
  }
  let width = Catalogue.all.reduce(0) { max($0, $1.name.count) }
  return Catalogue.all.map { recipe in
    recipe.name + String(repeating: " ", count: width - recipe.name.count + 2) + recipe.about + "\n"
  }.joined()
}

/// Prints every recipe that a file could be made of, and says what is wrong with the others.
private func showRecipes(
  _ source: inout SynthSource, _ values: SynthValues, _ console: some Console
) throws(UsageError) -> ExitStatus {
  var status = ExitStatus.done
  while let next = source.next() {
    switch next {
    case .recipe(let item):
      do throws(RecipeError) {
        try item.recipe.validate()
      } catch {
        status.merge(try item.refusal(.recipe(error), values).report(console))
        continue
      }
      status.merge(Tool.print(String(decoding: item.recipe.json(), as: UTF8.self), console))
    case .failure(let message):
      console.writeError(message.line)
      status.merge(.failed)
    }
  }
  return status
}
