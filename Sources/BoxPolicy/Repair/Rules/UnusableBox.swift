extension Repair {
  /// Without it the default of the key is in force, which is what was shown before.
  ///
  /// A crop box above the page would come in force instead; then the page gets the default as its
  /// own, as it does where the unusable one is inherited.
  static let unusableBox = Repair(
    .unusableBox, "Drops a crop, bleed, trim or art box that cannot be used."
  ) { page, _ in
    for box in Box.allCases where box != .media && isUnusable(page.boxes[box], on: page) {
      if page.boxes[box].entry.from == .page, !box.key.isInheritable || !page.hasAbove(box.key) {
        page.write(box.key, nil)
      } else if let digits = page.boxes.digits(of: box) {
        page.write(box.key, digits.text)
      }
    }
  }

  /// Whether an entry counts for nothing; what lies outside a mere stand-in may yet be right.
  private static func isUnusable(_ box: ResolvedBox, on page: PageInRepair) -> Bool {
    guard box.entry.from != .absent, !box.isExplicit else { return false }
    return page.boxes[.media].isExplicit || box.rectangle?.isEmpty != false
  }
}
