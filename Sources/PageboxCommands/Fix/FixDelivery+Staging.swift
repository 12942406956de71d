import BoxDocument
import BoxPolicy
import SystemBridge

extension FixDelivery {
  /// Writes the result to the file that the options name, or to standard output.
  ///
  /// A dry run stops where the first file would be made.
  func writeBeside(
    _ way: Way?, of editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) {
    guard let output = values.target else { return }
    if output == "-" { return try writeToStandardOutput(way, of: editor) }
    let file = FileName(lossless: output)
    if (try? WriteTarget.inPlace(file, read: editor.bytes, looksOnly: true)) != nil {
      throw refusal("--output is the file that is read", remedy: "--in-place changes it")
    }
    let target: WriteTarget
    do throws(WriteFailure) {
      target = try WriteTarget.newFile(
        file, replaces: values.force, looksOnly: values.dryRun)
    } catch {
      throw FixFailure(output: error, at: file, from: name)
    }
    try requireRoom(for: way, at: target, editor.bytes)
    if values.dryRun { return try rehearse(target, editor.bytes) }
    try stage(way, for: target, of: editor, &report)
  }

  /// Brings a file that needs no change to where the options say.
  func deliverUnchanged(
    _ editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) -> FixResult.Delivery {
    if values.target == nil { return .none }
    try writeBeside(nil, of: editor, &report)
    return values.dryRun ? .none : .copied
  }

  /// The file that is to be changed itself.
  func targetInPlace(_ editor: BoxEditor) throws(FixFailure) -> WriteTarget {
    do throws(WriteFailure) {
      return try WriteTarget.inPlace(name, read: editor.bytes, looksOnly: values.dryRun)
    } catch {
      throw FixFailure(error, at: name)
    }
  }

  /// Writes a file beside its target, proves it, and gives it the name.
  ///
  /// - Parameters:
  ///   - way: How the result is written; nil for an unchanged copy.
  ///   - target: Where it is to be.
  ///   - editor: The file that it is made of.
  ///   - report: Takes what could not be kept of a file that is replaced.
  /// - Throws: Why there is no new file; the target is what it was.
  func stage(
    _ way: Way?, for target: WriteTarget, of editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) {
    // A file of its own is no more open than the one that it is made of.
    let staged = try filled(way, target, editor, isPrivate: editor.bytes.isPrivate)
    do throws(WriteFailure) {
      let likeness = try staged.commit(source: editor.bytes)
      if likeness != .full, !values.output.quiet {
        report.messages.append(Message(likeness, at: target.name))
      }
    } catch {
      throw FixFailure(error, at: target.name)
    }
  }

  /// Writes the result into a file beside its target, and proves it.
  private func filled(
    _ way: Way?, _ target: WriteTarget, _ editor: BoxEditor, isPrivate: Bool = false
  ) throws(FixFailure) -> StagedFile {
    let staged: StagedFile
    do throws(WriteFailure) {
      staged = try copied(way, target, editor.bytes, isPrivate: isPrivate)
    } catch {
      throw FixFailure(error, at: target.name)
    }
    try finish(staged.name, way, editor, target.name)
    return staged
  }

  /// Writes what is taken over from the original, and what is put behind it.
  private func copied(
    _ way: Way?, _ target: WriteTarget, _ original: FileBytes, isPrivate: Bool
  ) throws(WriteFailure) -> StagedFile {
    var staged = try StagedFile(for: target, from: original, isPrivate: isPrivate)
    switch way {
    case nil: try staged.copy(original)
    case .append(let tail):
      try staged.copy(original)
      try staged.write(tail)
    case .rewrite: break
    }
    return staged
  }

  /// Has libqpdf write where it is to, and proves what was written.
  private func finish(
    _ name: FileName, _ way: Way?, _ editor: BoxEditor, _ target: FileName
  ) throws(FixFailure) {
    switch way {
    case nil: break
    case .append: try prove(reopened(name), of: editor, .appendedToCopy)
    case .rewrite:
      do throws(EditFailure) {
        try editor.rewrite(to: name)
      } catch {
        // A disk that is full says nothing about the original.
        if case .notWritten = error { throw FixFailure(error, at: target) }
        throw FixFailure(error, at: self.name)
      }
      try prove(reopened(name), of: editor, .rewritten)
    }
  }

  /// Writes the result to a file that nobody else sees, and from there to standard output.
  private func writeToStandardOutput(
    _ way: Way?, of editor: BoxEditor
  ) throws(FixFailure) {
    let folder = console.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    let file = FileName(lossless: "\(folder)/pagebox-\(unique).pdf")
    let target: WriteTarget
    do throws(WriteFailure) {
      target = try WriteTarget.newFile(file, replaces: false)
    } catch {
      throw FixFailure(error, at: file)
    }
    try requireRoom(for: way, at: target, editor.bytes)
    if values.dryRun { return try rehearse(target, editor.bytes) }
    let staged = try filled(way, target, editor, isPrivate: true)
    let bytes = try reopened(staged.name)
    do throws(StreamFailure) {
      try console.write(bytes)
    } catch {
      throw FixFailure(error)
    }
  }

  /// Makes sure that what was written, or is about to be, is what was planned.
  func prove(
    _ bytes: FileBytes, of editor: BoxEditor, _ way: Proof.Way
  ) throws(FixFailure) {
    try editing { () throws(EditFailure) in try Proof.check(bytes, of: editor, way) }
  }

  private func reopened(_ name: FileName) throws(FixFailure) -> FileBytes {
    do throws(FileFailure) {
      return try FileBytes.open(name)
    } catch {
      throw FixFailure(Message(error, at: name))
    }
  }

  /// Runs a step of the editor, and says what goes wrong.
  func editing<R>(_ body: () throws(EditFailure) -> R) throws(FixFailure) -> R {
    do throws(EditFailure) { return try body() } catch { throw FixFailure(error, at: name) }
  }

  /// A refusal to change the file.
  func refusal(_ what: String, remedy: String) -> FixFailure {
    FixFailure(Message(.error, file: name, what, remedy: remedy))
  }
}
