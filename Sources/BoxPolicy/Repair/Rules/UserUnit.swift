extension Repair {
  /// It counts as 1 (rule R10), yet some programs mirror the page by it or refuse the file.
  static let userUnit = Repair(
    .userUnit, "Drops a unit that is no number above 0."
  ) { page, _ in
    let unit = page.boxes.userUnit
    guard unit.entry.raw != nil, unit.problems.contains(where: { $0.severity == .error }) else {
      return
    }
    page.write(.userUnit, nil)
  }
}
