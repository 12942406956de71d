/// Boxes that come from above the page, through references, or from an object that others share.
extension Catalogue {
  static let inheritance: [Recipe] =
    inheritedMedia + [
      inheritedBoxes,
      page(
        "crop-inherited", "The crop stands above the page and counts there as well.",
        source: "sambox#137", "/MediaBox [0 0 612 792]", root: "/CropBox [72 72 540 720]",
        claims: [
          "inherited crop on 1", "own media on 1", "crop!=media on 1", "no problem on 1",
        ]),
      page(
        "trim-on-pages", "The trim box stands above the page, whence it does not inherit.",
        source: "veraPDF-parser PR 112", "/MediaBox [0 0 612 792]",
        root: "/TrimBox [36 36 576 756]",
        claims: ["no trim on 1", "problem trim-on-pages on 1"]),
      page(
        "small-media-under-large-boxes",
        "The page has a smaller media box than what it inherits, and the crop inherits all the same.",
        source: clause("7.7.3.4"), "/MediaBox [0 0 300 400]",
        root: "/MediaBox [0 0 612 792] /CropBox [0 0 612 792]",
        claims: [
          "own media on 1", "inherited crop on 1", "crop!=media on 1",
          "problem crop-exceeds-media on 1",
        ]),
      page(
        "crop-null-inherits", "The page's crop is null, which is no crop, and so it inherits.",
        source: clause("7.3.9"), "/MediaBox [0 0 612 792] /CropBox null",
        root: "/CropBox [72 72 540 720]",
        claims: ["inherited crop on 1", "crop!=media on 1", "no problem on 1"]),
      Recipe(
        name: "crop-array-shared",
        about: "Two pages share one array as crop: an edit of one must not move the other.",
        source: "pypdf PR 1314",
        pages: [
          Recipe.Page(media: [0, 0, 612, 792], crop: "20 0 R"),
          Recipe.Page(media: [0, 0, 595, 842], crop: "20 0 R"),
        ], objects: [20: "[72 72 540 720]"],
        claims: ["2 pages", "own crop on all", "crop!=media on all", "no problem on all"]),
      Recipe(
        name: "page-listed-twice",
        about: "One page object stands in the tree twice, so that an edit changes both pages.",
        source: clause("7.7.3.2"), tree: Recipe.Tree(kids: [.again(1)]),
        pages: [Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720])],
        claims: ["2 pages", "crop!=media on all", "problem listed-twice on 2"]),
      Recipe(
        name: "three-levels",
        about: "Media, crop and Rotate come from three levels above the pages.",
        source: clause("7.7.3.4"),
        tree: Recipe.Tree(
          Recipe.Keys(media: [0, 0, 612, 792], rotate: 180),
          levels: [Recipe.Keys(crop: [72, 72, 540, 720]), Recipe.Keys(rotate: 90)]),
        pages: [Recipe.Page(), Recipe.Page(crop: [0, 0, 300, 400], rotate: 0)],
        claims: [
          "inherited media on all", "inherited crop on 1", "inherited rotate on 1",
          "rotate 90 on 1",
          "own crop on 2", "own rotate on 2", "rotate 0 on 2", "crop!=media on all",
          "no problem on all",
        ]),
    ]

  private static let inheritedBoxes = Recipe(
    name: "inherited-boxes",
    about:
      "Media, crop and Rotate come from three levels, and each page can be misread another way.",
    source: clause("7.7.3.4"),
    tree: Recipe.Tree(
      Recipe.Keys(media: [0, 0, 400, 600], bleed: [20, 36, 380, 570]),
      levels: [Recipe.Keys(crop: [40, 60, 360, 540]), Recipe.Keys(rotate: 90)]),
    pages: [
      Recipe.Page(), Recipe.Page(crop: [80, 120, 320, 480]), Recipe.Page(rotate: 0),
      Recipe.Page(rotate: 180), Recipe.Page(crop: [0, 0, 400, 600], rotate: 0, userUnit: 2),
      Recipe.Page(crop: [200, 300, 500, 700], rotate: 0),
      Recipe.Page(crop: [360, 540, 40, 60], rotate: 0),
    ],
    claims: [
      "7 pages", "inherited media on all", "inherited crop on 1,3-4", "own crop on 2,5-7",
      "crop!=media on 1-4,6-7", "crop==media on 5", "rotate 90 on 1-2", "rotate 0 on 3,5-7",
      "rotate 180 on 4", "no bleed on all", "problem bleed-on-pages on all",
      "problem crop-exceeds-media on 6",
    ])

  private static let inheritedMedia: [Recipe] = [
    ("direct", "as an array", Recipe.Value.Placement.direct),
    ("indirect", "as a reference to an array", .indirect),
    ("elements", "as an array of references to numbers", .elements),
  ].map { word, text, placement in
    Recipe(
      name: "media-inherited-\(word)",
      about: "The media box stands above the page, \(text).",
      source: "embed-pdf-viewer PR 526",
      tree: Recipe.Tree(Recipe.Keys(media: .rectangle(0, 0, 300, 400, placement))),
      pages: [Recipe.Page()], claims: ["inherited media on 1", "no crop on 1", "no problem on 1"])
  }
}
