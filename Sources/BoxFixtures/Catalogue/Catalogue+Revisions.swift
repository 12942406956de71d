/// Files with a history: earlier revisions, and a signature.
extension Catalogue {
  static let revisions: [Recipe] = [
    Recipe(
      name: "crop-added-later",
      about: "The crop came with an incremental update; the first revision shows the whole page.",
      source: clause("7.5.6"),
      pages: [Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720])],
      earlier: [Recipe.Earlier(page: 1, keys: Recipe.Keys(media: [0, 0, 612, 792]))],
      claims: ["crop!=media on 1", "no problem on 1"]),
    Recipe(
      name: "crop-removed-later",
      about: "An incremental update took the crop away; who searches for it still finds it.",
      source: clause("7.5.6"), pages: [Recipe.Page(media: [0, 0, 612, 792])],
      earlier: [
        Recipe.Earlier(
          page: 1, keys: Recipe.Keys(media: [0, 0, 612, 792], crop: [72, 72, 540, 720]))
      ],
      claims: ["no crop on 1", "no problem on 1"]),
    Recipe(
      name: "three-revisions", about: "Two pages were changed in turn, one update each.",
      source: clause("7.5.6"),
      pages: [
        Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720]),
        Recipe.Page(media: [0, 0, 595, 842], rotate: 90),
      ],
      earlier: [
        Recipe.Earlier(page: 1, keys: Recipe.Keys(media: [0, 0, 612, 792])),
        Recipe.Earlier(page: 2, keys: Recipe.Keys(media: [0, 0, 595, 842])),
      ],
      claims: ["crop!=media on 1", "rotate 90 on 2", "no problem on all"]),
    Recipe(
      name: "signed",
      about: "A signature covers every byte, so that the boxes must not be changed by a rewrite.",
      source: clause("12.8.1"),
      pages: [Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720])], isSigned: true,
      claims: ["crop!=media on 1", "no problem on 1"]),
  ]
}
