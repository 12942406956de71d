extension BoxExpression {
  /// Finds the edges that are meant on a page.
  ///
  /// An edge that is not moved keeps the digits of the file; one that is computed gets as many
  /// decimals as the numbers it is computed from, three at least if a unit is converted.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - number: Its number, from 1, for inside and outside.
  ///   - meaning: What left, right, top, bottom, width and height mean.
  /// - Returns: The edges, which need not have an area nor lie in the media box.
  /// - Throws: What is in the way, such as a media box that nobody knows.
  func digits(
    on page: PageBoxes, number: Int, meaning: SideMeaning
  ) throws(EditProblem.Kind) -> EdgeDigits {
    let space = UserSpace(unit: page.userUnit.value)
    let turn = meaning == .asShown ? page.rotation.value : .none
    func source(_ box: Box) throws(EditProblem.Kind) -> EdgeDigits {
      guard let digits = page.digits(of: box) else { throw .mediaUnknown }
      return digits
    }
    switch form {
    case .rectangle(let text):
      // It was read before, but a tiny unit can make it too large.
      guard let corners = try? RectangleExpression(parsing: text, userUnit: space.unit).digits,
        let digits = EdgeDigits(corners: corners)
      else { throw .tooLarge }
      return digits
    case .box(let box):
      return try source(box)
    case .moved(let box, let margins, let grows):
      var edges = ComputedEdges(try source(box))
      for (name, amount) in margins.amounts {
        let side = name.side(onPage: number).onPage(turned: turn)
        let length = edges.length(amount, at: side, space)
        edges.move(side, by: grows ? length.value : -length.value, decimals: length.decimals)
      }
      return try edges.digits()
    case .placed(let size, let anchor, let box):
      var edges = ComputedEdges(try source(box))
      let sides = Set(anchor.sides.map { $0.onPage(turned: turn) })
      let (width, height) =
        turn.swapsSides ? (size.height, size.width) : (size.width, size.height)
      edges.resize(.left, .right, to: edges.length(width, at: .left, space), at: sides)
      edges.resize(.bottom, .top, to: edges.length(height, at: .top, space), at: sides)
      return try edges.digits()
    }
  }
}

/// The edges of a box while they are computed from those of another.
private struct ComputedEdges {
  private let source: EdgeDigits
  private var values: [Side: Double]
  private var texts: [Side: String]

  init(_ source: EdgeDigits) {
    let rectangle = source.rectangle
    self.source = source
    values = [
      .left: rectangle.x0, .bottom: rectangle.y0, .right: rectangle.x1, .top: rectangle.y1,
    ]
    texts = [
      .left: source.left, .bottom: source.bottom, .right: source.right, .top: source.top,
    ]
  }

  /// Converts an amount that is measured at a side.
  func length(
    _ amount: Amount, at side: Side, _ space: UserSpace
  ) -> (value: Double, decimals: Int) {
    let rectangle = source.rectangle
    return amount.length(along: side.isHorizontal ? rectangle.width : rectangle.height, space)
  }

  /// Moves a side outward; inward by a negative length.
  mutating func move(_ side: Side, by length: Double, decimals: Int) {
    guard length != 0, let value = values[side], let text = texts[side] else { return }
    let isLow = side == .left || side == .bottom
    set(side, isLow ? value - length : value + length, max(decimals, places(of: text)))
  }

  /// Gives two opposite sides a distance, at one of them if it is named, else around their middle.
  mutating func resize(
    _ low: Side, _ high: Side, to length: (value: Double, decimals: Int), at sides: Set<Side>
  ) {
    guard let start = values[low], let end = values[high], let lowText = texts[low],
      let highText = texts[high]
    else { return }
    let decimals = max(length.decimals, places(of: lowText), places(of: highText))
    if sides.contains(high) {
      set(low, end - length.value, decimals)
    } else if sides.contains(low) {
      set(high, start + length.value, decimals)
    } else {
      // The half of a number has one decimal more.
      set(low, start + (end - start - length.value) / 2, decimals + 1)
      set(high, start + (end - start + length.value) / 2, decimals + 1)
    }
  }

  private mutating func set(_ side: Side, _ value: Double, _ decimals: Int) {
    let text = decimalText(value, places: min(decimals, UserSpace.mostPlaces))
    texts[side] = text
    values[side] = pdfNumber(Substring(text).utf8) ?? .nan
  }

  /// The edges, if they still are a box.
  func digits() throws(EditProblem.Kind) -> EdgeDigits {
    let corners = [Side.left, .bottom, .right, .top].compactMap { texts[$0] }
    guard let digits = EdgeDigits(corners: corners) else { throw .tooLarge }
    let isCrossed = digits.rectangle.x0 != values[.left] || digits.rectangle.y0 != values[.bottom]
    guard !isCrossed else { throw .empty }
    return digits
  }
}
