extension Recipe {
  /// The most pages of a fixture.
  static let mostPages = 5_000_000
  /// The most nodes between root and pages.
  static let deepestTree = 100_000
  /// The number of an object that no fixture has.
  static let danglingNumber = PDFWriter.numbers.upperBound
}
