import BoxDocument
import BoxPolicy
import SystemBridge

/// Brings the changes of one file to where the options say, proved before anybody can see them.
struct FixDelivery<Screen: Console> {
  let values: FixValues
  let console: Screen
  /// The name of the input as typed.
  let name: FileName

  /// How a result is written.
  enum Way {
    /// The original with these bytes behind it.
    case append([UInt8])
    /// Anew; with the reason why nothing is appended, where that was wanted.
    case rewrite(AppendObstacle?)
  }

  /// Makes the changes and writes them; where nothing is to be written, meets all that is in the way.
  ///
  /// - Parameters:
  ///   - plans: The pages that are changed.
  ///   - editor: The file.
  ///   - report: Takes what is to be said about it.
  /// - Returns: How the result reached the disk.
  /// - Throws: Why it did not; then nothing is changed.
  func deliver(
    _ plans: [PlannedPage], of editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) -> FixResult.Delivery {
    // Whoever asks for a new file has a reason, be it damage that no rule of boxes is about; a
    // signature is worth more.
    if plans.isEmpty, values.write != .rewrite || editor.isSigned {
      return try deliverUnchanged(editor, &report)
    }
    if editor.isSigned, !values.allowsSigned {
      throw refusal(
        "it is signed, and a change may break the signature",
        remedy: "--allow-signed appends the change behind it")
    }
    let wanted = Dictionary(uniqueKeysWithValues: plans.map { ($0.page.number, $0.plan) })
    try editing { () throws(EditFailure) in try editor.apply(wanted) }
    if editor.mendedCounts > 0, !values.output.quiet {
      report.messages.append(
        Message(.note, file: name, "its page tree says a wrong number of pages, and is set right"))
    }
    let way = try way(for: editor)
    if case .rewrite = way { try requireRewritable(editor) }
    try write(way, of: editor, &report)
    switch way {
    case .append(let tail):
      return values.dryRun ? .dryRun(appends: true) : .appended(bytes: tail.count)
    case .rewrite: return values.dryRun ? .dryRun(appends: false) : .rewritten
    }
  }

  /// Chooses how to write, and makes what is to be appended.
  private func way(for editor: BoxEditor) throws(FixFailure) -> Way {
    if values.write == .rewrite {
      guard editor.isSigned else { return .rewrite(nil) }
      throw refusal(
        "it is signed, and written anew it would not be",
        remedy: "--write=append puts the change behind it")
    }
    return try editing { () throws(EditFailure) in
      guard let obstacle = try editor.appendObstacle else {
        return .append(try editor.appendix())
      }
      if values.write == .append || editor.isSigned { throw .cannotAppend(obstacle) }
      return .rewrite(obstacle)
    }
  }

  private func write(
    _ way: Way, of editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) {
    try requireNothingLost(way, editor, &report)
    if !values.inPlace { return try writeBeside(way, of: editor, &report) }
    let target = try targetInPlace(editor)
    try requireReady(target, for: way, editor.bytes)
    if let suffix = values.backup { try keepBackup(of: target, suffix, editor.bytes) }
    if values.dryRun { return try rehearse(target, editor.bytes) }
    switch way {
    case .append(let tail): try append(tail, to: target, of: editor)
    case .rewrite: try stage(way, for: target, of: editor, &report)
    }
  }

  /// Appends to the file itself, once it is proved what it will be then.
  private func append(
    _ tail: [UInt8], to target: WriteTarget, of editor: BoxEditor
  ) throws(FixFailure) {
    let file = try locked(target)
    try prove(future(of: file, tail), of: editor, .appended)
    do throws(WriteFailure) {
      try file.append(tail)
    } catch {
      throw FixFailure(error, at: name)
    }
  }

  private func locked(_ target: WriteTarget) throws(FixFailure) -> AppendingFile {
    do throws(WriteFailure) {
      return try AppendingFile(target)
    } catch {
      throw FixFailure(error, at: name)
    }
  }

  private func future(
    of file: borrowing AppendingFile, _ tail: [UInt8]
  ) throws(FixFailure) -> FileBytes {
    do throws(WriteFailure) {
      return try file.extended(by: tail)
    } catch {
      throw FixFailure(error, at: name)
    }
  }
}
