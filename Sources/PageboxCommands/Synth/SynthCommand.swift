import BoxFixtures
import BoxPolicy
import OptionTable

/// The form of the synth command.
let synthCommand = Command(
  CommandName.synth.rawValue, "Make PDF files with exactly these page boxes.",
  discussion: [
    """
    Makes test fixtures, right or wrong on purpose, from options, from recipes in JSON or from the \
    catalogue that comes with the tool. Every file is read again by readers that did not write it, \
    and only one that has what was asked for is delivered. The same recipe gives the same bytes \
    on every machine, unless it asks for object streams, a linearised or an encrypted file: libqpdf \
    writes these, and their bytes depend on its version and on that of zlib.
    """,
    """
    A rectangle is given by two corners, '0,0,595,842', by a size and a place, '420x595+640+123', or \
    as a paper, 'A4', 'Letter landscape', 'A4+10+10'. Papers are A0 to A10, B0 to B10, Letter, \
    Legal, Tabloid, Executive and Statement, in any case. Lengths are in points unless they say 'mm', \
    'cm' or 'in'; one without a unit takes that of the next one to its right, as in '6x9in'.
    """,
    """
    A page draws its boxes: outlines in a colour each with their names and numbers, and another tint \
    inside the crop. What a recipe and a claim can say, and the limits of both, stand in \
    pagebox-recipe(5).
    """,
    """
    libqpdf mends what it writes. An entry that would not be what it is for in another form is \
    refused in that form, and the others are made: not all of the catalogue can be encrypted, \
    linearised or written with object streams, so that '--all' with such an option ends with \
    status 2.
    """,
  ],
  defaults: SynthValues(),
  options: boxOptions + sourceOptions + formOptions + outputOptions,
  exits: [
    Definition("0", "Every file was made."),
    Definition("2", "A recipe could not be read or made, or a file could not be written."),
    Definition("64", "The command line was wrong, or what it asks for cannot be."),
    ExitStatus.rowOfBug,
  ],
  examples: [
    Definition(
      "pagebox synth --media 1700x841 --crop 420x595+640+123 -o cover.pdf",
      "A cover spread of which viewers show the front."),
    Definition(
      "pagebox synth --media A4 --verbatim 'CropBox=[10 20 30]' -o odd.pdf",
      "A crop box that is none."),
    Definition(
      "pagebox synth --case cover-spread --encrypt AES-256 -o locked.pdf",
      "An entry of the catalogue in another form."),
    Definition("pagebox synth --all Fixtures", "The whole catalogue."),
    Definition(
      "pagebox synth --recipe recipes.ndjson --all Fixtures", "Many recipes, a file for each."),
  ],
  seeAlso: ["pagebox-inspect(1)", "pagebox-recipe(5)", "pagebox-boxes(7)"],
  validate: { values throws(UsageError) in try values.validate() })

private let boxOptions: [Option<SynthValues>] = [
  rectangle("media", in: \.media, "The media box."),
  rectangle("crop", in: \.crop, "The crop box."),
  rectangle("bleed", in: \.bleed, "The bleed box."),
  rectangle("trim", in: \.trim, "The trim box."),
  rectangle("art", in: \.art, "The art box."),
  number("rotate", "ANGLE", in: \.rotate, "The turn, usually 0, 90, 180 or 270."),
  number("user-unit", "N", in: \.userUnit, "The size of a unit in points."),
  .repeated(
    "verbatim", nil, "KEY=TEXT", in: \.verbatim, group: "Boxes",
    "Write TEXT for KEY as it is, such as 'CropBox=[10 20 30]'.",
    discussion: ["TEXT is one whole PDF object. A key that is given twice stands there twice."],
    parse: { (text) throws(UsageProblem) in try VerbatimEntry(parsing: text) }),
  .value(
    "count", nil, "N", in: \.count, group: "Boxes", "Make N pages alike; default 1.",
    discussion: ["N is at most \(Recipe.mostPages)."],
    parse: wholeNumber(1...Recipe.mostPages)),
  .choices(
    "inherit", nil, "KEY,...", in: \.inherit, group: "Boxes",
    "Write these keys on the root of the page tree."),
  .choices(
    "indirect", nil, "KEY,...", in: \.indirect, group: "Boxes",
    "Write these values as objects of their own."),
]

private let sourceOptions: [Option<SynthValues>] = [
  .repeated(
    "recipe", nil, "FILE", in: \.recipes, group: "Recipes", form: .file(extension: "json"),
    "Take the recipes in FILE; - is standard input.",
    parse: { (text) throws(UsageProblem) in text }),
  .repeated(
    "case", nil, "NAME", in: \.cases, group: "Recipes",
    "Take this entry of the catalogue.",
    parse: { (text) throws(UsageProblem) in
      guard Catalogue.recipe(named: text) != nil else {
        let near = nearest(to: text.lowercased(), among: Catalogue.all.map(\.name))
        throw .reason(
          "is not in the catalogue; " + (near.map { "did you mean \($0)?" } ?? "--list shows it"))
      }
      return text
    }),
  .flag(
    "list", nil, in: \.list, group: "Recipes", "List the catalogue, a name and a purpose a line."),
  .value(
    "name", nil, "NAME", in: \.name, group: "Recipes", "Name the recipe that the options make.",
    parse: { (text) throws(UsageProblem) in text }),
  .repeated(
    "claim", nil, "CLAIM", in: \.claims, group: "Recipes",
    "Deliver only if this holds, as 'crop!=media on 1'.",
    parse: { (text) throws(UsageProblem) in
      do throws(ClaimError) {
        return try Claim(parsing: text)
      } catch {
        throw .reason("is no claim; it needs \(error.allowed)")
      }
    }),
]

private let formOptions: [Option<SynthValues>] = [
  .value(
    "content", nil, "WHAT", in: \.content, group: "Form",
    form: .oneOf(PageContent.allCases.map(\.rawValue)), "Draw this on the pages.",
    parse: { (text) throws(UsageProblem) in try choice(text) as PageContent }),
  .value(
    "pdf-version", nil, "VERSION", in: \.version, group: "Form",
    "Claim this version, such as 1.4; default 1.7.",
    parse: { (text) throws(UsageProblem) in text }),
  .flag("object-streams", nil, in: \.objectStreams, group: "Form", "Put objects into streams."),
  .flag(
    "xref-stream", nil, in: \.crossReferenceStream, group: "Form",
    "Write a cross-reference stream, not a table."),
  .flag("linearize", nil, in: \.linearized, group: "Form", "Linearise the file."),
  .value(
    "encrypt", nil, "CIPHER", in: \.encryption, group: "Form",
    form: .oneOf(Recipe.Encryption.Cipher.allCases.map(\.rawValue)),
    "Encrypt the file, with no password unless given one.",
    parse: { (text) throws(UsageProblem) in try cipher(text) }),
  .value(
    "password-file", nil, "FILE", in: \.passwordFile, group: "Form", form: .anyFile,
    "Encrypt so that the first line of FILE opens the file.",
    parse: { (text) throws(UsageProblem) in text }),
]

private let outputOptions: [Option<SynthValues>] = [
  .value(
    "output", "o", "FILE", in: \.output, group: "Output", form: .file(extension: "pdf"),
    "Write the file to FILE; - is standard output.",
    parse: { (text) throws(UsageProblem) in text }),
  .value(
    "all", nil, "DIR", in: \.directory, group: "Output", form: .directory,
    "Write every recipe, or the catalogue, to DIR by its name.",
    parse: { (text) throws(UsageProblem) in text }),
  .flag(
    "show-recipe", nil, in: \.showsRecipe, group: "Output", "Print the recipe, and make nothing."),
  .flag(
    "force", nil, in: \.force, group: "Output", "Replace files that are there.",
    discussion: [
      """
      A symbolic link to a file is itself replaced; what it leads to stays. Directories, pipes and \
      devices are never replaced.
      """
    ]),
  .value(
    "jobs", "j", "N", in: \.jobs, group: "Output",
    "Make N files at a time; default one a processor.", discussion: ["N is at most 1,024."],
    parse: wholeNumber(1...1024)),
]

private func rectangle(
  _ name: String, in target: any WritableKeyPath<SynthValues, RectangleExpression?> & Sendable,
  _ summary: String
) -> Option<SynthValues> {
  .value(
    name, nil, "RECT", in: target, group: "Boxes", summary,
    parse: { (text) throws(UsageProblem) in
      do throws(RectangleExpressionError) {
        return try RectangleExpression(parsing: text)
      } catch {
        throw .reason(error.description)
      }
    })
}

private func number(
  _ name: String, _ valueName: String,
  in target: any WritableKeyPath<SynthValues, String?> & Sendable, _ summary: String
) -> Option<SynthValues> {
  .value(
    name, nil, valueName, in: target, group: "Boxes", summary,
    parse: { (text) throws(UsageProblem) in
      guard isPDFNumber(text) else {
        throw .reason("is no number of a PDF file; --verbatim writes anything")
      }
      return text
    })
}

private func wholeNumber(
  _ range: ClosedRange<Int>
) -> @Sendable (String) throws(UsageProblem) -> Int {
  { (text) throws(UsageProblem) in
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else { throw .reason("is not a number from \(range.lowerBound) to \(range.upperBound)") }
    return number
  }
}

/// Reads a cipher, in any case and without its hyphen, as other programs write it.
private func cipher(_ text: String) throws(UsageProblem) -> Recipe.Encryption.Cipher {
  func letters(_ name: String) -> String { name.lowercased().filter { $0 != "-" } }
  let ciphers = Recipe.Encryption.Cipher.allCases
  guard let cipher = ciphers.first(where: { letters($0.rawValue) == letters(text) }) else {
    throw .notOneOf(ciphers.map(\.rawValue))
  }
  return cipher
}

private func choice<T: Choice>(_ text: String) throws(UsageProblem) -> T {
  guard let value = T(rawValue: text) else { throw .notOneOf(T.allCases.map(\.rawValue)) }
  return value
}
