/// A rule by which a page is repaired; the raw values are stable words for programs.
///
/// A repair keeps what is shown of every page on which the standard defines it, and makes programs
/// agree that did not (ISO 32000-2:2020, 7.7.3, 7.9.5 and 14.11.2).
public enum RepairRule: String, CaseIterable, Sendable, Hashable {
  /// Writes a box as lower left and upper right corner.
  case reversedBox = "reversed-box"
  /// Writes a malformed box anew where its four numbers are certain.
  case malformedBox = "malformed-box"
  /// Drops an optional box that cannot be used.
  case unusableBox = "unusable-box"
  /// Clips a box to the media box.
  case exceedingBox = "exceeding-box"
  /// Drops an entry above the pages that does not inherit.
  case entryOnPages = "entry-on-pages"
  /// Makes an inherited entry the page's own where programs disagree about what is inherited.
  case inheritedEntry = "inherited-entry"
  /// Writes the turn as 0, 90, 180 or 270.
  case rotate
  /// Drops a unit that cannot be used.
  case userUnit = "user-unit"
  /// Drops an entry that is null or refers to nothing.
  case danglingEntry = "dangling-entry"
  /// Leaves one of several entries of the same key: the one in force.
  case duplicateEntry = "duplicate-entry"
  /// Gives a page its type.
  case pageType = "page-type"
  /// Makes the parent links of a page, and of the nodes above it, lead to what lists them.
  case parentLink = "parent-link"
  /// Gives a page without a usable media box the one that the user names.
  case assumedMedia = "assumed-media"

  /// The rules that keep what is shown and need nobody to ask, which is all but assumed-media.
  public static let safe = Set(allCases).subtracting([.assumedMedia])

  /// The stable name of the rule.
  public var id: String { rawValue }
}
