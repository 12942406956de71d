/// What programs show of corners in odd orders and of empty or tiny boxes.
extension Catalogue {
  static let engineSizes: [Recipe] = [
    row(
      "c08-crop-reversed", "The crop starts at its upper right corner.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [550 740 50 60]", finds: "crop-reversed"),
    row(
      "c09-crop-reversed-in-x", "The crop starts at its lower right corner.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [550 60 50 740]", finds: "crop-reversed"),
    row(
      "c40-origin-off-zero",
      "The media box starts off zero, which matters for what is laid over it.", "7.9.5",
      "/MediaBox [100 200 700 1000]"),
    row(
      "c10-media-without-width", "The media box has a height and no width.", "7.9.5",
      "/MediaBox [0 0 0 800]", finds: "media-empty"),
    row(
      "c11-media-all-zero", "The media box is four zeros.", "7.9.5",
      "/MediaBox [0 0 0 0]", finds: "media-empty"),
    row(
      "c11b-media-all-zero-with-crop",
      "The media box is four zeros, and the crop is fine.", "7.9.5",
      "/MediaBox [0 0 0 0] /CropBox [50 60 550 740]", finds: "media-empty"),
    row(
      "c12-crop-without-width", "The crop has a height and no width.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [100 0 100 800]", finds: "crop-empty"),
    row(
      "c63-crop-half-a-unit-wide",
      "The crop is half a unit wide, which one program shows as a unit square.", "Annex C",
      "/MediaBox [0 0 600 800] /CropBox [100 100 100.5 700]", finds: "crop-below-3"),
    row(
      "c38-media-2-units", "The media box is smaller than the 3 units that are advised.", "Annex C",
      "/MediaBox [0 0 2 2]", finds: "media-below-3"),
  ]
}
