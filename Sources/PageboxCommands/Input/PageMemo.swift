import BoxPolicy

/// Remembers what was made of pages, so that it is made once of pages that are alike.
///
/// Most pages of a file are like the one before, or like one of a few others. Only so much is
/// remembered, so that a file in which every page is another one takes no more memory.
struct PageMemo<Value> {
  private var likenesses: [Likeness] = []
  private var values: [Value] = []
  /// Which value is at each place, -1 for none; a likeness has some places for its remainder, as
  /// in the caches of processors.
  private var places: [Int] = []
  /// Which of its places the next value takes.
  private var turn = 0
  private var last = 0

  /// How many remainders there are, and places for each.
  private static var remainders: Int { 64 }
  private static var ways: Int { 4 }

  /// What is made of a page, at once or at an earlier one.
  mutating func value(of entries: PageEntries, _ make: () -> Value) -> Value {
    let likeness = Likeness(entries)
    if values.isEmpty || likenesses[last] != likeness {
      last = known(likeness) ?? add(likeness, make())
    }
    return values[last]
  }

  private func known(_ likeness: Likeness) -> Int? {
    guard !places.isEmpty else { return nil }
    let first = likeness.remainder(of: Self.remainders) * Self.ways
    for place in first..<(first + Self.ways) {
      let index = places[place]
      if index >= 0, likenesses[index] == likeness { return index }
    }
    return nil
  }

  private mutating func add(_ likeness: Likeness, _ value: Value) -> Int {
    if places.isEmpty { places = Array(repeating: -1, count: Self.remainders * Self.ways) }
    let place = likeness.remainder(of: Self.remainders) * Self.ways + turn
    turn = (turn + 1) % Self.ways
    let index = places[place]
    if index >= 0 {
      likenesses[index] = likeness
      values[index] = value
      return index
    }
    places[place] = values.count
    likenesses.append(likeness)
    values.append(value)
    return places[place]
  }
}
