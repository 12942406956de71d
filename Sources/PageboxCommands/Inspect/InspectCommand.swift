import BoxPolicy
import OptionTable

/// The form of the inspect command.
let inspectCommand = Command(
  CommandName.inspect.rawValue, "Print the page boxes of PDF files.",
  discussion: [
    """
    For each page: what stands in the file for its boxes, /Rotate and /UserUnit, where it stands, \
    what the rules of the standard make of it, what is odd about it, and what a viewer shows. \
    Nothing is changed, neither in the file nor in what is told about it.
    """,
    """
    Text lists the media and crop box of every page, the other boxes where they are written, and \
    equal neighbouring pages as one range. The size and what follows 'at', the lower left corner, \
    are those of the effective box, which is clipped to the media box; then comes where the value \
    stands, and in brackets the value as written. The other formats list every page.
    """,
    """
    A damaged file that can be read nevertheless is read, with a warning; pagebox-boxes(7) says \
    which, under DIAGNOSTICS. Where pages of a file cannot be reached the others are printed, and \
    the exit status is 2.
    """,
  ],
  defaults: InspectValues(),
  options: [
    .pages(in: \.pages),
    .choices(
      "boxes", "b", "BOX,...", in: \.boxes, group: "Selection",
      "Show these boxes, whether they are written or not."),
    .flag(
      "each-page", "e", in: \.eachPage, group: "Output",
      "List every page in text, with its object."),
  ] + OutputValues.options.nested(in: \.output) + InputValues.readingOptions.nested(in: \.input),
  operands: [InputValues.operand(in: \.input.files)],
  exits: ExitStatus.documentation(done: "Every file was read.", found: nil),
  examples: [
    Definition(
      "pagebox inspect cover.pdf", "The boxes of a file, equal pages as one range."),
    Definition(
      "pagebox inspect --boxes media,crop --pages 1 --recursive Incoming",
      "Two boxes of the first page of every PDF file in and below a folder."),
    Definition(
      "find . -name '*.pdf' -print0 | pagebox inspect --files0-from - --format ndjson",
      "One JSON object a page, for programs."),
  ],
  environment: EnvironmentVariables.documentation,
  seeAlso: ["pagebox-boxes(7)"],
  validate: { values throws(UsageError) in
    try values.input.validate()
    try values.output.validate()
  })
