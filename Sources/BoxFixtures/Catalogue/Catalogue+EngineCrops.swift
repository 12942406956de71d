/// What programs show of a crop box against a media box.
extension Catalogue {
  static let engineCrops: [Recipe] = [
    row(
      "c01-plain-media", "A media box alone, on which all programs agree.", "7.7.3.3",
      "/MediaBox [0 0 600 800]"),
    row(
      "c02-crop-inside-media",
      "The everyday crop: viewers show it, and printing programs keep the sheet.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]"),
    row(
      "c03-crop-larger-all-round",
      "The crop is larger on every side and is cut to the media box.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [-50 -50 700 900]", finds: "crop-exceeds-media"),
    row(
      "c04-crop-partly-outside",
      "The crop leaves the media box at the right alone and is cut there.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [100 100 700 700]", finds: "crop-exceeds-media"),
    row(
      "c61-crop-too-tall", "The crop is too tall by a little at both ends.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [100 -10 500 820]", finds: "crop-exceeds-media"),
    row(
      "c37-crop-of-16-bits",
      "The crop is all that fits into 16 bits, as if there were none.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [-32768 -32768 32767 32767]", finds: "crop-exceeds-media"),
    row(
      "c64-crop-below-left",
      "The crop lies below and left of the media box, without a common point.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [-300 -300 -100 -100]", finds: "crop-outside-media"),
    row(
      "c06-crop-touches-media",
      "The crop shares an edge with the media box, and no area.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [600 0 700 800]", finds: "crop-outside-media"),
    row(
      "c66-crop-wider-and-outside",
      "The crop is wider than the media box and outside; six programs give six answers.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [700 100 1400 500]", finds: "crop-outside-media"),
    row(
      "c62-crop-wider-shifted-right",
      "The crop is wider than the media box and sticks out at the right.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [500 100 1200 500]", finds: "crop-exceeds-media"),
    row(
      "c68-crop-wider-shifted-left",
      "The crop is wider than the media box and sticks out at the left.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [-400 100 300 700]", finds: "crop-exceeds-media"),
    row(
      "c19b-inherited-crop-over-small-media",
      "An inherited crop is larger than the media box of the page.", "7.7.3.4",
      "/MediaBox [0 0 300 400]", root: "/CropBox [50 60 550 740]", finds: "crop-exceeds-media"),
    row(
      "c19c-inherited-crop-without-type",
      "As c19b, and the page has no type, which changes the rule of one program.", "7.7.3.3",
      "/MediaBox [0 0 300 400]", root: "/CropBox [50 60 550 740]", type: .missing,
      finds: "type-missing crop-exceeds-media"),
    row(
      "c53-crop-larger-by-rounding",
      "The crop is larger by rounding alone, which must be no error.", "14.11.2",
      "/MediaBox [0 0 595.276 841.89] /CropBox [0 0 595.28 841.8898]", finds: "crop-exceeds-media"),
    row(
      "c72-crop-reversed-and-outside",
      "The corners of the crop are reversed, and it is taller than the media box.", "7.9.5",
      "/MediaBox [0 0 900 300] /CropBox [300 400 0 0]", finds: "crop-reversed crop-exceeds-media"),
  ]
}
