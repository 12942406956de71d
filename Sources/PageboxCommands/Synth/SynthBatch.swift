import BoxFixtures
import BoxPolicy
import Synchronization
import SystemBridge

/// Makes every recipe of a run and writes a file for each, several at a time.
///
/// A thread takes a recipe, makes it and writes it before it takes the next, so that memory does
/// not grow with their number.
struct SynthBatch<Screen: Console> {
  private let values: SynthValues
  private let console: Screen
  private let folder: FileName

  init(_ values: SynthValues, console: Screen) {
    self.values = values
    self.console = console
    folder = FileName(lossless: values.directory ?? ".")
  }

  /// What the threads share.
  private struct State: Sendable {
    var source: SynthSource
    var taken = 0
    var names: Set<String> = []
    /// What went wrong, by the position of the recipe.
    var messages: [(Int, Message)] = []
  }

  /// Runs to the end; what goes wrong is said in the order of the recipes.
  func run(_ source: SynthSource) -> ExitStatus {
    do throws(NewFile.Failure) {
      try NewFile.makeFolder(folder)
    } catch {
      console.writeError(Message(error, at: folder).line)
      return .failed
    }
    let state = Monitor(State(source: source))
    let jobs = values.jobs ?? ProcessorCount.available
    let threads = (1..<jobs).compactMap { _ in Worker { self.work(state) } }
    work(state)
    for thread in threads { thread.join() }
    let messages = state.withLock { $0.messages.sorted { $0.0 < $1.0 } }
    for (_, message) in messages { console.writeError(message.line) }
    return messages.isEmpty ? .done : .failed
  }

  /// A thread in an array, which cannot hold what cannot be copied.
  private final class Worker {
    private var thread: SystemThread?

    init?(_ run: @escaping @Sendable () -> Void) {
      guard let thread = SystemThread(run) else { return nil }
      self.thread = consume thread
    }

    func join() { thread.take()?.join() }
  }

  private func work(_ state: Monitor<State>) {
    while true {
      let taken = state.withLock { state -> (index: Int, recipe: Recipe?)? in
        guard let item = state.source.next() else { return nil }
        state.taken += 1
        switch item {
        case .failure(let message): state.messages.append((state.taken, message))
        case .recipe(let recipe):
          if state.names.insert(recipe.name).inserted { return (state.taken, recipe) }
          state.messages.append(
            (
              state.taken,
              Message(
                .error, file: state.source.file, "two recipes have the name '\(recipe.name)'",
                remedy: "give each a name of its own")
            ))
        }
        return (state.taken, nil)
      }
      guard let taken else { return }
      guard let recipe = taken.recipe, let message = make(recipe) else { continue }
      state.withLock { $0.messages.append((taken.index, message)) }
    }
  }

  /// Makes a recipe and writes its file; says what went wrong.
  private func make(_ recipe: Recipe) -> Message? {
    let fixture: Fixture
    do throws(FixtureError) {
      fixture = try Fixture(recipe)
    } catch {
      return Message(error, recipe, in: nil)
    }
    let name = folder.entry(of: recipe)
    do throws(NewFile.Failure) {
      try NewFile.write(fixture.bytes, to: name, replaces: values.force)
      return nil
    } catch {
      return Message(error, at: name)
    }
  }
}
