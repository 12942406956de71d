import BoxPolicy
import OptionTable

/// The form of the fix command.
let fixCommand = Command(
  CommandName.fix.rawValue, "Repair and set page boxes without harm to anything else.",
  discussion: [
    """
    Without more, every page is repaired by the safe rules: what viewers show of a page stays as it \
    is wherever the standard defines it, and programs that disagreed show the same. --rule picks \
    rules; --list-rules says what each does. Boxes are set with --set and removed with --remove; then \
    no rule is applied unless it is named.
    """,
    """
    --origin, --bake-user-unit and --bake-rotate rewrite the coordinates of a page so that programs \
    which overlook its origin, unit or turn go right, and viewers show the same. Boxes, content, \
    patterns, annotations with their appearances, destinations, articles and viewports are moved \
    together, after all else, and the file is written anew. Refused are pages that share an \
    annotation with another, that are listed twice and not moved alike, those with a scale for \
    measuring that would be another, and those whose content restores a graphics state that it did \
    not save, or cannot be decoded, and those with patterns and a form, an appearance, a tiling \
    pattern or a Type 3 font without resources of its own.
    """,
    """
    Not moved are thumbnails, private data of programs, places in the attributes of tagged content, \
    destinations by elements of the structure that name no page, and text sizes of form fields; an annotation without an appearance may be drawn in another way.
    """,
    """
    The input is never damaged. What is written is a new file, or with --in-place the same name: \
    either the original bytes with an update behind them, which --undo takes back, or a file \
    written anew beside the old one that takes its name when it is complete. Before that it is read \
    again, and nothing is delivered that is not what was planned.
    """,
    """
    Nothing else changes: no other page, and no other object that the file leads to. In a file \
    written anew the objects have other numbers, and what earlier updates have replaced is gone. A \
    linearised one then also loses objects that nothing refers to, and its pages have for their own \
    what they inherit.
    """,
    """
    What libqpdf cannot read whole, such as a number that is too large or a dictionary without an \
    end, is not in a file written anew. That is told with the number of the object, and with \
    --in-place it is an error unless --backup keeps a copy. Appending leaves such objects as they are. \
    A file whose encryption libqpdf would make another is not written anew at all.
    """,
    """
    With --in-place a symbolic link is followed: the file that it leads to is changed, and the link \
    stays. A file with several names keeps them when an update is appended; writing it anew would \
    part them, and is refused. So is changing a file that is read-only. --output replaces a link of \
    its name and not what that leads to, and never the input by any of its names.
    """,
    """
    A smaller box hides what lies outside it and deletes nothing. The result has the numbers of the \
    file, which are user space units. With '--output=-' it goes to standard error.
    """,
  ],
  defaults: FixValues(),
  options: selectionOptions + repairOptions + editOptions + writeOptions
    // The result has the text of the file, which a unit would not be in.
    + OutputValues.options.filter { $0.documentation.long != "unit" }.nested(in: \.output)
    + InputValues.options.nested(in: \.input),
  operands: [InputValues.operand(in: \.input.files)],
  exits: [
    Definition("0", "What was asked for is done, also where there was nothing to do."),
    Definition("1", "Only with --dry-run: something would be changed."),
    Definition(
      "2",
      """
      A file could not be read, mended safely or written, and the others go on; unless the message \
      says otherwise, it is as it was.
      """
    ),
    Definition("64", "The command line was wrong."),
    Definition(
      "70",
      "What was written is not what was planned, and nothing is delivered; or libqpdf is missing."),
  ],
  examples: [
    Definition("pagebox fix in.pdf -o out.pdf", "Repair what can be repaired without harm."),
    Definition(
      "pagebox fix --dry-run --recursive Incoming", "What would be repaired in a folder."),
    Definition(
      "pagebox fix --set crop=trim --where 'trim present' --in-place a.pdf",
      "Show the finished page, and keep the rest hidden."),
    Definition(
      "pagebox fix --set bleed=trim+3mm in.pdf -o out.pdf",
      "A bleed of 3 mm around the trim."),
    Definition(
      "pagebox fix --bake-rotate --origin=zero scan.pdf -o out.pdf",
      "Pages that look the same and begin at 0 0, upright."),
    Definition(
      "pagebox fix --undo a.pdf", "Take the last update back."),
  ],
  environment: EnvironmentVariables.documentation + [
    Definition(
      "TMPDIR",
      """
      The folder for what goes to standard output, until it is proved; /tmp without it. Nobody else \
      may read it there, and it is removed.
      """)
  ],
  seeAlso: ["pagebox-inspect(1)", "pagebox-diff(1)", "pagebox-boxes(7)"],
  sections: [boxExpressionSection, conditionSection, ruleSection], files: fixFiles,
  validate: { values throws(UsageError) in try values.validate() })

private let selectionOptions: [Option<FixValues>] = [
  .pages(in: \.pages),
  .repeated(
    "where", nil, "CONDITION", in: \.conditions, group: "Selection",
    form: .beginnings(conditionBeginnings),
    "Change only pages on which this holds.",
    discussion: [
      """
      'crop!=media', 'trim==crop', 'trim absent', 'bleed present', 'width>height', 'width>=210mm', \
      'rotate==90', the id of a problem as 'pagebox inspect' shows it, or of a rule, which holds \
      where the rule would change the page. Of several all must hold. CONDITIONS below says all.
      """
    ],
    parse: { (text) throws(UsageProblem) in
      do throws(PageConditionError) {
        return try PageCondition(parsing: text)
      } catch {
        throw .reason(error.description + hint(for: text, error))
      }
    }),
]

private let repairOptions: [Option<FixValues>] = [
  .repeated(
    "rule", nil, "ID", in: \.rules, group: "Repair", form: .words(RuleChoice.words),
    "Repair by this rule alone; 'safe' stands for all safe ones.",
    parse: { (text) throws(UsageProblem) in try RuleChoice(parsing: text) }),
  .value(
    "assume-media", nil, "RECT", in: \.assumedMedia, group: "Repair",
    "Give pages without a usable media box this one.",
    parse: { (text) throws(UsageProblem) in
      do throws(RectangleExpressionError) {
        return try RectangleExpression(parsing: text)
      } catch {
        throw .reason(error.description)
      }
    }),
  .flag(
    "list-rules", nil, in: \.listsRules, group: "Repair",
    "List the rules, an id and a purpose a line."
  ),
]

private let editOptions: [Option<FixValues>] = [
  .repeated(
    "set", nil, "BOX=EXPR", in: \.requests, group: "Editing",
    form: .beginnings(BoxPair.all.map { "\($0.a.rawValue)=\($0.b.rawValue)" }),
    "Set a box of every selected page.",
    discussion: [
      """
      EXPR is a rectangle, '10,10,500,700' or '420x595+10+10'; another box, 'trim'; one grown or \
      shrunk by one, two or four lengths, 'trim+3mm', 'media-10mm,5mm,10mm,5mm' (left, bottom, right, \
      top), or by named sides, 'media-inside=15mm,outside=10mm'; or a size in a box, '6x9in@center of \
      media'. BOX EXPRESSIONS below says all. Boxes are set in the order given, each from what the \
      ones before have made.
      """
    ],
    parse: { (text) throws(UsageProblem) in
      do throws(EditRequestError) {
        return try EditRequest(setting: text)
      } catch {
        throw .reason(error.description + hint(for: text, error))
      }
    }),
  .repeated(
    "remove", nil, "BOX", in: \.requests, group: "Editing",
    form: .oneOf(Box.allCases.map(\.rawValue)), "Remove a box of every selected page.",
    discussion: ["Where one is written above the page it is inherited then."],
    parse: { (text) throws(UsageProblem) in
      guard let box = Box(rawValue: text) else { throw .notOneOf(Box.allCases.map(\.rawValue)) }
      return .remove(box)
    }),
  .choice(
    "sides", nil, "SPACE", in: \.sides, group: "Editing",
    "Mean left and top as in the page, or as shown.",
    discussion: ["A page that is turned is shown with other sides than its boxes have."]),
  .choice(
    "origin", nil, "PLACE", in: \.origin, group: "Editing",
    "Shift everything until the media box begins at 0 0."),
  .flag(
    "bake-user-unit", nil, in: \.bakesUserUnit, group: "Editing",
    "Scale everything by the unit of the page, which goes."),
  .flag(
    "bake-rotate", nil, in: \.bakesRotate, group: "Editing",
    "Turn everything as the page is shown; its turn becomes 0."),
]

private let writeOptions: [Option<FixValues>] = [
  .value(
    "output", "o", "FILE", in: \.target, group: "Writing", form: .file(extension: "pdf"),
    "Write the result to FILE; - is standard output.",
    parse: { (text) throws(UsageProblem) in text }),
  .flag("in-place", nil, in: \.inPlace, group: "Writing", "Change the files themselves."),
  .value(
    "backup", nil, "SUFFIX", in: \.backup, group: "Writing",
    "With --in-place, keep a copy by this name ending.",
    parse: { (text) throws(UsageProblem) in
      guard !text.isEmpty, !text.contains("/") else {
        throw .reason("is no ending of a name; give one such as .bak")
      }
      return text
    }),
  .flag("force", nil, in: \.force, group: "Writing", "Replace files that are there."),
  .flag(
    "dry-run", "n", in: \.dryRun, group: "Writing", "Say what would be changed, and write nothing.",
    discussion: [
      """
      With --output or --in-place the target is looked at as well, and so is that of --backup: what \
      would keep them from being written is said, with status 2.
      """
    ]),
  .choice(
    "write", nil, "WAY", in: \.write, group: "Writing", "Append an update, or write the file anew.",
    discussion: [
      """
      'auto' appends where that can be done, and says so in the result. 'rewrite' writes a file even \
      where no page needs a change, which mends one that is damaged.
      """
    ]),
  .flag(
    "allow-signed", nil, in: \.allowsSigned, group: "Writing",
    "Change signed files too, by appending alone."),
  .flag(
    "undo", nil, in: \.undo, group: "Writing", "Take back the last update that was appended."),
]
