import BoxFixtures
import BoxPolicy
import OptionTable
import SystemBridge

/// Makes the only recipe of a run and writes its file.
struct SynthFile<Screen: Console> {
  private let values: SynthValues
  private let console: Screen

  init(_ values: SynthValues, console: Screen) {
    self.values = values
    self.console = console
  }

  /// Makes the file; says what went wrong.
  ///
  /// - Throws: What the options ask for and cannot be.
  func run(_ source: inout SynthSource) throws(UsageError) -> ExitStatus {
    guard let next = source.next() else {
      return fail(Message(.error, file: source.file, "there is no recipe in it"))
    }
    let item: SynthItem
    switch next {
    case .failure(let message): return fail(message)
    case .recipe(let recipe): item = recipe
    }
    guard source.next() == nil else {
      return fail(
        Message(
          .error, file: item.file, "there is more than one recipe",
          remedy: "--all=DIR makes all of them"))
    }
    let fixture: Fixture
    do throws(FixtureError) {
      fixture = try Fixture(item.recipe, leavesMemory: console.endsProcess)
    } catch {
      return try item.refusal(error, values).report(console)
    }
    let status = deliver(fixture)
    if status == .done, values.lacksMedia { console.writeError(withoutMedia.line) }
    return status
  }

  /// What is said of a file that was made as asked for, and is hardly what was meant.
  private var withoutMedia: Message {
    Message(
      .note, file: values.output.map { FileName(lossless: $0) }, "the file has no media box",
      remedy: "--media gives it one, --verbatim 'MediaBox=null' says that none is meant")
  }

  /// Writes a file to where the options say.
  private func deliver(_ fixture: Fixture) -> ExitStatus {
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
      return fail(Message(error, at: name))
    }
  }

  private func fail(_ message: Message) -> ExitStatus {
    console.writeError(message.line)
    return .failed
  }
}

extension FileName {
  /// The name of the file of a recipe in the folder of this name.
  func entry(of recipe: Recipe) -> FileName {
    FileName(bytes: bytes + Array("/\(recipe.name).pdf".utf8))
  }
}
