/// How far a scan goes.
package struct ScanLimits: Sendable, Hashable {
  /// How many nodes may lie above a page.
  package var depth = 1_000
  /// How many pages there may be.
  package var pages = 10_000_000
  /// How many kids are looked at in nodes that were walked before.
  package var repeats = 10_000
  /// How many troubles of the tree may be told.
  package var troubles = 500
  /// How many sections the table of objects may have.
  package var sections = 10_000
  /// How many bytes one stream may have, inflated.
  package var streamBytes = 64 << 20
  /// How many bytes all streams together may have, inflated, each time that one is.
  package var allBytes = 512 << 20
  /// How many times the bytes of the file all streams together may have, beside those of one.
  package var growth = 32
  /// How many bytes of inflated streams are kept at a time.
  package var keptBytes = 96 << 20
  /// How many kids may wait at a time that the table of the file does not know.
  package var kids = 100_000
  /// How many streams may have the next one for their length.
  package var lengths = 100
  /// How many characters the text of a value may have.
  package var text = 1_000

  /// Sets limits that no honest file reaches.
  package init() {}
}
