/// What stands in the file for one key of one dictionary.
///
/// A value that is null, or refers to nothing, is not one: the standard makes it equal to an
/// absent key (ISO 32000-2:2020, 7.3.7 and 7.3.10), so whoever reads the file leaves it out.
public struct WrittenValue: Sendable, Hashable {
  /// The tokens as they stand in the file, references inside resolved.
  ///
  /// Who reads a file joins them by single blanks, so that the same tokens are the same text; the
  /// rules take any white space.
  public let text: String
  /// The reference through which the entry was reached; nil for a direct value.
  public let indirect: ObjectID?

  /// Whether the text is only the beginning of the value, which is shown by an ellipsis.
  ///
  /// Everything else in a text is ASCII. Two values of which this is true may differ unseen.
  public var isCut: Bool { Self.isCut(text) }

  static func isCut(_ text: String) -> Bool { text.hasSuffix("\u{2026}") }

  /// Makes a written value from its tokens and the reference that led to it.
  public init(_ text: String, indirect: ObjectID? = nil) {
    self.text = text
    self.indirect = indirect
  }
}

/// One dictionary on the way from a page up to the root of the page tree, seen as its seven keys.
///
/// Dictionaries in which the same is written may share it, so that memory follows the number of
/// different pages and not of all.
public struct TreeLevel: Sendable, Hashable {
  /// The object that the dictionary is; nil for a page written directly into the list of kids.
  public let holder: ObjectID?
  /// What is written in it.
  private let content: Content

  /// What is written in one or more dictionaries.
  private final class Content: Sendable {
    let values: PerKey<WrittenValue?>
    let oddities: PerKey<EntryOddity?>
    /// The keys that have a value.
    let keys: KeySet
    let isEmpty: Bool

    init(_ values: PerKey<WrittenValue?>, _ oddities: PerKey<EntryOddity?>) {
      self.values = values
      self.oddities = oddities
      var keys: KeySet = []
      var hasOddity = false
      for key in PageKey.allCases {
        if values[key] != nil { keys.formUnion(KeySet(key)) }
        if oddities[key] != nil { hasOddity = true }
      }
      self.keys = keys
      isEmpty = keys.isEmpty && !hasOddity
    }
  }

  /// What is written for each key; nil where the key is absent.
  public var values: PerKey<WrittenValue?> { content.values }

  /// What is odd about how each key is written, as far as it is known.
  public var oddities: PerKey<EntryOddity?> { content.oddities }

  /// Makes a level from the object and what is written in it.
  public init(
    holder: ObjectID?, values: PerKey<WrittenValue?>,
    oddities: PerKey<EntryOddity?> = PerKey(repeating: nil)
  ) {
    self.holder = holder
    content = Content(values, oddities)
  }

  /// Makes the level of another object in which the same is written.
  ///
  /// - Complexity: O(1); nothing is copied.
  public init(holder: ObjectID?, likeIn other: TreeLevel) {
    self.holder = holder
    content = other.content
  }

  /// The keys that have a value.
  var keys: KeySet { content.keys }

  /// Whether there is none of the seven keys, with whatever value.
  package var isEmpty: Bool { content.isEmpty }

  /// What stands for all that is written; the same for dictionaries that share it.
  var identity: ObjectIdentifier { ObjectIdentifier(content) }

  /// What is written for a key; nil where the key is absent.
  func value(_ key: PageKey) -> WrittenValue? {
    content.keys.contains(KeySet(key)) ? content.values[key] : nil
  }

  /// Whether the same is written in two dictionaries, whatever objects they are.
  func isWritten(like other: TreeLevel) -> Bool {
    content === other.content
      || content.values == other.content.values && content.oddities == other.content.oddities
  }

  /// Compares the objects and what is written in them.
  public static func == (left: TreeLevel, right: TreeLevel) -> Bool {
    left.holder == right.holder && left.isWritten(like: right)
  }

  /// Hashes the object and what is written in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(holder)
    hasher.combine(values)
    hasher.combine(oddities)
  }
}

/// Everything that the rules need to know about one page: its own dictionary and its ancestors.
///
/// The ancestors are those that lead down to the page through the lists of kids, since these
/// define the tree (rule R1); what the parent links say is told by ``structure``.
public struct PageEntries: Sendable, Hashable {
  /// The page's own dictionary.
  public let page: TreeLevel
  /// The dictionaries above the page, the nearest first, the root of the page tree last.
  public let ancestors: Ancestry
  /// What is odd about the page's place in the tree.
  public let structure: [StructureProblem]

  /// Makes the entries of a page from its dictionary, those above it and what is odd about them.
  public init(
    page: TreeLevel, ancestors: Ancestry = [], structure: [StructureProblem] = []
  ) {
    self.page = page
    self.ancestors = ancestors
    self.structure = structure
  }

  /// Whether two pages have the same entries, whatever objects the pages themselves are.
  ///
  /// The rules make the same of both.
  public func isAlike(_ other: PageEntries) -> Bool {
    page.isWritten(like: other.page) && ancestors.isAlike(other.ancestors)
      && structure == other.structure
  }
}
