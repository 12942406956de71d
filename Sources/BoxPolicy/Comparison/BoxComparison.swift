/// Two boxes of one page held against each other.
public struct BoxComparison: Sendable, Hashable {
  /// Whether boxes are compared as the file has them or as the rules make them.
  public enum Basis: Sendable, Hashable {
    /// Corners in order, defaults followed, nothing clipped.
    case written
    /// Inherited, defaulted and clipped.
    case effective
  }

  /// The box that is measured.
  public let a: Side
  /// The box it is measured against.
  public let b: Side
  /// How far the edges of the first lie inside the second; nil where one cannot be read.
  public let insets: Insets?
  /// The share of the second's area that the first leaves visible, from 0 to 1.
  ///
  /// Measured on the effective boxes, since it says what is seen.
  public let visible: Double
  /// Whether the boxes as written differ in an edge by more than the tolerance.
  ///
  /// A box that is absent is equal to every other, since nothing is written that could differ;
  /// one that cannot be read differs from every other, since nobody can say that it is equal. A
  /// MediaBox has no default to fall back to: where it is absent its stand-in is compared.
  public let differs: Bool
  /// Whether the effective boxes differ in an edge by more than the tolerance.
  public let effectiveDiffers: Bool

  /// One of the two boxes.
  public struct Side: Sendable, Hashable {
    /// Which box.
    public let box: Box
    /// The box as written.
    public let written: WrittenBox
    /// What the rules make of it.
    public let effective: Rectangle

    init(_ box: Box, on page: borrowing PageBoxes) {
      self.box = box
      written = WrittenBox(box, on: page)
      effective = page[box].effective
    }
  }

  /// Compares two boxes of a page.
  ///
  /// - Parameters:
  ///   - a: The box that is measured.
  ///   - b: The box it is measured against.
  ///   - page: The page both are of.
  ///   - basis: What the insets are measured on.
  ///   - tolerance: How far edges may lie apart and be equal, in user space units.
  public init(
    _ a: Box, _ b: Box, on page: borrowing PageBoxes, basis: Basis = .written,
    tolerance: Double = Tolerance.standard
  ) {
    self.a = Side(a, on: page)
    self.b = Side(b, on: page)
    let pair = (self.a.written.rectangle, self.b.written.rectangle)
    switch (basis, pair) {
    case (.effective, _): insets = Insets(of: self.a.effective, in: self.b.effective)
    case (.written, (let inner?, let outer?)): insets = Insets(of: inner, in: outer)
    case (.written, _): insets = nil
    }
    visible = self.b.effective.share(coveredBy: self.a.effective)
    effectiveDiffers = !self.a.effective.isEqual(to: self.b.effective, within: tolerance)
    if a == b || self.a.written.isStandIn || self.b.written.isStandIn {
      differs = false
    } else if case (let inner?, let outer?) = pair {
      differs = !inner.isEqual(to: outer, within: tolerance)
    } else {
      differs = true
    }
  }

  /// Whether the boxes differ on a basis.
  public func differs(on basis: Basis) -> Bool {
    basis == .written ? differs : effectiveDiffers
  }
}
