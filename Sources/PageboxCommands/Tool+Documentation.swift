package import OptionTable

extension Tool {
  /// All that help, manual pages and completions are made from.
  package static let documentation = ToolDocumentation(
    "pagebox", "Inspect, compare, repair and make page boxes of PDF files.",
    discussion: [
      """
      A PDF page has up to five boxes. The media box is the sheet, the crop box is the part of it \
      that viewers show; bleed, trim and art box are for production. Programs that draw through \
      the wrong one show a cover with its back and spine, and nobody notices as long as the files \
      at hand have no crop box. pagebox says what stands in a file, what the standard makes of it, \
      and where the boxes differ; and it repairs and sets them without harm to anything else.
      """,
      """
      Many files can be given in one call. They are read several at a time and reported in the \
      order given. A file that cannot be read is reported on standard error, and the others go on. \
      Reading never changes a file; 'pagebox fix' changes one only where it is told to.
      """,
      """
      For tests there is a way to make files with exactly the boxes that are asked for, right or \
      wrong on purpose, and proved to have them.
      """,
      """
      A file that is damaged, or that has next to nothing in its many gigabytes, is searched from \
      end to end, which takes memory and time. Where the system gives no more memory, the run ends \
      at once, and the files that are left are not read; few jobs, or a run of its own for a very \
      large file, need less.
      """,
    ],
    version: Version.number, date: Version.manualDate,
    commands: CommandName.allCases.map(\.documentation),
    exits: ExitStatus.documentation(
      done: "Done, nothing to report.",
      found: "Done, and there is something to report: pages differ, or would be changed.",
      makes: true),
    examples: [
      Definition("pagebox inspect cover.pdf", "The boxes of a file."),
      Definition(
        "pagebox diff --count --recursive Incoming",
        "How many pages of each file in a folder have a crop that differs from the media."),
      Definition(
        "pagebox fix in.pdf -o out.pdf",
        "A copy whose boxes are repaired; viewers show the same."),
      Definition(
        "pagebox synth --media 1700x841 --crop 420x595+640+123 -o cover.pdf",
        "A file for tests: a cover spread of which viewers show the front."),
    ],
    seeAlso: ["pagebox-recipe(5)", "pagebox-boxes(7)"])
}
