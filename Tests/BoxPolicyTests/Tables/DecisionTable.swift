/// Pages on which programs disagree, and what the rules make of them.
///
/// Written by hand from the standard and from what six engines were measured to do, before the
/// rules were programmed. Findings have the short names of that study; a value that is null, or a
/// reference to nothing, is named so and counts as absent.
extension DecisionTableTests {
  static let rows: [Row] = [
    // Crop against Media.
    .init("c01", "M[0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init("c02", "M[0 0 600 800] C[50 60 550 740]", shows: "50 60 550 740", "500×680"),
    .init(
      "c03", "M[0 0 600 800] C[-50 -50 700 900]",
      shows: "0 0 600 800", "600×800", "C-exceeds-M"),
    .init(
      "c04", "M[0 0 600 800] C[100 100 700 700]",
      shows: "100 100 600 700", "500×600", "C-exceeds-M"),
    .init(
      "c61", "M[0 0 600 800] C[100 -10 500 820]",
      shows: "100 0 500 800", "400×800", "C-exceeds-M"),
    .init(
      "c37", "M[0 0 600 800] C[-32768 -32768 32767 32767]",
      shows: "0 0 600 800", "600×800", "C-exceeds-M"),
    .init(
      "c64", "M[0 0 600 800] C[-300 -300 -100 -100]",
      shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init("c06", "M[0 0 600 800] C[600 0 700 800]", shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init(
      "c66", "M[0 0 600 800] C[700 100 1400 500]",
      shows: "0 0 600 800", "600×800", "C-outside-M"),
    .init(
      "c62", "M[0 0 600 800] C[500 100 1200 500]",
      shows: "500 100 600 500", "100×400", "C-exceeds-M"),
    .init(
      "c68", "M[0 0 600 800] C[-400 100 300 700]",
      shows: "0 100 300 700", "300×600", "C-exceeds-M"),
    .init(
      "c19b", "M[0 0 300 400]", pages: "C[50 60 550 740]",
      shows: "50 60 300 400", "250×340", "C-exceeds-M"),
    .init(
      "c19c", "M[0 0 300 400]", pages: "C[50 60 550 740]",
      shows: "50 60 300 400", "250×340", "type-missing, C-exceeds-M"),
    .init(
      "c53", "M[0 0 595.276 841.89] C[0 0 595.28 841.8898]",
      shows: "0 0 595.276 841.8898", "595.276×841.8898", "C-exceeds-M"),
    .init(
      "c72", "M[0 0 900 300] C[300 400 0 0]",
      shows: "0 0 300 300", "300×300", "C-reversed, C-exceeds-M"),
    // Order, zero and tiny sizes.
    .init(
      "c08", "M[0 0 600 800] C[550 740 50 60]",
      shows: "50 60 550 740", "500×680", "C-reversed"),
    .init(
      "c09", "M[0 0 600 800] C[550 60 50 740]",
      shows: "50 60 550 740", "500×680", "C-reversed"),
    .init("c40", "M[100 200 700 1000]", shows: "100 200 700 1000", "600×800"),
    .init("c10", "M[0 0 0 800]", shows: "0 0 612 792", "612×792", "M-empty"),
    .init("c11", "M[0 0 0 0]", shows: "0 0 612 792", "612×792", "M-empty"),
    .init("c11b", "M[0 0 0 0] C[50 60 550 740]", shows: "50 60 550 740", "500×680", "M-empty"),
    .init("c12", "M[0 0 600 800] C[100 0 100 800]", shows: "0 0 600 800", "600×800", "C-empty"),
    .init(
      "c63", "M[0 0 600 800] C[100 100 100.5 700]",
      shows: "100 100 100.5 700", "0.5×600", "C-below-3"),
    .init("c38", "M[0 0 2 2]", shows: "0 0 2 2", "2×2", "M-below-3"),
    // Missing keys and inheritance.
    .init("c14", "", shows: "0 0 612 792", "612×792", "M-missing"),
    .init("c15", "C[50 60 550 740]", shows: "50 60 550 740", "500×680", "M-missing"),
    .init("c15b", "C[0 0 1000 1200]", shows: "0 0 612 792", "612×792", "M-missing, C-exceeds-M"),
    .init("c16", "", pages: "M[0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init(
      "c17", "", inner: "M[0 0 500 700]", pages: "M[0 0 600 800]",
      shows: "0 0 500 700", "500×700"),
    .init("c18", "M[0 0 600 800]", pages: "C[50 60 550 740]", shows: "50 60 550 740", "500×680"),
    // null, references, invalid over valid.
    .init("c65", "Mnull", pages: "M[0 0 600 800]", shows: "0 0 600 800", "600×800"),
    .init("c75", "M[0 0 600 800] Rnull", pages: "R90", shows: "0 0 600 800", "800×600"),
    .init("c26", "M[0 0 600 800] Cdangling", shows: "0 0 600 800", "600×800"),
    .init("c73", "M[0 0 600 800]", pages: "Rdangling", shows: "0 0 600 800", "600×800"),
    .init(
      "c73b", "M[0 0 600 800] C[50 60 550 740]", pages: "Cdangling",
      shows: "50 60 550 740", "500×680"),
    .init(
      "c22", "M[0 0 600 800] C/None", pages: "C[50 60 550 740]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c76", "M[0 0 600 800] C[0 0 0 0]", pages: "C[50 60 550 740]",
      shows: "0 0 600 800", "600×800", "C-empty"),
    .init(
      "c22b", "M[0 0 300]", pages: "M[0 0 600 800]",
      shows: "0 0 612 792", "612×792", "M-malformed"),
    .init(
      "c77", "M[0 0 0 800]", pages: "M[0 0 600 800]",
      shows: "0 0 612 792", "612×792", "M-empty"),
    // Wrong arrays and types.
    .init("c27", "M[0 0 600]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c28", "M[0 0 600 800 900]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c29", "M[0 0 600 800] C[50 60 550]", shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c30", "M[0 0 600 800] C[50 60 550 740 0]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init("c32", "M[(0) (0) (600) (800)]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init(
      "c33", "M[0 0 600 800] C[50 null 550 740]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init(
      "c33b", "M[0 0 600 800] C[50 60 550 null]",
      shows: "0 0 600 800", "600×800", "C-malformed"),
    .init("c34", "M/A4", shows: "0 0 612 792", "612×792", "M-malformed"),
    // Numbers.
    .init("c35", "M[0 0 20000 20000]", shows: "0 0 20000 20000", "20000×20000", "M-over-14400"),
    .init("c36", "M[0 0 1000000000000 800]", shows: "0 0 1e12 800", "1e12×800", "M-over-14400"),
    .init("c36c", "M[0 0 5000000000 800]", shows: "0 0 5e09 800", "5e09×800", "M-over-14400"),
    .init("c54", "M[0 0 6e2 800]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c55b", "M[0 --100 600 800]", shows: "0 0 612 792", "612×792", "M-malformed"),
    .init("c52", "M[0 0 595.276 841.89]", shows: "0 0 595.276 841.89", "595.276×841.89"),
    .init("c52b", "M[0 0 600.5 800.5]", shows: "0 0 600.5 800.5", "600.5×800.5"),
    .init("c52d", "M[0 0 600.0004 800.0004]", shows: "0 0 600.0004 800.0004", "600.0004×800.0004"),
    // UserUnit.
    .init("c41", "M[0 0 600 800] U2", shows: "0 0 600 800", "1200×1600", "UserUnit-in-use"),
    .init(
      "c41b", "M[0 0 600 800] C[50 60 550 740] U1.5",
      shows: "50 60 550 740", "750×1020", "UserUnit-in-use"),
    .init(
      "c41c", "M[0 0 600 800]", pages: "U2",
      shows: "0 0 600 800", "600×800", "UserUnit-on-Pages"),
    .init("c42b", "M[0 0 600 800] U-1", shows: "0 0 600 800", "600×800", "UserUnit-malformed"),
    .init("c78", "M[0 0 600 800] Udangling", shows: "0 0 600 800", "600×800"),
    // Rotate.
    .init("c43", "M[0 0 600 800] R90", shows: "0 0 600 800", "800×600"),
    .init("c44", "M[0 0 600 800] R450", shows: "0 0 600 800", "800×600"),
    .init("c45", "M[0 0 600 800] R-90", shows: "0 0 600 800", "800×600"),
    .init("c48", "M[0 0 600 800]", pages: "R90", shows: "0 0 600 800", "800×600"),
    .init("c48b", "M[0 0 600 800] R0", pages: "R90", shows: "0 0 600 800", "600×800"),
    .init(
      "c48c", "M[0 0 600 800] R/x", pages: "R90",
      shows: "0 0 600 800", "600×800", "Rotate-malformed"),
    .init("c48e", "M[0 0 600 800] R90", shows: "0 0 600 800", "800×600"),
    .init(
      "c46b", "M[0 0 600 800] R89",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init(
      "c46c", "M[0 0 600 800] R135",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init(
      "c47c", "M[0 0 600 800] R89.9",
      shows: "0 0 600 800", "600×800", "Rotate-not-multiple-of-90"),
    .init("c74", "M[0 0 600 800] R[90]", shows: "0 0 600 800", "600×800", "Rotate-malformed"),
    // Trim, Bleed, Art.
    .init(
      "c50", "M[0 0 600 800] T[50 60 550 740] B[60 70 540 730]",
      shows: "0 0 600 800", "600×800", "B-inside-T"),
    .init(
      "c70", "M[0 0 600 800] T[-20 -20 620 820]",
      shows: "0 0 600 800", "600×800", "T-exceeds-M"),
    .init(
      "c79", "M[0 0 600 800] C[50 60 550 740] T[-10 -10 610 810] B[-20 -20 620 820]",
      shows: "50 60 550 740", "500×680", "B-exceeds-M, B-exceeds-C, T-exceeds-M, T-exceeds-C"),
    // Broken tree.
    .init("c56", "", shows: "0 0 612 792", "612×792", "parent-cycle, M-missing"),
    .init(
      "c57", "M[0 0 600 800] C[50 60 550 740]",
      shows: "50 60 550 740", "500×680", "type-missing"),
    .init("c67", "", pages: "M[0 0 600 800]", shows: "0 0 600 800", "600×800", "type-missing"),
    .init("c59", "", pages: "M[0 0 600 800]", shows: "0 0 600 800", "600×800", "parent-mismatch"),
  ]
}
