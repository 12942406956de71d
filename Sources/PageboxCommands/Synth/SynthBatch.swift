import BoxFixtures
import BoxPolicy
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
    /// With what the run ends.
    var status = ExitStatus.done
    /// How many threads are at work beside this one.
    var running = 0

    /// Notes what went wrong with the recipe at a position.
    mutating func fail(_ position: Int, _ message: Message, _ status: ExitStatus = .failed) {
      messages.append((position, message))
      self.status.merge(status)
    }
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
    startThreads(jobs, state)
    let (messages, status) = state.wait {
      $0.running == 0 ? ($0.messages.sorted { $0.0 < $1.0 }, $0.status) : nil
    }
    for (_, message) in messages { console.writeError(message.line) }
    return status
  }

  /// Starts the threads; where none can be had the work is done here.
  ///
  /// Their stacks are deep, so that reading needs no further thread for each file.
  private func startThreads(_ jobs: Int, _ state: Monitor<State>) {
    let jobs = min(jobs, DeepStack.most)
    var count = 0
    while count < jobs {
      state.withLock { $0.running += 1 }
      let isStarted = DeepStack.start(sharedBy: jobs) {
        self.work(state)
        state.withLock { $0.running -= 1 }
      }
      if !isStarted {
        state.withLock { $0.running -= 1 }
        break
      }
      count += 1
    }
    if count == 0 { work(state) }
  }

  private func work(_ state: Monitor<State>) {
    while true {
      let taken = state.withLock { state -> (index: Int, item: SynthItem?)? in
        guard let next = state.source.next() else { return nil }
        state.taken += 1
        switch next {
        case .failure(let message): state.fail(state.taken, message)
        case .recipe(let item):
          if state.names.insert(item.recipe.name).inserted { return (state.taken, item) }
          state.fail(state.taken, item.repeatedName)
        }
        return (state.taken, nil)
      }
      guard let taken else { return }
      guard let item = taken.item, let (message, status) = make(item) else { continue }
      state.withLock { $0.fail(taken.index, message, status) }
    }
  }

  /// Makes a recipe and writes its file; says what went wrong, and how badly.
  private func make(_ item: SynthItem) -> (Message, ExitStatus)? {
    let fixture: Fixture
    do throws(FixtureError) {
      fixture = try Fixture(item.recipe)
    } catch {
      let refusal = item.refusal(error, values)
      return (refusal.message, refusal.status)
    }
    let name = folder.entry(of: item.recipe)
    do throws(NewFile.Failure) {
      try NewFile.write(fixture.bytes, to: name, replaces: values.force)
      return nil
    } catch {
      return (Message(error, at: name), .failed)
    }
  }
}
