extension Repair {
  /// The type is required (ISO 32000-2, Table 31), and some programs skip a page without it.
  static let pageType = Repair(.pageType, "Gives a page its type.") { page, _ in
    page.mend(.type, of: [.typeMissing, .typeWrong])
  }
}
