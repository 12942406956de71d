import BoxDocument
import BoxPolicy
import SystemBridge

/// Takes back what was last appended to one file.
struct UndoneFile: Sendable {
  let reader: DocumentReader
  let changed: ChangedFiles

  /// Handles an input; a file whose end is not ours, or was changed, stays as it is.
  func report(_ input: Input) -> FileReport {
    if case .unreadable(let message) = input {
      let isError = message.severity == .error
      return FileReport(messages: [message], status: isError ? .failed : .done)
    }
    var report = FileReport()
    do throws(FixFailure) {
      try undo(input.name, &report)
    } catch {
      report.messages.append(error.message)
      report.status.merge(error.status)
    }
    return report
  }

  private func undo(_ name: FileName, _ report: inout FileReport) throws(FixFailure) {
    if let bytes = try? FileBytes.open(name), !changed.isFirst(bytes, named: name) {
      if reader.warns {
        report.messages.append(.sameFile(name, "of which one update is taken back"))
      }
      return
    }
    do throws(WriteFailure) {
      if let recovery = try AppendingFile.recover(
        name, trustsNote: true, unless: FinishedEnd.stands)
      {
        report.messages.append(Message(recovery, at: name))
        switch recovery {
        // What stands before the update that did not come about is another one, which stays.
        case .takenBack, .untouched: return
        case .complete, .otherFile: break
        }
      }
    } catch {
      if !error.isAboutReading { throw FixFailure(error, at: name) }
    }
    let bytes: FileBytes
    let record: AppendRecord?
    do throws(FileFailure) {
      bytes = try FileBytes.open(name)
      record = bytes.withBytes { file in
        AppendRecord.last(in: file).flatMap { record in
          // What only looks like an update of ours has no whole file before it.
          record.state == .intact && !record.isUpdate(in: file) ? nil : record
        }
      }
      try bytes.verify()
    } catch {
      throw FixFailure(Message(error, at: name))
    }
    guard let record, record.state == .intact else { throw refusal(record?.state, name) }
    do throws(WriteFailure) {
      try AppendingFile(try WriteTarget.inPlace(name, read: bytes)).cut(to: record.start)
    } catch {
      throw FixFailure(error, at: name)
    }
    var text = LineText()
    text.line("\(name.display): \(record.length) bytes taken back")
    report.output = text.bytes
  }

  private func refusal(_ state: AppendRecord.State?, _ name: FileName) -> FixFailure {
    let what =
      switch state {
      case nil, .intact: "nothing of pagebox stands at its end"
      case .changed: "what pagebox appended was changed since"
      case .followed(let count): "something else was appended since, \(count) bytes"
      }
    return FixFailure(
      Message(
        .error, file: name, "\(what); nothing is taken back",
        remedy: "--backup keeps a copy next time"))
  }
}
