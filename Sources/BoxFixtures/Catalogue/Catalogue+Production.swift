/// Trim, bleed and art boxes as printers meet them.
extension Catalogue {
  static let production: [Recipe] = [
    Recipe(
      name: "trim-wider-than-media",
      about: "The trim is wider than the media box; some programs clip it and some do not.",
      source: "community.apryse.com 2097",
      pages: [Recipe.Page(media: [43, 0, 821, 1728], trim: [0, 0, 864, 1728])],
      claims: ["trim!=media on 1", "problem trim-exceeds-media on 1"]),
    Recipe(
      name: "trim-outside-crop",
      about: "Bleed and trim lie outside of the crop and inside of the media box, which is legal.",
      source: clause("14.11.2"),
      pages: [
        Recipe.Page(
          media: [0, 0, 700, 900], crop: [50, 50, 650, 850], bleed: [20, 20, 680, 880],
          trim: [30, 30, 670, 870], art: [100, 100, 600, 800])
      ],
      claims: [
        "bleed!=crop on 1", "trim!=crop on 1", "trim!=bleed on 1", "art!=trim on 1",
        "problem bleed-exceeds-crop on 1", "problem trim-exceeds-crop on 1",
      ]),
    Recipe(
      name: "trim-and-art", about: "Both trim and art, of which PDF/X allows one.",
      source: "ISO 15930",
      pages: [
        Recipe.Page(media: [0, 0, 612, 792], trim: [36, 36, 576, 756], art: [72, 90, 540, 700])
      ],
      claims: ["own trim on 1", "own art on 1", "art!=trim on 1", "no problem on 1"]),
    Recipe(
      name: "bleed-3-mm", about: "A bleed of 8.504 points all round, which is 3 mm.",
      source: "PyMuPDF#1176",
      pages: [
        Recipe.Page(
          media: [0, 0, 668.976, 915.59], bleed: [28.346, 28.346, 640.629, 887.244],
          trim: [36.8499, 36.8499, 632.126, 878.74])
      ],
      claims: ["bleed!=media on 1", "trim!=bleed on 1", "no crop on 1", "no problem on 1"]),
    page(
      "bleed-9-points", "A bleed of 9 points, with digits that an edit of it has to keep.",
      source: "hexapdf#145",
      "/MediaBox [0 0 1222.17102 810] /BleedBox [18 18 1204.17114 792] "
        + "/TrimBox [27 27 1195.17114 783]",
      claims: ["bleed!=media on 1", "trim!=bleed on 1", "no crop on 1", "no problem on 1"]),
  ]
}
