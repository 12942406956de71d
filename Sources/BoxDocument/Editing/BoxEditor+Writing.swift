import QPDFBridge
package import SystemBridge

extension BoxEditor {
  /// Returns what has to be put behind the file for the changes to hold.
  ///
  /// Empty where nothing was changed.
  ///
  /// - Throws: Why the changes cannot be appended.
  /// - Complexity: Linear in the size of the changed objects.
  package func appendix() throws(EditFailure) -> [UInt8] {
    if tree.changed.isEmpty, !tree.hasChangedUnnumbered { return [] }
    if let obstacle = try appendObstacle { throw .cannotAppend(obstacle) }
    guard let tail else { throw .cannotAppend(.noTable) }
    let appendix = try editing { () throws(QPDFFailure) in
      try Appendix(
        self.tree.changed, of: self.source, behind: self.bytes.count, newest: tail)
    }
    guard let bytes = appendix.bytes() else { throw .cannotAppend(.tooLong) }
    try verifyInput()
    return bytes
  }

  /// Writes the whole file anew into a file that is there already.
  ///
  /// Everything but the changes is kept, with new numbers for the objects. libqpdf writes straight
  /// into the file, so that memory does not grow with the size of it.
  ///
  /// - Parameter name: The file, which is emptied first; never the one that is read.
  /// - Throws: Why it could not be written; what stands in the file is worthless then.
  package func rewrite(to name: FileName) throws(EditFailure) {
    try requireRewritable()
    try requireHarmless()
    let identifier = try editing { () throws(QPDFFailure) in
      let identifier = try self.source.identifier()
      try self.source.write(
        to: name.bytes, linearized: self.form.keepsLinearization, clearing: try self.tables())
      return identifier
    }
    try keepIdentifier(identifier, in: name)
    try verifyInput()
  }

  /// Makes sure that every object can be read, not just those on the way to the pages.
  func requireHarmless() throws(EditFailure) {
    do throws(DocumentFailure) {
      try PageDocument.refuseHazards(bytes)
    } catch {
      throw .document(error)
    }
  }

  /// Makes sure that libqpdf can write the file anew without making another of it.
  ///
  /// - Throws: Why it cannot, whatever is changed.
  package func requireRewritable() throws(EditFailure) {
    if source.hasOverwrittenEntries { throw .overwritten }
    try requireDistinctTables()
    let encryption = try editing { () throws(QPDFFailure) in try self.source.encryption() }
    if encryption?.canBeKept == false { throw .encryption }
  }

  /// Makes sure that what was read until now is what the file held when it was opened.
  private func verifyInput() throws(EditFailure) {
    do throws(FileFailure) { try bytes.verify() } catch { throw EditFailure(error) }
  }
}

extension Appendix {
  /// Gathers the objects and what the new section needs.
  fileprivate init(
    _ changed: Set<Reference>, of source: Document, behind start: Int, newest: FileTail
  ) throws(QPDFFailure) {
    var objects: [Object] = []
    for reference in changed.sorted(by: { $0.number < $1.number }) {
      let text = try source.text(of: reference) ?? []
      objects.append(
        Object(number: reference.number, generation: reference.generation, text: text))
    }
    var numbers = objects.map(\.number)
    if case .stream(let number, _) = newest.section { numbers.append(number) }
    let size = max(try source.trailerNumber("/Size") ?? 0, (numbers.max() ?? 0) + 1)
    self.init(
      start: start, objects: objects, newest: newest,
      trailer: try source.trailerText(without: Self.sectionKeys) ?? Array("<< >>".utf8),
      size: size)
  }
}
