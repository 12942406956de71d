extension Repair {
  /// Only the user can know it: the standard has no default, and what programs assume differs.
  static let assumedMedia = Repair(
    .assumedMedia, "Gives a page without a usable media box the one that the user names."
  ) { page, planner in
    guard !page.boxes[.media].isExplicit, let assumed = planner.assumedMedia,
      let digits = EdgeDigits(assumed), !digits.rectangle.isEmpty
    else { return }
    page.write(.media, digits.text)
  }
}
