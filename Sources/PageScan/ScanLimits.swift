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
  /// How many bytes all streams together may have, inflated.
  package var allBytes = 512 << 20
  /// How many bytes are read again of streams that could not all be kept.
  package var againBytes = 128 << 20
  /// How many times the bytes of the file all streams together may have, beside those of one.
  package var growth = 32
  /// How many bytes of inflated streams are kept at a time.
  package var keptBytes = 96 << 20
  /// How many kids may wait at a time that the table of the file does not know; three times as
  /// many are refused.
  package var kids = 100_000
  /// How many streams may have the next one for their length.
  package var lengths = 100
  /// How many characters the text of a value may have.
  package var text = 1_000
  /// How many characters the texts of all values may have, beside twice as many as the file.
  package var allText = 32 << 20
  /// How many characters of long values may come through references.
  package var swelling = 16 << 20

  /// Sets limits beyond which a file is refused, or left to libqpdf.
  ///
  /// Those for which a file is refused are far from what any file of others was seen to have; what
  /// an honest file may reach, if only a very large or an odd one, leads to libqpdf.
  package init() {}
}
