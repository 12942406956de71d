/// What is in force for one key of a page before any default: its value and where it stands.
public struct Entry: Sendable, Hashable {
  /// Where the value of an entry stands.
  public enum Origin: String, Sendable, Hashable {
    /// In the page's own dictionary.
    case page
    /// In a dictionary above the page.
    case inherited
    /// Nowhere.
    case absent
  }

  /// Where the value stands.
  public let from: Origin
  /// The tokens as they stand in the file; nil when absent.
  public let raw: String?
  /// The object whose dictionary holds the entry; nil when absent or held by a direct object.
  public let holder: ObjectID?
  /// The reference through which the value was reached; nil when absent or direct.
  public let indirect: ObjectID?

  static let absent = Entry(from: .absent, raw: nil, holder: nil, indirect: nil)

  private init(from: Origin, raw: String?, holder: ObjectID?, indirect: ObjectID?) {
    self.from = from
    self.raw = raw
    self.holder = holder
    self.indirect = indirect
  }

  private init(_ value: WrittenValue, from: Origin, holder: ObjectID?) {
    self.init(from: from, raw: value.text, holder: holder, indirect: value.indirect)
  }

  /// Finds the entry that is in force for a key: the nearest one present, usable or not.
  ///
  /// The standard inherits where an attribute is omitted, and a broken one is not omitted (rule
  /// R3). Keys that do not inherit are looked up in the page's own dictionary alone (rule R8).
  ///
  /// - Complexity: O(depth of the page in the tree).
  public init(of key: PageKey, in entries: borrowing PageEntries) {
    if let own = entries.page.value(key) {
      self.init(own, from: .page, holder: entries.page.holder)
      return
    }
    if key.isInheritable, entries.ancestors.has(key) {
      for level in entries.ancestors {
        guard let value = level.value(key) else { continue }
        self.init(value, from: .inherited, holder: level.holder)
        return
      }
    }
    self = .absent
  }
}
