/// The size of a page's small picture, whose longer side has a given number of pixels.
public struct Thumbnail: Equatable, Sendable {
  /// The sides in pixels.
  public let width, height: Int

  /// Fits a page of a size in points.
  public init(fitting page: (width: Double, height: Double), longSide: Int) {
    let scale = Double(longSide) / max(page.width, page.height)
    width = max(1, Int((page.width * scale).rounded()))
    height = max(1, Int((page.height * scale).rounded()))
  }
}

/// A file that has no such page.
public struct NoSuchPage: Error {}
