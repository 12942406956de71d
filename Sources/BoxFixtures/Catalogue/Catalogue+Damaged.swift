/// Files that were cut, filled up or overwritten after they were finished.
extension Catalogue {
  static let damaged: [Recipe] = [
    broken(
      "truncated-half", "The second half of the file is missing, as after a broken download.",
      "7.5.1", .truncated(keeping: .fraction(0.5))),
    broken(
      "truncated-end", "The end of the file is missing, and with it the place of the table.",
      "7.5.5", .truncated(keeping: .fraction(0.95))),
    broken(
      "truncated-to-header", "Nothing is left of the file but its first line.", "7.5.2",
      .truncated(keeping: .bytes(15)), claims: ["unreadable"]),
    broken(
      "truncated-to-nothing", "A file without a byte.", "7.5.1", .truncated(keeping: .bytes(0)),
      claims: ["unreadable"]),
    broken(
      "startxref-wrong", "The end of the file points into its header for the table.", "7.5.5",
      .startxrefWrong),
    broken(
      "startxref-huge", "The end of the file points further than 64 bits can count.", "7.5.5",
      .startxref("99999999999999999999")),
    broken(
      "junk-before-header", "Forty bytes stand before the header, so that every offset is short.",
      "7.5.2", .junkBeforeHeader(40)),
    broken(
      "junk-far-before-header", "So much stands before the header that it is not looked for there.",
      "7.5.2", .junkBeforeHeader(2000), claims: ["unreadable"]),
    broken(
      "page-without-endobj", "The page does not end before the next object starts.", "7.3.10",
      .missingEndobj(of: 3)),
    broken(
      "bytes-appended", "A hundred bytes stand behind the end, which readers pass over.", "7.5.5",
      .bytesAppended(100)),
    broken(
      "many-bytes-appended", "So much stands behind the end that it is not looked for there.",
      "7.5.5", .bytesAppended(2000)),
    broken("trailer-missing", "The trailer is blank, and with it the root.", "7.5.5", .noTrailer),
    broken("header-missing", "The first line of the file is blank.", "7.5.2", .noHeader),
    broken(
      "startxref-and-endobj", "The table is not to be found, and the page does not end.", "7.5.5",
      .startxrefWrong, .missingEndobj(of: 3)),
  ]

  private static func broken(
    _ name: String, _ about: String, _ clause: String, _ damage: Damage...,
    claims: [Claim] = ["crop!=media on 1"]
  ) -> Recipe {
    Recipe(
      name: name, about: about, source: Self.clause(clause),
      pages: [
        Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720]),
        Recipe.Page(media: [0, 0, 612, 792]),
      ],
      damage: damage, claims: claims)
  }
}
