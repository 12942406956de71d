extension Repair {
  /// Any two opposite corners are legal, but not every program orders them (ISO 32000-2, 7.9.5).
  static let reversedBox = Repair(
    .reversedBox, "Writes a box as its lower left and its upper right corner."
  ) { page, _ in
    for box in Box.allCases {
      let resolved = page.boxes[box]
      guard resolved.problems.contains(where: { $0.kind == .reversed }),
        let digits = resolved.entry.raw.flatMap({ EdgeDigits(entry: $0) })
      else { continue }
      page.write(box.key, digits.text)
    }
  }
}
