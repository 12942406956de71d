import BoxFixtures
import BoxPolicy
import OptionTable
import Synchronization
import SystemBridge

/// Runs the synth command.
///
/// - Throws: What the options ask for and cannot be.
func runSynth(_ values: SynthValues, _ console: some Console) throws(UsageError) -> ExitStatus {
  if values.list { return Tool.print(catalogueText(values.showsRecipe), console) }
  var password: [UInt8]?
  do throws(PasswordFailure) {
    if values.passwordFile != nil { password = try Password.find(values.passwordFile, console) }
  } catch {
    console.writeError(error.message.line)
    return .failed
  }
  var source = SynthSource(values, password: String(decoding: password ?? [], as: UTF8.self))
  if values.showsRecipe { return showRecipes(&source, console) }
  // What the options describe is one file, also where it goes into a folder by its name.
  if values.output == nil, values.firstOfOwn == nil {
    return SynthBatch(values, console: console).run(source)
  }
  return try makeOne(&source, values, console)
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

private func showRecipes(_ source: inout SynthSource, _ console: some Console) -> ExitStatus {
  var status = ExitStatus.done
  while let item = source.next() {
    switch item {
    case .recipe(let recipe):
      status.merge(Tool.print(String(decoding: recipe.json(), as: UTF8.self), console))
    case .failure(let message):
      console.writeError(message.line)
      status.merge(.failed)
    }
  }
  return status
}

/// Makes the only recipe of a run.
private func makeOne(
  _ source: inout SynthSource, _ values: SynthValues, _ console: some Console
) throws(UsageError) -> ExitStatus {
  guard let item = source.next() else {
    return fail(Message(.error, file: source.file, "there is no recipe in it"), console)
  }
  let file = source.file
  guard case .recipe(let recipe) = item else {
    if case .failure(let message) = item { return fail(message, console) }
    return .bug
  }
  guard source.next() == nil else {
    return fail(
      Message(
        .error, file: file, "there is more than one recipe", remedy: "--all=DIR makes all of them"),
      console)
  }
  let fixture: Fixture
  do throws(FixtureError) {
    fixture = try Fixture(recipe, leavesMemory: console.endsProcess)
  } catch {
    // Options are the user's own words; a recipe is a file that somebody gave.
    if values.firstOfOwn != nil { throw .impossible(error.description) }
    return fail(Message(error, recipe, in: file), console)
  }
  return deliver(fixture, values, console)
}

/// Writes a file to where the options say.
private func deliver(
  _ fixture: Fixture, _ values: SynthValues, _ console: some Console
) -> ExitStatus {
  if values.output == "-" {
    do throws(StreamFailure) {
      try console.write(fixture.bytes)
      return .done
    } catch {
      return Tool.refuse(error, console)
    }
  }
  var name = FileName(lossless: values.output ?? values.directory ?? ".")
  do throws(NewFile.Failure) {
    if values.output == nil {
      try NewFile.makeFolder(name)
      name = name.entry(of: fixture.recipe)
    }
    try NewFile.write(fixture.bytes, to: name, replaces: values.force)
    return .done
  } catch {
    return fail(Message(error, at: name), console)
  }
}

extension FileName {
  /// The name of the file of a recipe in the folder of this name.
  func entry(of recipe: Recipe) -> FileName {
    FileName(bytes: bytes + Array("/\(recipe.name).pdf".utf8))
  }
}

private func fail(_ message: Message, _ console: some Console) -> ExitStatus {
  console.writeError(message.line)
  return .failed
}

extension SynthSource.Item: Equatable {
  static func == (left: SynthSource.Item, right: SynthSource.Item) -> Bool {
    switch (left, right) {
    case (.recipe(let left), .recipe(let right)): left == right
    case (.failure(let left), .failure(let right)): left == right
    default: false
    }
  }
}

extension Message {
  /// The line about a recipe that cannot be made.
  init(_ error: FixtureError, _ recipe: Recipe, in file: FileName?) {
    let what = error.description
    self.init(.error, file: file, place: "recipe '\(recipe.name)'", what)
  }

  /// The line about a file that cannot be written.
  init(_ failure: NewFile.Failure, at name: FileName) {
    let (what, remedy): (String, String?) =
      switch failure {
      case .exists: ("there is something of this name", "--force replaces a file")
      case .noFolder: ("there is no such folder", "make it first")
      case .noPermission: ("no permission to write there", "'ls -ld' shows who may")
      case .isDirectory: ("a directory, not a file", "--all=DIR writes into it")
      case .other(let text): ("cannot be written: \(text)", nil)
      }
    self.init(.error, file: name, what, remedy: remedy)
  }
}
