/// What programs show of arrays, types and numbers that are no box.
extension Catalogue {
  static let engineArrays: [Recipe] = [
    row(
      "c27-media-three-numbers", "The media box has three numbers.", "7.9.5",
      "/MediaBox [0 0 600]", finds: "media-malformed"),
    row(
      "c28-media-five-numbers",
      "The media box has five numbers, of which some programs take four.", "7.9.5",
      "/MediaBox [0 0 600 800 900]", finds: "media-malformed"),
    row(
      "c29-crop-three-numbers", "The crop has three numbers.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550]", finds: "crop-malformed"),
    row(
      "c30-crop-five-numbers",
      "The crop has five numbers, of which some programs take four.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740 0]", finds: "crop-malformed"),
    row(
      "c32-media-of-strings", "The media box has strings that look like numbers.", "7.9.5",
      "/MediaBox [(0) (0) (600) (800)]", finds: "media-malformed"),
    row(
      "c33-crop-second-null",
      "The second element of the crop is null, which some programs take for 0.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [50 null 550 740]", finds: "crop-malformed"),
    row(
      "c33b-crop-last-null",
      "The last element of the crop is null, which some programs take for 0.", "7.9.5",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 null]", finds: "crop-malformed"),
    row(
      "c34-media-is-a-name", "The media box is a name.", "7.9.5",
      "/MediaBox /A4", finds: "media-malformed"),
    row(
      "c35-media-20000-units",
      "The media box is larger than the 14,400 units that are advised.", "Annex C",
      "/MediaBox [0 0 20000 20000]", finds: "media-over-14400"),
    row(
      "c36-media-12-zeros",
      "The media box is a million million units wide, too many for some programs.", "Annex C",
      "/MediaBox [0 0 1000000000000 800]", finds: "media-over-14400"),
    row(
      "c36c-media-over-32-bits", "The media box is wider than 32 bits can count.", "Annex C",
      "/MediaBox [0 0 5000000000 800]", finds: "media-over-14400"),
    row(
      "c54-media-with-exponent",
      "The media box has a number with an exponent, which PDF has not got.", "7.3.3",
      "/MediaBox [0 0 6e2 800]", finds: "media-malformed"),
    row(
      "c55b-media-double-minus", "The media box has a number with two signs.", "7.3.3",
      "/MediaBox [0 --100 600 800]", finds: "media-malformed"),
    row(
      "c52-media-a4-fractional", "A4 to a thousandth of a point.", "7.3.3",
      "/MediaBox [0 0 595.276 841.89]"),
    row(
      "c52b-media-half-points",
      "A media box that ends on half points, which pixels have to round.", "7.3.3",
      "/MediaBox [0 0 600.5 800.5]"),
    row(
      "c52d-media-just-over",
      "A media box just over a whole number, which pixels should not round up.", "7.3.3",
      "/MediaBox [0 0 600.0004 800.0004]"),
  ]
}
