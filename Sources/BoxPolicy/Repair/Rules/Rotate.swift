extension Repair {
  /// All other angles are 0 (rule R9), and not every program knows 90.0, -90 or 450.
  ///
  /// An unusable turn goes away, unless one above the page would come in force instead.
  static let rotate = Repair(
    .rotate, "Writes the turn of a page as 0, 90, 180 or 270."
  ) { page, _ in
    let rotation = page.boxes.rotation
    let text = String(rotation.value.rawValue)
    guard let raw = rotation.entry.raw, raw != text else { return }
    let isUnusable = rotation.problems.contains { $0.severity == .error }
    page.write(.rotate, isUnusable && !page.hasAbove(.rotate) ? nil : text)
  }
}
