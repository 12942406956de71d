import Testing

/// The list of boxes that people reported, by the numbers under which they were collected.
///
/// Written down from that list: the number, the recipe, and texts that the list has and the file
/// must have.
enum ReportedNumbers {
  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    let name: String
    let texts: [String]

    init(_ number: Int, _ name: String, _ texts: String...) {
      self.number = number
      self.name = name
      self.texts = texts
    }

    var testDescription: String { "\(number): \(name)" }
  }

  static let rows: [Row] = boxes + inheritance + corners + turns + production

  private static let letter = "/MediaBox [0 0 612 792]"
  private static let speedata = "/MediaBox [0 0 595.275590072 841.88975789]"

  private static let boxes: [Row] = [
    Row(1, "plain-page", letter),
    Row(2, "plain-crop", letter, "/CropBox [72 72 540 720]"),
    Row(
      3, "five-boxes", "/MediaBox [0 0 595 841]", "/BleedBox [30 30 595 841]",
      "/CropBox [60 60 595 841]", "/TrimBox [90 90 595 841]", "/ArtBox [120 120 595 841]"),
    Row(
      4, "crop-overhangs-all-round", "/MediaBox [0 0 595.28 841.89]",
      "/CropBox [-21 -21 616.276 862.89]", "/Rotate 0"),
    Row(5, "crop-equal-by-rounding", speedata, "/CropBox [0 0 595.27559 841.889758]"),
    Row(5, "crop-wider-than-media", speedata, "/CropBox [0 0 968.199847 841.889758]"),
    Row(
      6, "media-inside-other-boxes", "/MediaBox [56.6929 56.6929 476.22 651.969]",
      "/CropBox [0 0 595.22 842]", "/BleedBox [0 0 595.22 842]", "/ArtBox [0 0 595.22 842]",
      "/TrimBox [0 0 595.22 842]"),
    Row(
      7, "zero-boxes", "/MediaBox [0 0 0 0]", "/MediaBox [0 0 800 600] /CropBox [0 0 0 0]",
      "/MediaBox [0 0 600 800] /CropBox [600 800 1000 1000]"),
    Row(8, "crop-without-overlap", "/MediaBox [0 0 200 300]", "/CropBox [210 310 215 330]"),
    Row(
      9, "eight-numbers", "/MediaBox [0 0 595 841 0 0 595 841]",
      "/CropBox [0 0 595 841 0 0 595 841]"),
    Row(
      10, "exponent-numbers", "/TrimBox [3.05175781e-005 0 612 792]",
      "/BleedBox [3.05175781e-005 0 612 792]", "/ArtBox [3.05176e-005 0.479996 612 792]"),
    Row(11, "media-twice", "/MediaBox [0 0 300 400] /MediaBox [0 0 612 792]"),
    Row(31, "no-media"),
    Row(32, "media-three-numbers", "/MediaBox [0 0 595]"),
    Row(32, "media-is-a-string", "/MediaBox (0 0 612 792)"),
    Row(32, "crop-five-numbers", "/CropBox [10 10 500 700 9]"),
    Row(33, "crop-is-a-line", "/CropBox [100 100 100 700]"),
    Row(34, "crop-overhang-0.01", "/CropBox [-0.01 0 612 792]"),
    Row(34, "crop-overhang-0.001", "/CropBox [-0.001 0 612 792]"),
    Row(34, "crop-overhang-0.5", "/CropBox [-0.5 0 612 792]"),
  ]

  private static let inheritance: [Row] = [
    Row(12, "media-inherited-direct", "/Count 1 /MediaBox [0 0 300 400]"),
    Row(12, "media-inherited-indirect", "/Count 1 /MediaBox 4 0 R", "4 0 obj\n[0 0 300 400]\n"),
    Row(
      12, "media-inherited-elements", "/Count 1 /MediaBox [4 0 R 5 0 R 6 0 R 7 0 R]",
      "4 0 obj\n0\n", "5 0 obj\n0\n", "6 0 obj\n300\n", "7 0 obj\n400\n"),
    Row(13, "crop-inherited", "/Count 1 /CropBox [72 72 540 720]"),
    Row(14, "trim-on-pages", "/Count 1 /TrimBox [36 36 576 756]"),
    Row(
      15, "small-media-under-large-boxes", "/MediaBox [0 0 300 400]",
      "/Count 1 /MediaBox [0 0 612 792] /CropBox [0 0 612 792]"),
    Row(16, "crop-null-inherits", "/CropBox null", "/Count 1 /CropBox [72 72 540 720]"),
    Row(
      28, "crop-array-shared", "/MediaBox [0 0 612 792] /CropBox 20 0 R",
      "/MediaBox [0 0 595 842] /CropBox 20 0 R"),
    Row(29, "page-listed-twice", "/Kids [3 0 R 3 0 R]"),
    // Three nodes above the pages.
    Row(
      30, "three-levels", "/Kids [3 0 R] /Count 2 /MediaBox [0 0 612 792] /Rotate 180",
      "/Kids [4 0 R] /Count 2 /Parent 2 0 R /CropBox [72 72 540 720]",
      "/Kids [5 0 R 6 0 R] /Count 2 /Parent 3 0 R /Rotate 90"),
  ]

  private static let corners: [Row] = [
    Row(
      17, "corner-orders-media", "/MediaBox [0 0 612 792]", "/MediaBox [612 792 0 0]",
      "/MediaBox [0 792 612 0]", "/MediaBox [612 0 0 792]"),
    Row(
      17, "corner-orders-crop", "/CropBox [0 0 300 400]", "/CropBox [300 400 0 0]",
      "/CropBox [0 400 300 0]", "/CropBox [300 0 0 400]"),
    Row(
      17, "corner-orders-both", "/MediaBox [0 0 612 792] /CropBox [300 0 0 400]",
      "/MediaBox [0 792 612 0] /CropBox [0 400 300 0]",
      "/MediaBox [612 0 0 792] /CropBox [300 400 0 0]",
      "/MediaBox [612 792 0 0] /CropBox [300 400 0 0]"),
    Row(18, "media-below-axis", "/MediaBox [0 0 612 -792]"),
    Row(
      19, "negative-coordinates", "/MediaBox [-106.673 -362.691 762.869 1305.062]",
      "/CropBox [-25.54 -294.47 415.66 971.34]"),
    Row(
      20, "origin-off-zero", "/MediaBox [0 440 600 800]",
      "/MediaBox [0 449.835616 249.069767 842]"),
  ]

  private static let turns: [Row] =
    ["90", "180", "270", "-90", "450", "45", "90.0", "null"].flatMap { text in
      let word = text == "-90" ? "minus-90" : text
      let crop = "/CropBox [100 200 300 700]"
      return [
        Row(21, "rotate-\(word)-own", "\(crop) /Rotate \(text) "),
        Row(21, "rotate-\(word)-inherited", crop, "/Count 1 /Rotate \(text) "),
      ]
    } + [
      Row(21, "rotate-null-over-90", "/Rotate null", "/Count 1 /Rotate 90 "),
      Row(
        22, "user-unit-2", "/MediaBox [0 0 4782.12 1699.44]",
        "/CropBox [6.60 5.41 4775.16 1692.84]", "/UserUnit 2 "),
      Row(22, "user-unit-10", "/UserUnit 10 "),
      Row(22, "user-unit-72-inches", "/MediaBox [0 0 8.5 11]", "/UserUnit 72 "),
      Row(22, "user-unit-0", "/UserUnit 0 "),
      Row(22, "user-unit-minus-1", "/UserUnit -1 "),
      Row(23, "media-2-units", "/MediaBox [0 0 2 2]"),
      Row(23, "media-3-units", "/MediaBox [0 0 3 3]"),
      Row(23, "media-14400-units", "/MediaBox [0 0 14400 14400]"),
      Row(23, "media-over-14400-units", "/MediaBox [0 0 14400.1 10]"),
    ]

  private static let production: [Row] = [
    Row(24, "trim-wider-than-media", "/MediaBox [43 0 821 1728]", "/TrimBox [0 0 864 1728]"),
    Row(
      25, "trim-outside-crop", "/MediaBox [0 0 700 900]", "/CropBox [50 50 650 850]",
      "/BleedBox [20 20 680 880]", "/TrimBox [30 30 670 870]", "/ArtBox [100 100 600 800]"),
    Row(26, "trim-and-art", "/TrimBox [", "/ArtBox ["),
    Row(
      27, "bleed-3-mm", "/MediaBox [0 0 668.976 915.59]",
      "/TrimBox [36.8499 36.8499 632.126 878.74]", "/BleedBox [28.346 28.346 640.629 887.244]"),
    Row(
      27, "bleed-9-points", "/MediaBox [0 0 1222.17102 810]",
      "/BleedBox [18 18 1204.17114 792]", "/TrimBox [27 27 1195.17114 783]"),
    Row(35, "signed", "/ByteRange [0 "),
  ]
}
