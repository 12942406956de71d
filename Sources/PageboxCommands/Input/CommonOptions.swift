import BoxDocument
import BoxPolicy
import OptionTable

extension Option {
  /// The option that selects pages.
  static func pages(in target: any WritableKeyPath<Values, PageSelection> & Sendable) -> Option {
    .value(
      "pages", "p", "PAGES", in: target, group: "Selection",
      "Pages such as 1-3,7,-2,odd,even,last.",
      discussion: [
        """
        '-2' is the last page but one, '5-' all from the fifth on, '3-1' is '1-3'. Pages come in \
        the order of the file, each once. What is counted is counted among them. Pages that a file does not have are passed over; a file that has none \
        of them is an error.
        """
      ],
      defaultText: { _ in "all" },
      parse: { (text) throws(UsageProblem) in
        do throws(PageSelectionError) {
          return try PageSelection(parsing: text)
        } catch {
          throw .reason(error.description)
        }
      })
  }

  /// The option that says how far apart equal edges may lie.
  static func tolerance(in target: any WritableKeyPath<Values, Double> & Sendable) -> Option {
    .value(
      "tolerance", "t", "UNITS", in: target, group: "Comparison",
      "Edges this far apart are equal.",
      discussion: ["In user space units, as the numbers in the file are."],
      defaultText: { plainText($0) },
      parse: { (text) throws(UsageProblem) in
        let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isDecimal, let number = Double(text), number.isFinite else {
          throw .reason("is not a number of 0 or more")
        }
        return number
      })
  }
}

extension InputValues {
  /// The operands of every reading command.
  static func operand<Values>(
    in target: any WritableKeyPath<Values, [String]> & Sendable
  ) -> Operand<Values> {
    .many(
      "FILE", in: target, required: false, form: .file(extension: "pdf"),
      "PDF file to read; - is standard input, up to \(PageDocument.mostStandardInput >> 30) GiB.")
  }
}

/// The environment variables that commands look at.
enum EnvironmentVariables {
  static let documentation = [
    Definition(
      Password.variable, "The password for encrypted files, unless --password-file is given."),
    Definition("NO_COLOR", "If set and not empty, text has no colours by default."),
    Definition("TERM", "If dumb, text has no colours by default, and no progress is shown."),
  ]
}
