import BoxPolicy
import OptionTable

/// The form in which results are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, ndjson, csv
}

/// Whether results for people have colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// How results are written; the options that every reporting command has.
struct OutputValues: Sendable {
  var format = OutputFormat.text
  var unit = LengthUnit.point
  var color = ColorChoice.auto
  var quiet = false
  var verbose = false

  /// The rows of these options.
  static let options: [Option<OutputValues>] = [
    .choice(
      "format", "f", "FORMAT", in: \.format, group: "Output", "Write results in this form.",
      discussion: [
        """
        'text' is for people. 'ndjson' is one JSON object a line, 'json' an array of the same \
        objects, 'csv' a table with a header. Text and 'csv' escape names of files, 'json' has the \
        bytes of those that are no UTF-8.
        """
      ]),
    .choice(
      "unit", "u", "UNIT", in: \.unit, group: "Output", "Unit of the lengths in text.",
      discussion: [
        """
        The other formats have the numbers of the file, whatever the unit. Boxes are converted as \
        if a user space unit were a point; only the view is scaled by /UserUnit.
        """
      ]),
    .choice(
      "color", nil, "WHEN", in: \.color, group: "Output", "Colour the text.",
      discussion: ["'auto' colours a terminal, unless NO_COLOR is set."]),
    .flag(
      "quiet", "q", in: \.quiet, group: "Output", "Print nothing but errors.",
      discussion: ["The exit status still tells the result."]),
    .flag(
      "verbose", "v", in: \.verbose, group: "Output", "Pass on notes and the remarks of libqpdf.",
      discussion: ["A note is about a file as a whole, and nothing is wrong with its pages."]),
  ]

  /// Refuses what does not go together.
  func validate() throws(UsageError) {
    if quiet, verbose { throw .conflict("--quiet", "--verbose") }
  }

  /// Whether text is to be coloured on a console.
  func isColored(on console: some Console) -> Bool {
    switch color {
    case .always: true
    case .never: false
    case .auto:
      console.outputIsTerminal && (console.environment("NO_COLOR") ?? "").isEmpty
        && console.environment("TERM") != "dumb"
    }
  }
}
