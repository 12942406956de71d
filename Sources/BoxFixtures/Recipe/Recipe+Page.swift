extension Recipe {
  /// One page, or several alike that follow each other.
  public struct Page: Sendable, Hashable {
    /// What is written for the seven keys, and other keys.
    public var keys: Keys
    /// How many pages like this follow each other.
    public var count: Int
    /// What stands for /Type.
    public var type: Override
    /// What stands for /Parent.
    public var parent: Override

    /// Describes a page.
    public init(
      _ keys: Keys = Keys(), count: Int = 1, type: Override = .usual, parent: Override = .usual
    ) {
      self.keys = keys
      self.count = count
      self.type = type
      self.parent = parent
    }

    /// Describes a page by its boxes.
    public init(
      media: Value? = nil, crop: Value? = nil, bleed: Value? = nil, trim: Value? = nil,
      art: Value? = nil, rotate: Value? = nil, userUnit: Value? = nil, count: Int = 1
    ) {
      self.init(
        Keys(
          media: media, crop: crop, bleed: bleed, trim: trim, art: art, rotate: rotate,
          userUnit: userUnit),
        count: count)
    }
  }

  /// What stands for a key that the writer usually fills in by itself.
  public enum Override: Sendable, Hashable {
    /// The right thing.
    case usual
    /// Nothing: the key is left out.
    case missing
    /// This text.
    case verbatim(String)
  }

  /// A page as an earlier revision of the file had it.
  public struct Earlier: Sendable, Hashable {
    /// The number of the page, from 1.
    public var page: Int
    /// What it had for the seven keys, and other keys.
    public var keys: Keys

    /// Describes what a page had before.
    public init(page: Int, keys: Keys) {
      self.page = page
      self.keys = keys
    }
  }
}
