import BoxPolicy

/// Remembers what was made of pages, so that it is made once of pages that are alike.
///
/// Most pages of a file are like the one before, or like one of a few others.
struct PageMemo<Value> {
  private var last: (likeness: Likeness, value: Value)?
  private var known: [Likeness: Value] = [:]
  /// What pages were like of which one was met, and no more.
  private var metOnce: Set<Likeness> = []

  /// How many different pages are remembered.
  private static var most: Int { 256 }

  /// What is made of a page, at once or at an earlier one.
  mutating func value(of entries: PageEntries, _ make: () -> Value) -> Value {
    let likeness = Likeness(entries)
    if let last, last.likeness == likeness { return last.value }
    if let value = known[likeness] {
      last = (likeness, value)
      return value
    }
    let value = make()
    // Where every page is another one nothing is kept but that.
    guard metOnce.contains(likeness) else {
      if metOnce.count == Self.most { metOnce.removeAll(keepingCapacity: true) }
      metOnce.insert(likeness)
      return value
    }
    if known.count == Self.most { known.removeAll(keepingCapacity: true) }
    known[likeness] = value
    last = (likeness, value)
    return value
  }
}
