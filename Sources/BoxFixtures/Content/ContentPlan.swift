import BoxPolicy

/// A page as content is drawn on it: where its boxes lie, and how large text and lines are.
struct ContentPlan {
  /// The effective media box, which everything is seen through.
  let media: Rectangle
  /// The effective crop box.
  let crop: Rectangle
  /// The boxes that are written with a rectangle that has an area, media first.
  let boxes: [WrittenOutline]
  /// How the page is turned before it is shown.
  let upright: Upright
  /// The size of a label that has room enough, in user space units.
  let fontSize: Double
  /// The width of an outline, in user space units.
  let lineWidth: Double
  /// How many decimals lengths have: few where the page is large and more where it is tiny.
  let places: Int

  /// A box with the rectangle that the file gives it.
  struct WrittenOutline {
    let box: Box
    let rectangle: Rectangle
    /// Never so wide that the lines of opposite edges meet.
    let lineWidth: Double
  }

  init(_ page: PageBoxes) {
    media = page[.media].effective.limited
    crop = page[.crop].effective.limited
    upright = Upright(page.rotation.value)
    // A square sheet has forty lines of text, and a strip is five lines high at least.
    let size = min(
      (media.width * media.height).squareRoot() / 40, min(media.width, media.height) / 10)
    fontSize = size
    let width = size * 0.16
    lineWidth = width
    places = size < 1 ? 6 : 3
    boxes = Box.allCases.compactMap { box in
      guard let written = page[box].rectangle?.limited, !written.isEmpty else { return nil }
      let narrow = min(written.width, written.height) / 8
      return WrittenOutline(box: box, rectangle: written, lineWidth: min(width, narrow))
    }
  }

  /// How far labels keep from the corners of a box, where the crop box has its marks.
  func clearance(in area: Rectangle) -> Double {
    min(fontSize * 1.9, min(area.width, area.height) / 5)
  }

  /// Whether the page is too small for anything to be drawn with six decimals.
  var isTooSmall: Bool { fontSize < 0.000_1 }
}

extension Rectangle {
  /// The same with its coordinates inside the range of 32-bit integers.
  var limited: Rectangle {
    let edges = edges.map { min(max($0, -2e9), 2e9) }
    return Rectangle(edges[0], edges[1], edges[2], edges[3])
  }
}
