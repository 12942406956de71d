extension Document {
  /// Writes the document, changes included, into a file, and leaves everything else as it is.
  ///
  /// Streams, object streams, encryption and version are kept, and objects that nothing refers to
  /// unless the file is linearised; numbers of objects are not. A linearised writing moves what pages inherit to the pages, also in
  /// memory. The second half of the identifier is new; a file without a usable identifier gets one
  /// that follows from the content.
  ///
  /// To be called on a thread with a deep stack. Calls `qpdf_init_write` and `qpdf_write`.
  ///
  /// - Parameters:
  ///   - path: The name of the file, which is made or emptied.
  ///   - linearized: Whether the file is linearised.
  ///   - tables: The cross-reference streams of the file, which would be kept as objects that nothing
  ///     refers to; they become null.
  /// - Throws: Why it cannot be written; of the code `output` if it is not for the document.
  package func write(
    to path: [UInt8], linearized: Bool, clearing tables: [Reference] = []
  ) throws(QPDFFailure) {
    let hasIdentifier = try identifier() != nil
    try trap { calls in for table in tables { calls.clear(table) } }
    try trap { calls in calls.mendSize() }
    if !hasIdentifier {
      // libqpdf needs the first half as the key of the encryption, in a function that may not fail.
      if isEncrypted {
        throw QPDFFailure(
          .unsupported, file: name, detail: "an encrypted file without a file identifier")
      }
      try trap { calls in
        let trailer = calls.trailer()
        if calls.kind(of: trailer) == .dictionary { calls.remove(KeyName("/ID"), from: trailer) }
      }
    }
    let table = KeyTable([path])
    defer { extendLifetime(table) }
    let job = try beginWriting(to: table.keys[0])
    try trap { _ in
      job.keepEverything()
      job.setLinearized(linearized)
      if !hasIdentifier { job.setIdentifierFromContent() }
      job.finishFile()
    }
  }

  private func beginWriting(to path: KeyName) throws(QPDFFailure) -> WriteJob {
    do throws(QPDFFailure) {
      return try trap { $0.beginWriting(to: path) }
    } catch {
      throw error.ofOutput
    }
  }
}

extension Calls {
  /// Gives the trailer a size if it has none.
  ///
  /// libqpdf writes the right number, but only where there was one before.
  fileprivate func mendSize() {
    let trailer = trailer()
    let key = KeyName("/Size")
    guard kind(of: trailer) == .dictionary, wholeNumber(value(key, of: trailer)) == nil else {
      return
    }
    set(parse(KeyName("0")), for: key, in: trailer)
  }
}
