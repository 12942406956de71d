/// One option as people read it.
package struct OptionDocumentation: Sendable, Hashable {
  /// The long name without its dashes.
  package let long: String
  /// The letter after a single dash.
  package let short: Character?
  /// The value; absent for a flag.
  package var value: ValueDocumentation?
  /// The value that holds when the option is not given.
  package var defaultText: String?
  /// One sentence with a full stop.
  package let summary: String
  /// Paragraphs for the manual, after the summary.
  package var discussion: [String] = []
  /// The heading that the option stands under; empty for the common one.
  package var group = ""
  /// Whether each further use adds a value; otherwise the last one wins.
  package var isRepeatable = false

  /// The long name as it is typed.
  var longSpelling: String { "--\(long)" }
  /// The short name as it is typed, or empty.
  var shortSpelling: String { short.map { "-\($0)" } ?? "" }

  /// The row that each command and the tool have without declaring it.
  package static let help = OptionDocumentation(
    long: "help", short: "h", summary: "Print this help.")
  /// The row that the tool has without declaring it.
  package static let version = OptionDocumentation(
    long: "version", short: nil, summary: "Print the version.")
}

/// One operand as people read it.
package struct OperandDocumentation: Sendable, Hashable {
  /// The value.
  package let value: ValueDocumentation
  /// One sentence with a full stop.
  package let summary: String
  /// Whether the command line is wrong without it.
  package let isRequired: Bool
  /// Whether it takes every operand that is left.
  package var isRepeatable = false

  /// The operand in a usage line.
  var usage: String {
    let name = value.name + (isRepeatable ? "..." : "")
    return isRequired ? name : "[\(name)]"
  }
}

/// A term and its meaning: an exit status, an environment variable, a command line that can be copied.
package struct Definition: Sendable, Hashable {
  /// What is typed or seen.
  package let term: String
  /// What it means, as a sentence.
  package let meaning: String

  /// Creates a row of a table of terms.
  package init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}

/// A section of a manual page of its own: paragraphs, and a table of terms below them.
package struct DocumentationSection: Sendable, Hashable {
  /// The heading, in capitals.
  package let heading: String
  /// The paragraphs.
  package let paragraphs: [String]
  /// The table; may be empty.
  package let rows: [Definition]

  /// Creates a section.
  package init(_ heading: String, _ paragraphs: [String], rows: [Definition] = []) {
    self.heading = heading
    self.paragraphs = paragraphs
    self.rows = rows
  }
}

/// One command as people read it: all that help, manual and completions need.
package struct CommandDocumentation: Sendable, Hashable {
  /// The word after the tool's name.
  package let name: String
  /// One sentence with a full stop.
  package let summary: String
  /// Paragraphs for the manual, after the summary.
  package let discussion: [String]
  /// The declared options, in the order of their declaration.
  package internal(set) var options: [OptionDocumentation]
  /// The operands, in the order in which they are given.
  package let operands: [OperandDocumentation]
  /// The exit statuses.
  package let exits: [Definition]
  /// The examples.
  package let examples: [Definition]
  /// The environment variables that matter.
  package let environment: [Definition]
  /// Other manual pages, written like pagebox-boxes(7).
  package let seeAlso: [String]
  /// Sections of the manual alone, after the options.
  package let sections: [DocumentationSection]
  /// The files that a user may meet, by their names.
  package let files: [Definition]

  /// The options and the help option, under their headings, in order of first appearance.
  var groups: [(heading: String, options: [OptionDocumentation])] {
    var groups: [(heading: String, options: [OptionDocumentation])] = []
    for option in options + [.help] {
      let heading = option.group.isEmpty ? "Options" : option.group
      if let index = groups.firstIndex(where: { $0.heading == heading }) {
        groups[index].options.append(option)
      } else {
        groups.append((heading, [option]))
      }
    }
    return groups
  }
}

/// A tool and its commands as people read them.
package struct ToolDocumentation: Sendable, Hashable {
  /// The name of the executable.
  package let name: String
  /// One sentence with a full stop.
  package let summary: String
  /// Paragraphs for the manual, after the summary.
  package let discussion: [String]
  /// The commands, in the order in which they are listed.
  package internal(set) var commands: [CommandDocumentation]
  /// The version.
  package let version: String
  /// The date of the manual pages, written as mdoc wants it: month name, day, year.
  package let date: String
  /// The exit statuses that the commands share.
  package let exits: [Definition]
  /// The examples of the tool's own page.
  package let examples: [Definition]
  /// Other manual pages than those of the commands, written like pagebox-boxes(7).
  package let seeAlso: [String]

  /// Creates the documentation of a tool.
  package init(
    _ name: String, _ summary: String, discussion: [String] = [], version: String, date: String,
    commands: [CommandDocumentation], exits: [Definition] = [],
    examples: [Definition] = [], seeAlso: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.version = version
    self.date = date
    self.exits = exits
    self.examples = examples
    self.seeAlso = seeAlso
  }
}
