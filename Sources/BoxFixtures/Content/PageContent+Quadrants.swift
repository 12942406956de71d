package import BoxPolicy

/// The colours of quadrant content, by which a test tells which part of a page a picture shows.
///
/// Places are those of the page in default user space, before Rotate turns it: on a page with
/// Rotate 90 the lower left quarter is shown at the upper left.
public struct QuadrantColours: Sendable, Hashable {
  /// What lies in the media box around the crop box: grey.
  public let outside: PageColour
  /// The lower left quarter of the crop box: red.
  public let lowerLeft: PageColour
  /// The lower right quarter of the crop box: green.
  public let lowerRight: PageColour
  /// The upper left quarter of the crop box: blue.
  public let upperLeft: PageColour
  /// The upper right quarter of the crop box: yellow.
  public let upperRight: PageColour
}

extension PageContent {
  /// The colours that quadrant content is drawn in.
  public static let quadrantColours = QuadrantColours(
    outside: PageColour(128, 128, 128), lowerLeft: PageColour(255, 0, 0),
    lowerRight: PageColour(0, 255, 0), upperLeft: PageColour(0, 0, 255),
    upperRight: PageColour(255, 255, 0))

  /// Writes the content stream that fills the quarters of the effective crop box.
  ///
  /// Each colour is painted over a part of the one before, so that no seam shows what is below.
  package func quadrantStream(for page: PageBoxes) -> [UInt8] {
    let plan = ContentPlan(page)
    let crop = plan.crop
    let (middleX, middleY) = ((crop.x0 + crop.x1) / 2, (crop.y0 + crop.y1) / 2)
    let colours = Self.quadrantColours
    var pen = ContentPen(places: plan.places)
    pen.fill(plan.media, colours.outside)
    pen.fill(crop, colours.upperRight)
    pen.fill(Rectangle(crop.x0, crop.y0, middleX, crop.y1), colours.upperLeft)
    pen.fill(Rectangle(crop.x0, crop.y0, crop.x1, middleY), colours.lowerRight)
    pen.fill(Rectangle(crop.x0, crop.y0, middleX, middleY), colours.lowerLeft)
    return pen.bytes
  }
}
