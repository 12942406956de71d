import BoxDocument
import BoxPolicy
import SystemBridge

/// Plans the changes of one file, has them written, and reports them.
struct FixedFile<Screen: Console>: Sendable {
  let values: FixValues
  let reader: DocumentReader
  let style: Style
  let console: Screen
  let changed: ChangedFiles

  /// Handles an input; whatever goes wrong, the file is what it was.
  func report(_ input: Input) -> FileReport {
    var report = FileReport()
    do throws(FixFailure) {
      try fix(input, &report)
    } catch {
      report.messages += [error.message] + error.others
      report.status.merge(error.status)
    }
    return report
  }

  private func fix(_ input: Input, _ report: inout FileReport) throws(FixFailure) {
    if case .unreadable(let message) = input {
      throw FixFailure(message, message.severity == .error ? .failed : .done)
    }
    if case .file = input { try finishOthers(input.name, &report) }
    let bytes = try open(input)
    if values.inPlace, !changed.isFirst(bytes, named: input.name) {
      if warns {
        report.messages.append(.sameFile(input.name, "which is changed once alone"))
      }
      return
    }
    let editor = try edit(bytes, input)
    let outcome = reader.outcome(editor.document, input.name)
    report.messages += outcome.messages
    if editor.document.wasRecovered, values.write != .rewrite, warns {
      report.messages.append(
        Message(
          .note, file: input.name, "its damage stays, since pages alone are changed",
          remedy: "--write=rewrite writes a whole file"))
    }
    if outcome.status != .done {
      throw FixFailure(
        Message(
          .error, file: input.name, "some of its pages cannot be read, so it is not changed",
          remedy: "'pagebox inspect' lists those that can"), outcome.status)
    }
    let planned = try FixPlanner(values).plans(for: editor, of: input.name)
    let plans = planned.pages
    if warns { report.messages += planned.messages(at: input.name) }
    let delivery = try FixDelivery(values: values, console: console, name: input.name)
      .deliver(plans, of: editor, &report)
    report.output = render(plans, editor, delivery, input.name)
    if case .dryRun = delivery { report.status.merge(.found) }
  }

  /// Whether anything but errors is said.
  private var warns: Bool { !values.output.quiet }

  /// Finishes or takes back what a run that was killed began to append.
  ///
  /// Where the file is only read it stays as it is, and is not read: its end may be torn.
  private func finishOthers(_ name: FileName, _ report: inout FileReport) throws(FixFailure) {
    var note: FileName?
    do throws(WriteFailure) {
      if !values.inPlace || values.dryRun {
        note = try AppendingFile.noteOfOther(name, unless: FinishedEnd.stands)
      } else if let recovery = try AppendingFile.recover(name, unless: FinishedEnd.stands),
        reader.warns
      {
        report.messages.append(Message(recovery, at: name))
      }
    } catch {
      if error.isAboutReading { return }
      throw FixFailure(error, at: name)
    }
    guard let note else { return }
    throw FixFailure(
      Message(
        .error, file: name, "a run that appends to it has not ended, and left \(note.display)",
        remedy: "unless it is at work, 'pagebox fix --undo' takes its update back"))
  }

  private func open(_ input: Input) throws(FixFailure) -> FileBytes {
    do throws(FileFailure) {
      switch input {
      case .standardInput:
        return try FileBytes.readStandardInput(limit: PageDocument.mostStandardInput)
      default: return try FileBytes.open(input.name)
      }
    } catch {
      throw FixFailure(DocumentFailure(error), input, reader)
    }
  }

  private func edit(_ bytes: FileBytes, _ input: Input) throws(FixFailure) -> BoxEditor {
    do throws(DocumentFailure) {
      return try BoxEditor(
        reading: bytes, named: input.name.plain, password: reader.password,
        leavesMemory: reader.readsOnce)
    } catch {
      throw FixFailure(error, input, reader)
    }
  }

  private func render(
    _ plans: [PlannedPage], _ editor: BoxEditor, _ delivery: FixResult.Delivery, _ name: FileName
  ) -> [UInt8] {
    let pages = plans.map(FixedPage.init)
    let result = FixResult(
      changed: pages.count, total: editor.document.pages.count, delivery: delivery,
      hiding: pages.count(where: \.hides),
      losesLinearization: editor.form.isLinearized && delivery.losesLinearization)
    switch values.output.format {
    case .text:
      var text = FixText()
      for page in pages { text.add(page) }
      return text.write(result, named: name, style: style)
    case .json, .ndjson:
      var json = JSONText()
      for page in pages { json.line(in: values.output.format) { $0.fix(page, of: name, result) } }
      return json.bytes
    case .csv:
      var csv = CSVText()
      for page in pages { csv.fix(page, of: name, result) }
      return csv.bytes
    }
  }
}
