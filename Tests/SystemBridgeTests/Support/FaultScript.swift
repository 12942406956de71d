import SystemBridge

/// Calls that are counted, and one of which fails or is a moment for something else to happen.
final class FaultScript: Sendable {
  /// The calls that came, in their order.
  struct Seen {
    var calls: [Call] = []
  }

  /// A call and what it was about.
  struct Call: Sendable, Hashable, CustomStringConvertible {
    let step: WriteCalls.Step
    let name: FileName
    var description: String {
      "\(step) \(name.display.split(separator: "/").last.map(String.init) ?? "/")"
    }
  }

  private let seen = Monitor(Seen())
  private let fault: @Sendable (Int, Call) -> WriteCalls.Fault?

  /// Asks a closure about each call, with its index.
  init(_ fault: @escaping @Sendable (Int, Call) -> WriteCalls.Fault? = { _, _ in nil }) {
    self.fault = fault
  }

  /// Lets the call of an index fail.
  convenience init(failing index: Int, with number: Int32) {
    self.init { at, _ in at == index ? .error(number) : nil }
  }

  /// Runs something before the first call that is such.
  convenience init(
    before step: WriteCalls.Step, _ ending: String, _ action: @escaping @Sendable () -> Void
  ) {
    let isDone = Monitor(false)
    self.init { _, call in
      guard call.step == step, call.name.display.hasSuffix(ending) else { return nil }
      let isFirst = isDone.withLock { done in
        defer { done = true }
        return !done
      }
      if isFirst { action() }
      return nil
    }
  }

  var calls: WriteCalls {
    WriteCalls { step, name in
      let call = Call(step: step, name: name)
      let index = self.seen.withLock { seen in
        seen.calls.append(call)
        return seen.calls.count - 1
      }
      return self.fault(index, call)
    }
  }

  /// The calls that were made.
  var made: [Call] { seen.withLock { $0.calls } }
}
