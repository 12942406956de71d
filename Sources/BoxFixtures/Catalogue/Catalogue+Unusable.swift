/// Boxes that are missing, empty, or no four numbers.
extension Catalogue {
  static let unusable: [Recipe] = [
    Recipe(
      name: "zero-boxes",
      about: "Three pages: an all-zero media box, an all-zero crop, and a crop that only touches.",
      source: "mozilla/pdf.js PR 11059",
      pages: [
        Recipe.Page(media: [0, 0, 0, 0]),
        Recipe.Page(media: [0, 0, 800, 600], crop: [0, 0, 0, 0]),
        Recipe.Page(media: [0, 0, 600, 800], crop: [600, 800, 1000, 1000]),
      ],
      claims: [
        "unusable media on 1", "problem media-empty on 1", "unusable crop on 2",
        "problem crop-empty on 2", "problem crop-outside-media on 3",
      ]),
    page(
      "eight-numbers", "Media and crop have eight numbers; the first four would be right.",
      source: "pypdf#2991",
      "/MediaBox [0 0 595 841 0 0 595 841] /CropBox [0 0 595 841 0 0 595 841]",
      claims: [
        "unusable media on 1", "unusable crop on 1", "problem media-malformed on 1",
        "problem crop-malformed on 1",
      ]),
    page(
      "exponent-numbers",
      "Numbers with an exponent, which PDF has not got, in trim, bleed and art.",
      source: "OCRmyPDF#1398",
      "/MediaBox [0 0 612 792] /BleedBox [3.05175781e-005 0 612 792] "
        + "/TrimBox [3.05175781e-005 0 612 792] /ArtBox [3.05176e-005 0.479996 612 792]",
      claims: [
        "unusable bleed on 1", "unusable trim on 1", "unusable art on 1",
        "problem bleed-malformed on 1", "problem trim-malformed on 1", "problem art-malformed on 1",
      ]),
    page(
      "media-twice", "The media box stands there twice with different numbers; readers differ.",
      source: "tug.org pdftex 2017-02 no. 9098",
      "/MediaBox [0 0 300 400] /MediaBox [0 0 612 792]", claims: ["own media on 1"]),
    page(
      "no-media", "No media box on the page nor above it; most readers take Letter.",
      source: "qpdf PR 1017", "", claims: ["no media on 1", "problem media-missing on 1"]),
    page(
      "media-three-numbers", "The media box has three numbers.", source: clause("7.9.5"),
      "/MediaBox [0 0 595]", claims: ["unusable media on 1", "problem media-malformed on 1"]),
    page(
      "media-is-a-string", "The media box is a string that looks like four numbers.",
      source: clause("7.9.5"), "/MediaBox (0 0 612 792)",
      claims: ["unusable media on 1", "problem media-malformed on 1"]),
    page(
      "crop-five-numbers", "The crop box has a fifth number; the first four would be right.",
      source: clause("7.9.5"), "/MediaBox [0 0 612 792] /CropBox [10 10 500 700 9]",
      claims: ["unusable crop on 1", "problem crop-malformed on 1"]),
  ]
}
