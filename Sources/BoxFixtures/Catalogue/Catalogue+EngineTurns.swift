/// What programs show of units, angles, production boxes and broken trees.
extension Catalogue {
  static let engineTurns: [Recipe] = [
    row(
      "c41-user-unit-2", "A unit of two points, which some programs ignore.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /UserUnit 2", finds: "user-unit-in-use"),
    row(
      "c41b-user-unit-with-crop", "A unit of a point and a half on a page with a crop.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740] /UserUnit 1.5", finds: "user-unit-in-use"),
    row(
      "c41c-user-unit-on-pages",
      "The unit stands above the page, whence it does not inherit.", "7.7.3.4",
      "/MediaBox [0 0 600 800]", root: "/UserUnit 2", finds: "user-unit-on-pages"),
    row(
      "c42b-user-unit-minus-1",
      "A unit below zero, which mirrors the page in one program.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /UserUnit -1", finds: "user-unit-malformed"),
    row(
      "c78-user-unit-dangling", "The unit is a reference to nothing, which is none.", "7.3.10",
      "/MediaBox [0 0 600 800] /UserUnit 99 0 R"),
    row(
      "c43-rotate-90", "A quarter turn.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate 90"),
    row(
      "c44-rotate-450", "A whole turn and a quarter.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate 450"),
    row(
      "c45-rotate-minus-90", "A quarter turn to the left, which shows the same size.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate -90"),
    row(
      "c48-rotate-inherited", "The quarter turn comes from the root.", "7.7.3.4",
      "/MediaBox [0 0 600 800]", root: "/Rotate 90"),
    row(
      "c48b-rotate-0-over-90",
      "The page is upright in spite of the quarter turn above it.", "7.7.3.4",
      "/MediaBox [0 0 600 800] /Rotate 0", root: "/Rotate 90"),
    row(
      "c48c-rotate-is-a-name-over-90",
      "The Rotate of the page is a name and blocks the quarter turn above it.", "7.7.3.4",
      "/MediaBox [0 0 600 800] /Rotate /x", root: "/Rotate 90", finds: "rotate-malformed"),
    row(
      "c48e-rotate-through-reference", "The quarter turn is an object of its own.", "7.3.10",
      "/MediaBox [0 0 600 800] /Rotate 10 0 R", objects: [10: "90"]),
    row(
      "c46b-rotate-89", "An angle just below a quarter turn.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate 89", finds: "rotate-not-multiple-of-90"),
    row(
      "c46c-rotate-135", "An angle between two quarter turns; programs go either way.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate 135", finds: "rotate-not-multiple-of-90"),
    row(
      "c47c-rotate-89.9", "A fractional angle just below a quarter turn.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate 89.9", finds: "rotate-not-multiple-of-90"),
    row(
      "c74-rotate-is-an-array",
      "The quarter turn stands in an array, where one program finds it.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /Rotate [90]", finds: "rotate-malformed"),
    row(
      "c50-bleed-inside-trim",
      "The bleed is smaller than the trim: legal here, wrong for a printer.", "14.11.2",
      "/MediaBox [0 0 600 800] /TrimBox [50 60 550 740] /BleedBox [60 70 540 730]",
      finds: "trim-exceeds-bleed"),
    row(
      "c70-trim-beyond-media", "The trim is larger than the media box and is cut to it.", "14.11.2",
      "/MediaBox [0 0 600 800] /TrimBox [-20 -20 620 820]", finds: "trim-exceeds-media"),
    row(
      "c79-trim-and-bleed-beyond-all",
      "Trim and bleed are larger than crop and media box.", "14.11.2",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740] "
        + "/TrimBox [-10 -10 610 810] /BleedBox [-20 -20 620 820]",
      finds: "bleed-exceeds-media bleed-exceeds-crop trim-exceeds-media trim-exceeds-crop"),
    row(
      "c56-parent-cycle",
      "The root names the page as its parent, so that climbing never ends.", "7.7.3.2",
      "", rootParent: .verbatim("3 0 R"), finds: "parent-cycle media-missing"),
    row(
      "c57-no-type", "The page has no type, and one program does not see it.", "7.7.3.3",
      "/MediaBox [0 0 600 800] /CropBox [50 60 550 740]", type: .missing, finds: "type-missing"),
    row(
      "c67-no-type-inherited-media",
      "The page has no type, and its media box comes from the root.", "7.7.3.3",
      "", root: "/MediaBox [0 0 600 800]", type: .missing, finds: "type-missing"),
    row(
      "c59-no-parent", "The page names no parent, so that climbing finds no media box.", "7.7.3.3",
      "", root: "/MediaBox [0 0 600 800]", parent: .missing, finds: "parent-mismatch"),
  ]
}
