/// Pages on which programs disagree, and what the rules make of them.
///
/// Written by hand from the standard and from what six engines were measured to do, before the
/// rules were programmed. Findings have the short names of that study.
package enum DecisionTable {
  /// The rows, in the order of the study's subjects.
  package static let rows: [DecisionRow] = [
    // Crop against Media.
    .init("c01", "/MediaBox [0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init(
      "c02", "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", shows: "50 60 550 740", "500×680"),
    .init(
      "c03", "/MediaBox [0 0 600 800] /CropBox [-50 -50 700 900]",
      shows: "0 0 600 800", "600×800", "C-exceeds-M"),
    .init(
      "c04", "/MediaBox [0 0 600 800] /CropBox [100 100 700 700]",
      shows: "100 100 600 700", "500×600", "C-exceeds-M"),
    .init(
      "c61", "/MediaBox [0 0 600 800] /CropBox [100 -10 500 820]",
      shows: "100 0 500 800", "400×800", "C-exceeds-M"),
    .init(
      "c37", "/MediaBox [0 0 600 800] /CropBox [-32768 -32768 32767 32767]",
      shows: "0 0 600 800", "600×800", "C-exceeds-M"),
    .init(
      "c64", "/MediaBox [0 0 600 800] /CropBox [-300 -300 -100 -100]",
      shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init(
      "c06", "/MediaBox [0 0 600 800] /CropBox [600 0 700 800]",
      shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init(
      "c66", "/MediaBox [0 0 600 800] /CropBox [700 100 1400 500]",
      shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init(
      "c62", "/MediaBox [0 0 600 800] /CropBox [500 100 1200 500]",
      shows: "500 100 600 500", "100×400", "C-exceeds-M"),
    .init(
      "c68", "/MediaBox [0 0 600 800] /CropBox [-400 100 300 700]",
      shows: "0 100 300 700", "300×600", "C-exceeds-M"),
    .init(
      "c19b", "/MediaBox [0 0 300 400]", pages: "/CropBox [50 60 550 740]",
      shows: "50 60 300 400", "250×340", "C-exceeds-M"),
    .init(
      "c19c", "/MediaBox [0 0 300 400]", pages: "/CropBox [50 60 550 740]", typed: false,
      shows: "50 60 300 400", "250×340", "type-missing, C-exceeds-M"),
    .init(
      "c53", "/MediaBox [0 0 595.276 841.89] /CropBox [0 0 595.28 841.8898]",
      shows: "0 0 595.276 841.8898", "595.276×841.8898", "C-exceeds-M"),
    .init(
      "c72", "/MediaBox [0 0 900 300] /CropBox [300 400 0 0]",
      shows: "0 0 300 300", "300×300", "C-reversed, C-exceeds-M"),
    // Order, zero and tiny sizes.
    .init(
      "c08", "/MediaBox [0 0 600 800] /CropBox [550 740 50 60]",
      shows: "50 60 550 740", "500×680", "C-reversed"),
    .init(
      "c09", "/MediaBox [0 0 600 800] /CropBox [550 60 50 740]",
      shows: "50 60 550 740", "500×680", "C-reversed"),
    .init("c40", "/MediaBox [100 200 700 1000]", shows: "100 200 700 1000", "600×800"),
    .init("c10", "/MediaBox [0 0 0 800]", shows: "0 0 612 792", "612×792", "M-empty"),
    .init("c11", "/MediaBox [0 0 0 0]", shows: "0 0 612 792", "612×792", "M-empty"),
    .init(
      "c11b", "/MediaBox [0 0 0 0] /CropBox [50 60 550 740]",
      shows: "50 60 550 740", "500×680", "M-empty"),
    .init(
      "c12", "/MediaBox [0 0 600 800] /CropBox [100 0 100 800]",
      shows: "0 0 600 800", "600×800", "C-empty"),
    .init(
      "c63", "/MediaBox [0 0 600 800] /CropBox [100 100 100.5 700]",
      shows: "100 100 100.5 700", "0.5×600", "C-below-3"),
    .init("c38", "/MediaBox [0 0 2 2]", shows: "0 0 2 2", "2×2", "M-below-3"),
    // Missing keys and inheritance.
    .init("c14", "", shows: "0 0 612 792", "612×792", "M-missing"),
    .init("c15", "/CropBox [50 60 550 740]", shows: "50 60 550 740", "500×680", "M-missing"),
    .init(
      "c15b", "/CropBox [0 0 1000 1200]",
      shows: "0 0 612 792", "612×792", "M-missing, C-exceeds-M"),
    .init("c16", "", pages: "/MediaBox [0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init(
      "c17", "", inner: "/MediaBox [0 0 500 700]", pages: "/MediaBox [0 0 600 800]",
      shows: "0 0 500 700", "500×700"),
    .init(
      "c18", "/MediaBox [0 0 600 800]", pages: "/CropBox [50 60 550 740]",
      shows: "50 60 550 740", "500×680"),
    // null, references, invalid over valid.
    .init(
      "c65", "/MediaBox null", pages: "/MediaBox [0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init(
      "c75", "/MediaBox [0 0 600 800] /Rotate null", pages: "/Rotate 90",
      shows: "0 0 600 800", "800×600"),
    .init("c26", "/MediaBox [0 0 600 800] /CropBox 99 0 R", shows: "0 0 600 800", "600×800"),
    .init(
      "c73", "/MediaBox [0 0 600 800]", pages: "/Rotate 99 0 R", shows: "0 0 600 800", "600×800"),
    .init(
      "c73b", "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", pages: "/CropBox 99 0 R",
      shows: "50 60 550 740", "500×680"),
    .init(
      "c22", "/MediaBox [0 0 600 800] /CropBox /None", pages: "/CropBox [50 60 550 740]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c76", "/MediaBox [0 0 600 800] /CropBox [0 0 0 0]", pages: "/CropBox [50 60 550 740]",
      shows: "0 0 600 800", "600×800", "C-empty"),
    .init(
      "c22b", "/MediaBox [0 0 300]", pages: "/MediaBox [0 0 600 800]",
      shows: "0 0 612 792", "612×792", "M-malformed"),
    .init(
      "c77", "/MediaBox [0 0 0 800]", pages: "/MediaBox [0 0 600 800]",
      shows: "0 0 612 792", "612×792", "M-empty"),
    // Wrong arrays and types.
    .init("c27", "/MediaBox [0 0 600]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c28", "/MediaBox [0 0 600 800 900]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init(
      "c29", "/MediaBox [0 0 600 800] /CropBox [50 60 550]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c30", "/MediaBox [0 0 600 800] /CropBox [50 60 550 740 0]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init("c32", "/MediaBox [(0) (0) (600) (800)]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init(
      "c33", "/MediaBox [0 0 600 800] /CropBox [50 null 550 740]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c33b", "/MediaBox [0 0 600 800] /CropBox [50 60 550 null]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init("c34", "/MediaBox /A4", shows: "0 0 612 792", "612×792", "M-malformed"),
    // Numbers.
    .init(
      "c35", "/MediaBox [0 0 20000 20000]",
      shows: "0 0 20000 20000", "20000×20000", "M-over-14400"),
    .init(
      "c36", "/MediaBox [0 0 1000000000000 800]",
      shows: "0 0 1e12 800", "1e12×800", "M-over-14400"),
    .init(
      "c36c", "/MediaBox [0 0 5000000000 800]", shows: "0 0 5e09 800", "5e09×800", "M-over-14400"),
    .init("c54", "/MediaBox [0 0 6e2 800]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c55b", "/MediaBox [0 --100 600 800]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c52", "/MediaBox [0 0 595.276 841.89]", shows: "0 0 595.276 841.89", "595.276×841.89"),
    .init("c52b", "/MediaBox [0 0 600.5 800.5]", shows: "0 0 600.5 800.5", "600.5×800.5"),
    .init(
      "c52d", "/MediaBox [0 0 600.0004 800.0004]",
      shows: "0 0 600.0004 800.0004", "600.0004×800.0004"),
    // UserUnit.
    .init(
      "c41", "/MediaBox [0 0 600 800] /UserUnit 2",
      shows: "0 0 600 800", "1200×1600", "UserUnit-in-use"),
    .init(
      "c41b", "/MediaBox [0 0 600 800] /CropBox [50 60 550 740] /UserUnit 1.5",
      shows: "50 60 550 740", "750×1020", "UserUnit-in-use"),
    .init(
      "c41c", "/MediaBox [0 0 600 800]", pages: "/UserUnit 2",
      shows: "0 0 600 800", "600×800", "UserUnit-on-Pages"),
    .init(
      "c42b", "/MediaBox [0 0 600 800] /UserUnit -1",
      shows: "0 0 600 800", "600×800", "UserUnit-malformed"),
    .init("c78", "/MediaBox [0 0 600 800] /UserUnit 99 0 R", shows: "0 0 600 800", "600×800"),
    // Rotate.
    .init("c43", "/MediaBox [0 0 600 800] /Rotate 90", shows: "0 0 600 800", "800×600"),
    .init("c44", "/MediaBox [0 0 600 800] /Rotate 450", shows: "0 0 600 800", "800×600"),
    .init("c45", "/MediaBox [0 0 600 800] /Rotate -90", shows: "0 0 600 800", "800×600"),
    .init("c48", "/MediaBox [0 0 600 800]", pages: "/Rotate 90", shows: "0 0 600 800", "800×600"),
    .init(
      "c48b", "/MediaBox [0 0 600 800] /Rotate 0", pages: "/Rotate 90",
      shows: "0 0 600 800", "600×800"),
    .init(
      "c48c", "/MediaBox [0 0 600 800] /Rotate /x", pages: "/Rotate 90",
      shows: "0 0 600 800", "600×800", "Rotate-malformed"),
    .init(
      "c48e", "/MediaBox [0 0 600 800] /Rotate 10 0 R", objects: [10: "90"],
      shows: "0 0 600 800", "800×600"),
    .init(
      "c46b", "/MediaBox [0 0 600 800] /Rotate 89",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init(
      "c46c", "/MediaBox [0 0 600 800] /Rotate 135",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init(
      "c47c", "/MediaBox [0 0 600 800] /Rotate 89.9",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init(
      "c74", "/MediaBox [0 0 600 800] /Rotate [90]",
      shows: "0 0 600 800", "600×800", "Rotate-malformed"),
    // Trim, Bleed, Art.
    .init(
      "c50", "/MediaBox [0 0 600 800] /TrimBox [50 60 550 740] /BleedBox [60 70 540 730]",
      shows: "0 0 600 800", "600×800", "B-inside-T"),
    .init(
      "c70", "/MediaBox [0 0 600 800] /TrimBox [-20 -20 620 820]",
      shows: "0 0 600 800", "600×800", "T-exceeds-M"),
    .init(
      "c79",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740] /TrimBox [-10 -10 610 810] "
        + "/BleedBox [-20 -20 620 820]",
      shows: "50 60 550 740", "500×680", "B-exceeds-M, B-exceeds-C, T-exceeds-M, T-exceeds-C"),
    // Broken tree.
    .init("c56", "", parent: .cycle, shows: "0 0 612 792", "612×792", "parent-cycle, M-missing"),
    .init(
      "c57", "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", typed: false,
      shows: "50 60 550 740", "500×680", "type-missing"),
    .init(
      "c67", "", pages: "/MediaBox [0 0 600 800]", typed: false,
      shows: "0 0 600 800", "600×800", "type-missing"),
    .init(
      "c59", "", pages: "/MediaBox [0 0 600 800]", parent: .missing,
      shows: "0 0 600 800", "600×800", "parent-mismatch"),
  ]
}
