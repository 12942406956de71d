extension Repair {
  /// The standard ignores it (ISO 32000-2, Table 31), but not every program does.
  static let entryOnPages = Repair(
    .entryOnPages, "Drops a bleed, trim or art box or a unit above the page, whence none inherits."
  ) { page, _ in
    for problem in page.boxes.problems where problem.kind == .onPages {
      page.dropAbove(problem.key)
    }
  }
}
