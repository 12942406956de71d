/// A page as the rules see it: its five boxes, its turn and its unit.
public struct PageBoxes: Sendable, Hashable {
  private let boxes: PerBox<ResolvedBox>
  /// The turn applied before the page is shown.
  public let rotation: ResolvedRotation
  /// The size of a user space unit.
  public let userUnit: ResolvedUserUnit
  /// What is odd about the page's place in the page tree.
  public let structure: [StructureProblem]

  /// Applies the rules to what stands in the file for one page.
  ///
  /// Never fails: what is absent or unusable gets the default of its key, and the problems say so.
  ///
  /// - Complexity: O(depth of the page in the tree).
  public init(_ entries: borrowing PageEntries) {
    boxes = BoxResolver.resolve(entries)
    rotation = ResolvedRotation(entries)
    userUnit = ResolvedUserUnit(entries)
    structure = entries.structure
  }

  /// What the rules make of a box.
  public subscript(box: Box) -> ResolvedBox { boxes[box] }

  /// Everything that is odd about the entries of the page, box by box, then Rotate and UserUnit.
  public var problems: [Problem] {
    Box.allCases.flatMap { boxes[$0].problems } + rotation.problems + userUnit.problems
  }

  /// Whether an entry is there that cannot be used as what its key needs, on the page or above it.
  ///
  /// What is absent is not unusable, although no media box at all is an error too.
  public func isUnusable(_ key: PageKey) -> Bool {
    guard entry(key).from != .absent else { return false }
    return problems.contains { $0.key == key && $0.severity == .error }
  }
}
