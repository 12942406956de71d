import BoxDocument
import BoxPolicy
import SystemBridge

extension FixDelivery {
  /// Makes sure that the file can be written anew, whatever is in it.
  func requireRewritable(_ editor: BoxEditor) throws(FixFailure) {
    do throws(EditFailure) {
      try editor.requireRewritable()
    } catch {
      let canAppend = (try? editor.appendObstacle) == .some(nil)
      throw FixFailure(error, at: name, canAppend: canAppend)
    }
  }

  /// Refuses to replace the only copy of a file by one that has not got all of it.
  ///
  /// libqpdf leaves out what stands in front of the header and behind the end, and of a damaged file
  /// or object whatever it could not find or read. Where another copy stays that is told.
  func requireNothingLost(
    _ way: Way, _ editor: BoxEditor, _ report: inout FileReport
  ) throws(FixFailure) {
    guard case .rewrite = way else { return }
    if values.inPlace, values.backup == nil {
      let other = "--backup=SUFFIX keeps a copy, and --output writes another file"
      if editor.form.wasRecovered {
        throw refusal(
          "it is damaged, and written anew it has only what could be found of it", remedy: other)
      }
      if editor.form.headerOffset > 0 {
        throw refusal(
          "\(editor.form.headerOffset) bytes before its header would be lost", remedy: other)
      }
      if editor.form.bytesBehindEnd > 0 {
        throw refusal(
          "\(editor.form.bytesBehindEnd) bytes behind its end would be lost", remedy: other)
      }
      guard let what = try loss(editor) else { return }
      let obstacle = try editing { () throws(EditFailure) in try editor.appendObstacle }
      let remedy = obstacle == nil ? "--write=append leaves it as it is, \(other)" : other
      throw refusal(what, remedy: remedy)
    }
    if let what = try loss(editor), !values.output.quiet {
      report.messages.append(Message(.warning, file: name, what))
    }
  }

  /// What a file that is written anew would not have, in words; nil if it has everything.
  private func loss(_ editor: BoxEditor) throws(FixFailure) -> String? {
    let parts = try editing { () throws(EditFailure) in try editor.unreadableParts() }
    guard let first = parts.first else { return nil }
    let subject = first.object.map { "object \($0)" } ?? "something in it"
    if parts.count == 1 {
      return "\(subject) is damaged, and written anew it has only what could be read of it: "
        + first.detail
    }
    return "\(subject) and \(parts.count - 1) more are damaged, and written anew they have only"
      + " what could be read of them: \(first.detail)"
  }
}
