/// What becomes of the numbers by which shapes on a page are described.
extension PageTransform {
  /// Makes a turn around the origin.
  package init(turning turn: Rotation) { self.init(turn: turn) }

  /// Makes of coordinates of points, two for each, the new ones; nil where one is no number.
  package func points(_ numbers: [String]) -> [String]? {
    guard numbers.count.isMultiple(of: 2) else { return nil }
    var moved: [String] = []
    for index in stride(from: 0, to: numbers.count, by: 2) {
      guard let point = point(numbers[index], numbers[index + 1]) else { return nil }
      moved += [point.x, point.y]
    }
    return moved
  }

  /// Makes of lengths the new ones; nil where one is no number.
  package func lengths(_ numbers: [String]) -> [String]? {
    let scaled = numbers.compactMap(length)
    return scaled.count == numbers.count ? scaled : nil
  }

  /// Makes of the distances to the left, upper, right and lower side of a rectangle the new ones.
  package func differences(_ numbers: [String]) -> [String]? {
    guard numbers.count == 4, let scaled = lengths(numbers) else { return nil }
    // A quarter turn brings the lower side to the left.
    let quarters = turn.rawValue / 90
    return (0..<4).map { scaled[($0 + 4 - quarters) % 4] }
  }

  /// Makes of two opposite corners those of a rectangle that is not turned itself.
  ///
  /// Its upper left corner stays at its place on the page (ISO 32000-2:2020, 12.5.3).
  package func uprightRectangle(_ corners: [String]) -> [String]? {
    guard let old = EdgeDigits(corners: corners), let corner = point(old.left, old.top),
      let left = Decimal(old.left), let right = Decimal(old.right), let lower = Decimal(old.bottom),
      let upper = Decimal(old.top),
      let width = right.plus(left.negated).flatMap({ length($0.text) }).flatMap({ Decimal($0) }),
      let height = upper.plus(lower.negated).flatMap({ length($0.text) }).flatMap({ Decimal($0) }),
      let x1 = Decimal(corner.x)?.plus(width), let y0 = Decimal(corner.y)?.plus(height.negated)
    else { return nil }
    return [corner.x, y0.text, x1.text, corner.y]
  }

  /// Makes of a matrix one that does the same and then this.
  ///
  /// - Parameter matrix: The six numbers a b c d e f.
  /// - Returns: Six numbers; nil for what is no matrix, or has too many digits.
  package func matrix(behind matrix: [String]) -> [String]? {
    guard matrix.count == 6, let one = direction(matrix[0], matrix[1]),
      let other = direction(matrix[2], matrix[3]), let origin = point(matrix[4], matrix[5])
    else { return nil }
    return one + other + [origin.x, origin.y]
  }

  /// Makes of a vector the new one, to the last decimal that numbers are read with.
  private func direction(_ x: String, _ y: String) -> [String]? {
    guard let x = Decimal(x), let y = Decimal(y) else { return nil }
    return [Axis.x, .y].compactMap { axis -> String? in
      let factor = isNegative(axis) ? scale.negated : scale
      return (source(of: axis) == .x ? x : y).times(factor)?.rounded(to: Decimal.mostPlaces).text
    }
  }
}
