/// Corners in every order, origins off zero and negative coordinates.
extension Catalogue {
  static let corners: [Recipe] = [
    Recipe(
      name: "corner-orders-media",
      about: "The same media box by each pair of opposite corners, in both orders.",
      source: "OCRmyPDF#1526", pages: orders(612, 792).map { Recipe.Page(media: $0) },
      claims: ["4 pages", "no problem on 1", "problem media-reversed on 2-4"]),
    Recipe(
      name: "corner-orders-crop",
      about: "The same crop box by each pair of opposite corners, in both orders.",
      source: "pdf_oxide#1164",
      pages: orders(300, 400).map { Recipe.Page(media: [0, 0, 612, 792], crop: $0) },
      claims: [
        "4 pages", "crop!=media on all", "no problem on 1", "problem crop-reversed on 2-4",
      ]),
    Recipe(
      name: "corner-orders-both",
      about: "Media and crop in each of the four orders of corners, and all sixteen pairs of them.",
      source: "cantoo pdf-lib#59",
      pages: orders(612, 792).flatMap { media in
        orders(300, 400).map { Recipe.Page(media: media, crop: $0) }
      },
      claims: [
        "16 pages", "crop!=media on all", "no problem on 1", "problem crop-reversed on 2-4,6-8",
        "problem media-reversed on 5-16",
      ]),
    page(
      "media-below-axis",
      "The page lies below the horizontal axis: the height is not negative, the order is odd.",
      source: "pdf_oxide#1164", "/MediaBox [0 0 612 -792]",
      claims: ["own media on 1", "problem media-reversed on 1"]),
    Recipe(
      name: "negative-coordinates",
      about: "Media and crop start left of and below the origin, which is legal.",
      source: "PyMuPDF#2736",
      pages: [
        Recipe.Page(
          media: [-106.673, -362.691, 762.869, 1305.062], crop: [-25.54, -294.47, 415.66, 971.34])
      ],
      claims: ["crop!=media on 1", "no problem on 1"]),
    Recipe(
      name: "origin-off-zero",
      about:
        "Media boxes that do not start at the origin; what takes it for granted draws nothing.",
      source: "OCRmyPDF#1709",
      pages: [
        Recipe.Page(media: [0, 440, 600, 800]),
        Recipe.Page(media: [0, 449.835616, 249.069767, 842]),
      ],
      claims: ["no crop on all", "no problem on all"]),
  ]

  /// The rectangle from the origin to a point by its four pairs of corners, the usual one first.
  private static func orders(_ x: Double, _ y: Double) -> [Recipe.Value] {
    [[0, 0, x, y], [x, y, 0, 0], [0, y, x, 0], [x, 0, 0, y]]
  }
}
