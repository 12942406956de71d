/// Sound files as they come from publishers, scanners and print dialogs.
extension Catalogue {
  static let everyday: [Recipe] = [
    Recipe(
      name: "plain-page", about: "One page with a media box and nothing else: all of it is shown.",
      source: clause("7.7.3.3"), pages: [Recipe.Page(media: [0, 0, 612, 792])],
      claims: ["own media on 1", "no crop on 1", "no problem on 1"]),
    Recipe(
      name: "plain-crop",
      about:
        "A crop box inside of the media box: programs that parse it and do not use it show up.",
      source: "pdf_oxide#1166",
      pages: [Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720])],
      claims: ["crop!=media on 1", "own crop on 1", "no problem on 1"]),
    Recipe(
      name: "cover-spread",
      about:
        "Back, spine and front cover on one sheet; its crop is the front, and the book follows.",
      source: clause("14.11.2"), tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 420, 595])),
      pages: [
        Recipe.Page(media: [0, 0, 1700, 841], crop: [640, 123, 1060, 718]), Recipe.Page(count: 311),
      ],
      claims: [
        "312 pages", "crop!=media on 1", "own media on 1", "inherited media on 2-312",
        "no crop on 2-312", "no problem on all",
      ]),
    Recipe(
      name: "five-boxes",
      about: "All five boxes differ and none lies in the middle, so that no mix-up stays hidden.",
      source: "xournalpp PR 7701",
      pages: [
        Recipe.Page(
          media: [0, 0, 595, 841], crop: [60, 60, 595, 841], bleed: [30, 30, 595, 841],
          trim: [90, 90, 595, 841], art: [120, 120, 595, 841])
      ],
      claims: [
        "crop!=media on 1", "bleed!=media on 1", "trim!=media on 1", "art!=media on 1",
        "bleed!=crop on 1", "trim!=crop on 1", "art!=crop on 1", "trim!=bleed on 1",
        "art!=bleed on 1", "art!=trim on 1", "problem bleed-exceeds-crop on 1",
      ]),
    Recipe(
      name: "five-boxes-equal",
      about: "All five boxes are one rectangle with its origin off zero, and have to print alike.",
      source: "PyMuPDF#1615",
      pages: [
        Recipe.Page(
          media: [0, 17.05, 504, 665.05], crop: [0, 17.05, 504, 665.05],
          bleed: [0, 17.05, 504, 665.05], trim: [0, 17.05, 504, 665.05],
          art: [0, 17.05, 504, 665.05])
      ],
      claims: [
        "crop==media on 1", "bleed==media on 1", "trim==media on 1", "art==media on 1",
        "no problem on 1",
      ]),
    Recipe(
      name: "indesign-book",
      about: "A book with 3 mm of bleed as InDesign exports it: bleed and trim, and no crop.",
      source: "PyMuPDF#1176",
      pages: [
        Recipe.Page(
          media: [0, 0, 668.976, 915.59], bleed: [28.346, 28.346, 640.629, 887.244],
          trim: [36.8499, 36.8499, 632.126, 878.74], count: 24)
      ],
      claims: [
        "24 pages", "bleed!=media on all", "trim!=bleed on all", "no crop on all",
        "no problem on all",
      ]),
    Recipe(
      name: "scan-without-crop",
      about: "Pages from a scanner, each a little different in size and none with a crop box.",
      source: clause("14.11.2"),
      pages: [
        Recipe.Page(media: [0, 0, 595.2, 841.92]), Recipe.Page(media: [0, 0, 594.72, 840.96]),
        Recipe.Page(media: [0, 0, 596.16, 842.4]), Recipe.Page(media: [0, 0, 593.76, 841.44]),
      ],
      claims: ["own media on all", "no crop on all", "no problem on all"]),
    Recipe(
      name: "macos-print",
      about: "Printed to a file on macOS: the pages have no boxes, the node above them has.",
      source: "smalot/pdfparser PR 700",
      tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 595, 842])), pages: [Recipe.Page(count: 3)],
      claims: ["3 pages", "inherited media on all", "no crop on all", "no problem on all"]),
    Recipe(
      name: "no-crop",
      about: "A4 pages from an office program: no crop box, so that no program shows them wrongly.",
      source: clause("7.7.3.3"),
      pages: [Recipe.Page(media: [0, 0, 595.276, 841.89], count: 3)],
      claims: ["3 pages", "own media on all", "no crop on all", "no problem on all"]),
    Recipe(
      name: "mixed-sizes", about: "A4, Letter, A3, A5 and Legal in one file, all shown in full.",
      source: clause("7.7.3.3"),
      pages: [
        Recipe.Page(media: [0, 0, 595.276, 841.89]), Recipe.Page(media: [0, 0, 612, 792]),
        Recipe.Page(media: [0, 0, 841.89, 1190.551]), Recipe.Page(media: [0, 0, 419.528, 595.276]),
        Recipe.Page(media: [0, 0, 612, 1008]),
      ],
      claims: ["5 pages", "own media on all", "no crop on all", "no problem on all"]),
    Recipe(
      name: "landscape-inserts",
      about: "Upright pages with wide ones between them, one turned by Rotate and one by its box.",
      source: clause("7.7.3.3"),
      tree: Recipe.Tree(Recipe.Keys(media: [0, 0, 595.276, 841.89])),
      pages: [
        Recipe.Page(count: 2), Recipe.Page(rotate: 90), Recipe.Page(count: 2),
        Recipe.Page(media: [0, 0, 841.89, 595.276]), Recipe.Page(),
      ],
      claims: [
        "rotate 90 on 3", "rotate 0 on 1-2,4-7", "own media on 6", "inherited media on 1-5,7",
        "no problem on all",
      ]),
    Recipe(
      name: "journal-article",
      about: "An article cut out of its sheet: crop and media differ on every page alike.",
      source: "grobid#808",
      pages: [
        Recipe.Page(
          media: [0, 0, 391, 612], crop: [26.64, 35.28, 350.68, 596.88], count: 12)
      ],
      claims: ["12 pages", "crop!=media on all", "no problem on all"]),
    Recipe(
      name: "crop-equals-media",
      about: "Every page repeats its media box as crop box, as many writers do: nothing differs.",
      source: "PyMuPDF#1484",
      pages: [
        Recipe.Page(media: [36, 45, 607.5, 765], crop: [36, 45, 607.5, 765], count: 4)
      ],
      claims: ["crop==media on all", "own crop on all", "no problem on all"]),
    Recipe(
      name: "slides", about: "Wide slides from a presentation, with an empty Rotate of 0.",
      source: clause("7.7.3.3"),
      pages: [Recipe.Page(media: [0, 0, 960, 540], rotate: 0, count: 10)],
      claims: ["10 pages", "rotate 0 on all", "own rotate on all", "no problem on all"]),
  ]
}
