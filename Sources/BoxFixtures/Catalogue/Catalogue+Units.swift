/// Units that are not a point, and pages too small or too large for some programs.
extension Catalogue {
  static let units: [Recipe] = [
    page(
      "user-unit-2", "A plan in units of two points; lists that leave this out are half as large.",
      source: "pdfcpu#905",
      "/MediaBox [0 0 4782.12 1699.44] /CropBox [6.60 5.41 4775.16 1692.84] /UserUnit 2",
      claims: ["own userUnit on 1", "crop!=media on 1", "problem user-unit-in-use on 1"]),
    page(
      "user-unit-10", "A sheet of two metres that is wide only by its unit of ten points.",
      source: "pdfstitcher#100", "/MediaBox [0 0 612 792] /UserUnit 10",
      claims: ["own userUnit on 1", "problem user-unit-in-use on 1"]),
    page(
      "user-unit-72-inches",
      "Letter in inches: 8.5 by 11 units of 72 points, 72 times too small where it is ignored.",
      source: "mozilla/pdf.js#19176", "/MediaBox [0 0 8.5 11] /UserUnit 72",
      claims: ["own userUnit on 1", "problem user-unit-in-use on 1"]),
    page(
      "user-unit-0", "A unit of nothing, which cannot be used and counts as 1.",
      source: clause("7.7.3.3"), "/MediaBox [0 0 612 792] /UserUnit 0",
      claims: ["unusable userUnit on 1", "problem user-unit-malformed on 1"]),
    page(
      "user-unit-minus-1", "A unit below zero, which mirrors the page in some programs.",
      source: clause("7.7.3.3"), "/MediaBox [0 0 612 792] /UserUnit -1",
      claims: ["unusable userUnit on 1", "problem user-unit-malformed on 1"]),
    page(
      "media-2-units", "A page of 2 by 2 units, below the smallest that is advised.",
      source: clause("Annex C"), "/MediaBox [0 0 2 2]", claims: ["problem media-below-3 on 1"]),
    page(
      "media-3-units", "A page of 3 by 3 units, the smallest that is advised.",
      source: clause("Annex C"), "/MediaBox [0 0 3 3]", claims: ["no problem on 1"]),
    page(
      "media-14400-units", "A page of 14,400 by 14,400 units, the largest that is advised.",
      source: clause("Annex C"), "/MediaBox [0 0 14400 14400]", claims: ["no problem on 1"]),
    page(
      "media-over-14400-units", "A page a tenth of a unit wider than the largest that is advised.",
      source: "jsPDF#3829", "/MediaBox [0 0 14400.1 10]",
      claims: ["problem media-over-14400 on 1"]),
  ]
}
