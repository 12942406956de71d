import BoxDocument
import OptionTable

/// Which files a command reads and how; the options that every reading command has.
struct InputValues: Sendable {
  var files: [String] = []
  var recursive = false
  var listFile: String?
  var nulListFile: String?
  var jobs: Int?
  var passwordFile: String?
  var reader = PageDocument.ReaderChoice.auto

  /// The rows of these options.
  static let options: [Option<InputValues>] = [
    .flag(
      "recursive", "r", in: \.recursive, group: "Input",
      "Read the PDF files in and below directories.",
      discussion: [
        "Files count whose name ends in .pdf in any case. Links to directories are not followed."
      ]),
    .value(
      "files-from", nil, "FILE", in: \.listFile, group: "Input", form: .anyFile,
      "Read file names from FILE, one a line; - is standard input.",
      discussion: ["Empty lines are skipped."],
      parse: { (text) throws(UsageProblem) in text }),
    .value(
      "files0-from", nil, "FILE", in: \.nulListFile, group: "Input", form: .anyFile,
      "Likewise, with a NUL after each name.",
      discussion: ["Fits the output of 'find -print0'."],
      parse: { (text) throws(UsageProblem) in text }),
    .value(
      "jobs", "j", "N", in: \.jobs, group: "Input",
      "Read N files at a time; default one a processor.",
      parse: { (text) throws(UsageProblem) in
        // A sign is no digit.
        let isWhole = text.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard isWhole, let jobs = Int(text), (1...1024).contains(jobs) else {
          throw .reason("is not a number from 1 to 1024")
        }
        return jobs
      }),
    .value(
      "password-file", nil, "FILE", in: \.passwordFile, group: "Input", form: .anyFile,
      "Open encrypted files with the first line of FILE.",
      discussion: [
        """
        Without it the password is taken from the environment, see below. A password is never \
        taken from the command line, where every user of the machine could read it.
        """
      ],
      parse: { (text) throws(UsageProblem) in text }),
  ]

  /// The rows of these options for commands that read and do not write.
  static let readingOptions: [Option<InputValues>] =
    options + [
      .choice(
        "reader", nil, "READER", in: \.reader, group: "Input", "What reads the files.",
        discussion: [
          """
          'scan' is the fast reader, which leaves alone whatever is not plainly sound; 'qpdf' is \
          libqpdf, which repairs; 'auto' is the one and then the other. Both find the same boxes. \
          Only the fast one sees keys that are null, lead nowhere or stand there twice, shows \
          numbers as they are spelt, and needs no password for boxes outside of object streams. \
          Only libqpdf makes remarks, which --verbose passes on.
          """
        ])
    ]

  /// Refuses what does not go together.
  func validate() throws(UsageError) {
    if files.isEmpty, listFile == nil, nulListFile == nil { throw .missingOperand("FILE") }
    let readers = self.readers
    if readers.count > 1 {
      if readers[0] == readers[1] { throw .repeated(readers[0]) }
      throw .conflict(readers[0], readers[1])
    }
  }

  /// What is given as `-`; standard input can be read once.
  var readers: [String] {
    var readers = files.filter { $0 == "-" }
    if listFile == "-" { readers.append("--files-from=-") }
    if nulListFile == "-" { readers.append("--files0-from=-") }
    if passwordFile == "-" { readers.append("--password-file=-") }
    return readers
  }
}
