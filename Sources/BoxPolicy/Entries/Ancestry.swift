/// The dictionaries above a page, the nearest first, the root of the page tree last.
///
/// Pages and nodes share what is above them, so that memory follows the number of nodes and not
/// the number of pages times their depth.
public struct Ancestry: Sequence, Sendable, Hashable, ExpressibleByArrayLiteral {
  fileprivate final class Link: Sendable {
    let level: TreeLevel
    let above: Link?
    /// The nearest link above, this one left out, in whose level anything is written.
    private let writtenAbove: Link?
    /// The keys that have a value in the level or one above.
    let keys: KeySet

    init(_ level: TreeLevel, above: Link?) {
      self.level = level
      self.above = above
      writtenAbove = above?.written
      keys = level.keys.union(above?.keys ?? [])
    }

    /// The nearest link from here up in whose level anything is written.
    var written: Link? { level.isEmpty ? writtenAbove : self }
  }

  private let nearest: Link?

  /// Makes an ancestry of levels, the nearest first.
  public init(_ levels: [TreeLevel]) {
    nearest = levels.reversed().reduce(nil) { above, level in Link(level, above: above) }
  }

  /// Makes an ancestry of levels, the nearest first.
  public init(arrayLiteral levels: TreeLevel...) { self.init(levels) }

  private init(nearest: Link) { self.nearest = nearest }

  /// The ancestry of what lies below one more level.
  ///
  /// - Complexity: O(1).
  public func below(_ level: TreeLevel) -> Ancestry {
    Ancestry(nearest: Link(level, above: nearest))
  }

  /// Whether any of the levels has a value for a key.
  ///
  /// - Complexity: O(1).
  func has(_ key: PageKey) -> Bool { nearest?.keys.contains(KeySet(key)) ?? false }

  /// Whether the same is inherited: the levels in which anything is written are the same.
  func isAlike(_ other: Ancestry) -> Bool {
    let (left, right) = (nearest?.written, other.nearest?.written)
    if left === right { return true }
    guard let left, let right else { return false }
    return Ancestry(nearest: left).lazy.filter { !$0.isEmpty }
      .elementsEqual(Ancestry(nearest: right).lazy.filter { !$0.isEmpty })
  }

  /// What stands for the levels in which anything is written; nil where there is none.
  var identity: ObjectIdentifier? { (nearest?.written).map(ObjectIdentifier.init) }

  /// Goes from the nearest level up to the root.
  public struct Iterator: IteratorProtocol {
    fileprivate var link: Link?

    /// Returns the next level; nil behind the root.
    public mutating func next() -> TreeLevel? {
      guard let current = link else { return nil }
      link = current.above
      return current.level
    }
  }

  /// Makes an iterator over the levels, the nearest first.
  public func makeIterator() -> Iterator { Iterator(link: nearest) }

  /// Compares level by level, unless both are the same levels.
  public static func == (left: Ancestry, right: Ancestry) -> Bool {
    left.nearest === right.nearest || left.elementsEqual(right)
  }

  /// Hashes the levels in their order.
  public func hash(into hasher: inout Hasher) {
    for level in self { hasher.combine(level) }
  }
}
