extension Repair {
  /// Programs that climb by a wrong parent link inherit other values, or some where there are none.
  ///
  /// So the page gets all that it could inherit. A null entry of the page itself keeps some
  /// programs from inheriting; then the page gets what the others show.
  static let inheritedEntry = Repair(
    .inheritedEntry, "Makes an inherited entry the page's own where programs inherit differently."
  ) { page, _ in
    let isTorn = page.entries.structure.contains { $0 == .parentMismatch || $0 == .parentCycle }
    for key in PageKey.allCases where key.isInheritable && page.entries.page.values[key] == nil {
      let isBlocked = page.oddities[key] == .dangling && page.hasAbove(key)
      guard isTorn || isBlocked else { continue }
      if let box = key.box {
        if let digits = page.boxes.digits(of: box) { page.write(key, digits.text) }
      } else {
        page.write(key, String(page.boxes.rotation.value.rawValue))
      }
    }
  }
}
