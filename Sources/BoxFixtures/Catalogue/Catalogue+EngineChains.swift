/// What programs show where boxes are missing, inherited, null or blocked by useless ones.
extension Catalogue {
  static let engineChains: [Recipe] = [
    row(
      "c14-no-media",
      "No media box anywhere; the standard has no default, programs have.", "7.7.3.3",
      "", finds: "media-missing"),
    row(
      "c15-no-media-with-crop",
      "No media box, and a crop inside of what programs take instead.", "7.7.3.3",
      "/CropBox [50 60 550 740]", finds: "media-missing"),
    row(
      "c15b-no-media-with-large-crop",
      "No media box, and a crop larger than what programs take instead.", "7.7.3.3",
      "/CropBox [0 0 1000 1200]", finds: "media-missing crop-exceeds-media"),
    row(
      "c16-media-inherited", "The media box comes from the root.", "7.7.3.4",
      "", root: "/MediaBox [0 0 600 800]"),
    row(
      "c17-media-from-the-nearest",
      "Two nodes have a media box, and the nearest counts.", "7.7.3.4",
      "", root: "/MediaBox [0 0 600 800]", inner: "/MediaBox [0 0 500 700]"),
    row(
      "c18-crop-inherited",
      "The crop comes from the root, and the media box from the page.", "7.7.3.4",
      "/MediaBox [0 0 600 800]", root: "/CropBox [50 60 550 740]"),
    row(
      "c65-media-null", "The media box of the page is null, so that it inherits.", "7.3.9",
      "/MediaBox null", root: "/MediaBox [0 0 600 800]"),
    row(
      "c75-rotate-null", "The Rotate of the page is null, so that it inherits.", "7.3.9",
      "/MediaBox [0 0 600 800] /Rotate null", root: "/Rotate 90"),
    row(
      "c26-crop-dangling", "The crop is a reference to nothing, which is none.", "7.3.10",
      "/MediaBox [0 0 600 800] /CropBox 99 0 R"),
    row(
      "c73-rotate-dangling-on-pages",
      "The Rotate of the root is a reference to nothing; one program loses the page.", "7.3.10",
      "/MediaBox [0 0 600 800]", root: "/Rotate 99 0 R"),
    row(
      "c73b-crop-dangling-on-pages",
      "The crop of the root is a reference to nothing, and the page has its own.", "7.3.10",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", root: "/CropBox 99 0 R"),
    row(
      "c22-crop-is-a-name-over-good",
      "The crop of the page is a name and blocks the good one above it.", "7.7.3.4",
      "/MediaBox [0 0 600 800] /CropBox /None", root: "/CropBox [50 60 550 740]",
      finds: "crop-malformed"),
    row(
      "c76-crop-all-zero-over-good",
      "The crop of the page is four zeros and blocks the good one above it.", "7.7.3.4",
      "/MediaBox [0 0 600 800] /CropBox [0 0 0 0]", root: "/CropBox [50 60 550 740]",
      finds: "crop-empty"),
    row(
      "c22b-media-of-three-over-good",
      "The media box of the page has three numbers and blocks the good one above it.", "7.7.3.4",
      "/MediaBox [0 0 300]", root: "/MediaBox [0 0 600 800]", finds: "media-malformed"),
    row(
      "c77-media-empty-over-good",
      "The media box of the page has no width and blocks the good one above it.", "7.7.3.4",
      "/MediaBox [0 0 0 800]", root: "/MediaBox [0 0 600 800]", finds: "media-empty"),
  ]
}
