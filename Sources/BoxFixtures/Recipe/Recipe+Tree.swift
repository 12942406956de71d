extension Recipe {
  /// The nodes above the pages.
  public struct Tree: Sendable, Hashable {
    /// What the root has for the seven keys, and other keys.
    public var keys: Keys
    /// Further nodes below the root, each the only kid of the one before, with what they have.
    public var levels: [Keys]
    /// How many further nodes without such keys follow, each the only kid of the one before.
    public var depth: Int
    /// The most kids of a node, so that pages are laid out in a balanced tree; nil for no limit.
    public var fanOut: Int?
    /// What stands among the kids after the last page.
    public var kids: [Kid]
    /// What stands for /Type in the root.
    public var type: Override
    /// What stands for /Parent in the root, where usually nothing does.
    public var parent: Override
    /// What stands for /Count in the root.
    public var count: Override

    /// Describes the nodes.
    public init(
      _ keys: Keys = Keys(), levels: [Keys] = [], depth: Int = 0, fanOut: Int? = nil,
      kids: [Kid] = [], type: Override = .usual, parent: Override = .usual,
      count: Override = .usual
    ) {
      self.keys = keys
      self.levels = levels
      self.depth = depth
      self.fanOut = fanOut
      self.kids = kids
      self.type = type
      self.parent = parent
      self.count = count
    }
  }

  /// Something that stands among the kids after the last page, in the node that holds it.
  public enum Kid: Sendable, Hashable {
    /// A reference to the root: a cycle.
    case root
    /// A null instead of a page.
    case null
    /// The page of this number, from 1, once more.
    case again(Int)
    /// A page that is not an object of its own.
    case direct(Keys)
    /// Any text.
    case verbatim(String)
  }
}
