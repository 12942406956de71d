import BoxDocument
import BoxPolicy
import SystemBridge

/// What became of one input: a document or not, and the lines that go with it.
struct ReadOutcome: Sendable {
  let document: PageDocument?
  let messages: [Message]
  let status: ExitStatus
}

/// Reads inputs as documents and says what was odd about them.
struct DocumentReader: Sendable {
  /// The password for files that need one.
  var password: [UInt8]?
  /// Whether warnings are given; errors always are.
  var warns = true
  /// Whether notes about documents and the remarks of libqpdf are passed on.
  var isVerbose = false
  /// What reads the files.
  var reader = PageDocument.ReaderChoice.auto
  /// What to do where an input is a directory, if not to read what is in it.
  var directoryRemedy: String?
  /// The most bytes that are taken from standard input.
  var mostStandardInput = PageDocument.mostStandardInput

  /// Whether one input is all that is read, so that freeing its memory can be left to the end.
  var readsOnce = false

  /// Reads an input.
  func read(_ input: Input) -> ReadOutcome {
    do throws(DocumentFailure) {
      switch input {
      case .file(let name):
        let document = try PageDocument(
          reading: name, password: password, reader: reader, leavesMemory: readsOnce)
        return outcome(document, name)
      case .standardInput:
        let document = try PageDocument(
          readingStandardInput: password, reader: reader, limit: mostStandardInput)
        return outcome(document, input.name)
      case .unreadable(let message):
        let isError = message.severity == .error
        return ReadOutcome(
          document: nil, messages: isError || warns ? [message] : [],
          status: isError ? .failed : .done)
      }
    } catch {
      return ReadOutcome(
        document: nil, messages: [message(error, input)],
        status: error.kind.status)
    }
  }

  /// The line about an input that cannot be read.
  func message(_ failure: DocumentFailure, _ input: Input) -> Message {
    if case .standardInput = input, let remedy = remedyOfStandardInput(failure.kind) {
      return Message(.error, file: input.name, failure.message, remedy: remedy)
    }
    return Message(failure, at: input.name, directoryRemedy: directoryRemedy)
  }

  private func remedyOfStandardInput(_ kind: DocumentFailure.Kind) -> String? {
    switch kind {
    case .tooLarge: "save it to a file and name that"
    case .isDirectory: "feed it with '< FILE', or name the directory"
    default: nil
    }
  }

  /// The document with the lines about what is odd about it.
  func outcome(_ document: PageDocument, _ name: FileName) -> ReadOutcome {
    var messages: [Message] = []
    if document.wasRecovered {
      messages.append(
        Message(
          .warning, file: name, "damaged; read by rebuilding its table of objects",
          remedy: "'qpdf --check' shows the damage"))
    }
    if document.pdfVersion.isEmpty {
      messages.append(
        Message(
          .warning, file: name, "no PDF header with a version in its first 1,024 bytes",
          remedy: "other programs may refuse it, so export it again"))
    }
    if isVerbose {
      messages += document.problems.map {
        Message($0.severity, file: name, "\($0.message) [\($0.id)]")
      }
      messages += document.remarks.map {
        Message(.note, file: name, place: $0.place, $0.text)
      }
    }
    messages += troubles(of: document, name)
    if !warns { messages.removeAll { $0.severity != .error } }
    let losesPages = document.troubles.contains(where: \.losesPages)
    return ReadOutcome(
      document: document, messages: messages, status: losesPages ? .failed : .done)
  }

  /// A line for each kind of trouble, those that lose pages first: the first place and a count.
  ///
  /// What is a problem of pages is told with them, by its id.
  private func troubles(of document: PageDocument, _ name: FileName) -> [Message] {
    var kinds: [(first: TreeTrouble, count: Int)] = []
    for trouble in document.troubles where !trouble.isToldOfPages {
      if let index = kinds.firstIndex(where: { $0.first.kind == trouble.kind }) {
        kinds[index].count += 1
      } else {
        kinds.append((trouble, 1))
      }
    }
    let ordered = kinds.filter(\.first.losesPages) + kinds.filter { !$0.first.losesPages }
    var messages = ordered.map { trouble, count in
      let places = count == 2 ? "place" : "places"
      let more = count > 1 ? "; likewise in \(count - 1) more \(places)" : ""
      return Message(
        trouble.losesPages ? .error : .warning, file: name, place: trouble.place,
        trouble.message + more,
        remedy: trouble.losesPages ? "the other pages are read" : nil)
    }
    // Room is kept for what loses pages, so that those left out are of no more weight than these.
    if document.furtherTroubles > 0, !messages.isEmpty {
      messages.append(
        Message(
          .warning, file: name,
          "\(document.furtherTroubles) more troubles of the page tree are not listed"))
    }
    return messages
  }
}
