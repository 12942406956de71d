extension Recipe {
  /// The most pages of a fixture.
  static let mostPages = 5_000_000
  /// The most nodes on the way from the root to a page, where the reader over libqpdf stops.
  static let deepestTree = 1_000
  /// The highest number of an object where there are fewer objects than that.
  static let sparsestNumber = 1_000_000
  /// The number of an object that no fixture has.
  static let danglingNumber = PDFWriter.numbers.upperBound
}
