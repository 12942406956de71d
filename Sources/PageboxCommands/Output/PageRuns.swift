/// Joins neighbouring pages whose value is the same, while they come in ascending order.
struct PageRuns<Value: Equatable> {
  /// Pages that follow each other, and what holds for all of them.
  typealias Run = (pages: ClosedRange<Int>, value: Value)

  private var last: Run?

  /// Takes the next page, and gives the run before it, if it does not belong to that.
  mutating func add(_ number: Int, _ value: Value) -> Run? {
    if let run = last, run.pages.upperBound + 1 == number, run.value == value {
      last = (run.pages.lowerBound...number, run.value)
      return nil
    }
    defer { last = (number...number, value) }
    return last
  }

  /// Gives the last run, if there was any page.
  mutating func finish() -> Run? {
    defer { last = nil }
    return last
  }
}
