/// Crop boxes that reach outside of the media box, or hardly cover it.
extension Catalogue {
  static let crops: [Recipe] =
    [
      Recipe(
        name: "crop-overhangs-all-round",
        about: "The crop is 21 units larger all round; bounds that start at its corner are wrong.",
        source: "PyMuPDF#4466",
        pages: [
          Recipe.Page(
            media: [0, 0, 595.28, 841.89], crop: [-21, -21, 616.276, 862.89], rotate: 0)
        ],
        claims: ["crop!=media on 1", "problem crop-exceeds-media on 1"]),
      Recipe(
        name: "crop-equal-by-rounding",
        about: "The crop repeats the media box with fewer digits, and has to count as equal.",
        source: "speedata/publisher#468",
        pages: [
          Recipe.Page(
            media: [0, 0, 595.275590072, 841.88975789], crop: [0, 0, 595.27559, 841.889758])
        ],
        claims: ["crop==media on 1"]),
      Recipe(
        name: "crop-wider-than-media",
        about: "The crop is 373 units wider than the media box, and has to be flagged.",
        source: "speedata/publisher#468",
        pages: [
          Recipe.Page(
            media: [0, 0, 595.275590072, 841.88975789], crop: [0, 0, 968.199847, 841.889758])
        ],
        claims: ["crop!=media on 1", "problem crop-exceeds-media on 1"]),
      Recipe(
        name: "media-inside-other-boxes",
        about: "The media box is the smallest of the five; what lies outside of it is not shown.",
        source: "jpedal blog 2012/02",
        pages: [
          Recipe.Page(
            media: [56.6929, 56.6929, 476.22, 651.969], crop: [0, 0, 595.22, 842],
            bleed: [0, 0, 595.22, 842], trim: [0, 0, 595.22, 842], art: [0, 0, 595.22, 842])
        ],
        claims: [
          "crop!=media on 1", "crop==bleed on 1", "crop==trim on 1", "crop==art on 1",
          "problem crop-exceeds-media on 1", "problem bleed-exceeds-media on 1",
          "problem trim-exceeds-media on 1", "problem art-exceeds-media on 1",
        ]),
      Recipe(
        name: "crop-without-overlap",
        about: "Crop and media share no area: engines show nothing, the sheet, or something else.",
        source: "pdfium cropped_no_overlap.in",
        pages: [Recipe.Page(media: [0, 0, 200, 300], crop: [210, 310, 215, 330])],
        claims: ["crop!=media on 1", "problem crop-outside-media on 1"]),
      Recipe(
        name: "crop-is-a-line",
        about: "The crop has a height and no width, so that there is nothing to show.",
        source: clause("7.9.5"),
        pages: [Recipe.Page(media: [0, 0, 612, 792], crop: [100, 100, 100, 700])],
        claims: ["unusable crop on 1", "problem crop-empty on 1"]),
    ]
    + [("0.001", "=="), ("0.01", "=="), ("0.5", "!=")].map { overhang, sign in
      page(
        "crop-overhang-\(overhang)",
        "The crop reaches \(overhang) units past the media box, "
          + (sign == "==" ? "which is rounding." : "which is more than rounding."),
        source: "speedata/publisher#468",
        "/MediaBox [0 0 612 792] /CropBox [-\(overhang) 0 612 792]",
        claims: [
          Claim(stringLiteral: "crop\(sign)media on 1"), "problem crop-exceeds-media on 1",
        ])
    }
}
