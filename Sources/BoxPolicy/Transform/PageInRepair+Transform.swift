extension PageInRepair {
  /// Moves the user space of the page as asked, if there is anything to do.
  ///
  /// Every box that is in force becomes the page's own, since those above are other pages' too. One
  /// without an area is not moved: four zeros are no box to some programs, and others are.
  mutating func apply(_ request: TransformRequest) throws(EditProblem.Kind) {
    guard let step = try request.transform(of: boxes) else { return }
    for box in Box.allCases {
      guard let raw = boxes[box].entry.raw else { continue }
      guard case .array(let elements) = ValueSyntax(raw),
        let old = EdgeDigits(corners: elements.map { String($0) }), !old.rectangle.isEmpty
      else { throw .unreadable(box) }
      guard let new = step.rectangle([old.left, old.bottom, old.right, old.top]) else {
        throw .tooLarge
      }
      write(box.key, "[ \(new.joined(separator: " ")) ]")
    }
    switch request {
    case .bakeUserUnit: write(.userUnit, nil)
    case .bakeRotate: write(.rotate, hasAbove(.rotate) ? "0" : nil)
    case .originZero: break
    }
    guard let whole = transform.map({ $0.followed(by: step) }) ?? step else { throw .tooLarge }
    move(whole)
  }
}
