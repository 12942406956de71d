import BoxPolicy
import OptionTable

/// The form of the diff command.
let diffCommand = Command(
  CommandName.diff.rawValue, "List pages whose crop box differs from the media box.",
  discussion: [
    """
    A page is listed when its CropBox as written, corners in order, differs from its MediaBox in \
    any edge by more than the tolerance. A page without a CropBox has the MediaBox for one and is \
    equal; a CropBox that cannot be read differs.
    """,
    """
    The insets say how far the edges of the first box lie inside the second: left, bottom, right, \
    top, negative where the first reaches outside. The visible share is the part of the second \
    box that the first leaves visible, both as the rules of the standard make them.
    """,
    """
    Text lists page numbers, the sizes of the two boxes, the insets and the visible share. \
    'unreadable' stands for the size of a box that cannot be read, '?' for the insets of one. \
    Behind the share stand the ids of errors of the two boxes and of the page's place in the \
    tree, if there are any. Of selected pages the heading counts only those.
    """,
    """
    With --against two files are compared, page by page and key by key: what was changed, what \
    FILE has added and what is removed from it, measured from OTHER. Values in force are \
    compared, wherever they stand; with --effective what the rules make of them. Text shows what \
    was compared in the numbers of the files, which --unit therefore cannot convert.
    """,
  ],
  defaults: DiffValues(),
  options: [
    .pages(in: \.pages),
    .value(
      "between", nil, "BOX:BOX", in: \.pair, group: "Comparison",
      form: .words(BoxPair.all.map(\.text)), "Compare these two boxes.",
      discussion: ["Each is one of 'media', 'crop', 'bleed', 'trim' and 'art'."],
      defaultText: { ($0 ?? .cropAndMedia).text },
      parse: { (text) throws(UsageProblem) in try BoxPair(parsing: text) }),
    .value(
      "against", nil, "OTHER", in: \.against, group: "Comparison",
      form: .file(extension: "pdf"), "Compare each page with the same page of OTHER.",
      parse: { (text) throws(UsageProblem) in text }),
    .flag(
      "effective", nil, in: \.effective, group: "Comparison",
      "Compare effective boxes, not those as written.",
      discussion: ["Effective boxes are inherited, defaulted and clipped to the media box."]),
    .tolerance(in: \.tolerance),
    .flag("all", "a", in: \.all, group: "Output", "List equal pages too."),
    .flag(
      "count", "c", in: \.counts, group: "Output",
      "Print how many pages of each file differ."),
    .flag(
      "list", "l", in: \.lists, group: "Output",
      "Print the names of files that differ.",
      discussion: [
        """
        Line feeds, control characters and bytes that are no UTF-8 are escaped in names, also in \
        a pipe; --null gives names as they are.
        """
      ]),
    .flag(
      "null", "0", in: \.nul, group: "Output", "With --list, end each name with a NUL."),
  ] + OutputValues.options.nested(in: \.output) + InputValues.readingOptions.nested(in: \.input),
  operands: [InputValues.operand(in: \.input.files)],
  exits: ExitStatus.documentation(
    done: "No page differs.", found: "At least one page differs."),
  examples: [
    Definition(
      "pagebox diff cover.pdf", "The pages whose crop differs from the media."),
    Definition(
      "pagebox diff --count --recursive Incoming",
      "How many pages of each file differ, for a folder."),
    Definition(
      "pagebox diff --list -0 --recursive Incoming | xargs -0 -r ls -l",
      "Hand the names of files that differ to another program."),
    Definition(
      "pagebox diff --all --between trim:bleed --unit mm book.pdf",
      "The bleed of each page, in millimetres, also where there is none."),
    Definition(
      "pagebox diff --against before.pdf after.pdf",
      "What a program did to the boxes of a file."),
  ],
  environment: EnvironmentVariables.documentation,
  seeAlso: ["pagebox-boxes(7)"],
  validate: { values throws(UsageError) in try values.validate() })
