extension Repair {
  /// The standard reduces such a box to the part inside (ISO 32000-2, 14.11.2.1); not all do so.
  ///
  /// An overhang within the tolerance is the rounding of whoever wrote the file. There is nothing
  /// to clip to where a stand-in is computed with.
  static let exceedingBox = Repair(
    .exceedingBox, "Clips a crop, bleed, trim or art box to the media box."
  ) { page, _ in
    for box in Box.allCases where page.boxes[box].reason == .clipped {
      let media = page.boxes[.media]
      guard media.isExplicit, let rectangle = page.boxes[box].rectangle,
        !Tolerance.covers(rectangle.overhang(over: media.effective)),
        let digits = page.boxes.digits(of: box)
      else { continue }
      page.write(box.key, digits.text)
    }
  }
}
