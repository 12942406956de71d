import SystemBridge

extension Rewriting {
  /// Writes a file anew.
  ///
  /// Runs on a thread of its own with a deep stack, since libqpdf follows the references of a page
  /// by recursion when it linearises. No page function of libqpdf is called from here; in
  /// linearising libqpdf calls its own. Calls `qpdf_read_memory`, `qpdf_init_write_memory`, the
  /// settings of a writing, `qpdf_write` and `qpdf_get_buffer`.
  ///
  /// - Parameters:
  ///   - input: A file that opens without a password.
  ///   - name: The name by which errors call it.
  /// - Returns: The new file, never empty.
  /// - Throws: Why the file cannot be read, or cannot be written in this way.
  package func bytes(
    of input: [UInt8], named name: String = ""
  ) throws(QPDFFailure) -> [UInt8] {
    try DeepStack.run { () -> Result<[UInt8], QPDFFailure> in
      do throws(QPDFFailure) {
        return .success(try rewritten(input, named: name))
      } catch {
        var failure = error
        failure.file = name
        return .failure(failure)
      }
    }.get()
  }

  private func rewritten(_ input: [UInt8], named name: String) throws(QPDFFailure) -> [UInt8] {
    try check()
    let opened = try OpenedFile(reading: FileBytes(input), named: name, password: nil)
    defer {
      opened.session.close()
      extendLifetime(opened.bytes)
    }
    if let failure = opened.failure { throw failure }
    try opened.session.dropUnusableIdentifier()
    guard encryption != nil else { return try opened.session.written(by: self) }
    return try RepeatableRandom.during { () throws(QPDFFailure) in
      try opened.session.written(by: self)
    }
  }
}

extension Session {
  /// Takes away an identifier that is not two strings.
  ///
  /// libqpdf asks for its first string in the midst of a function that may not fail, so that a null
  /// there ends the process. It makes a new identifier where there is none.
  fileprivate func dropUnusableIdentifier() throws(QPDFFailure) {
    try trap { calls in
      let key = KeyName("/ID")
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary, calls.has(key, in: trailer) else { return }
      let array = calls.value(key, of: trailer)
      let isUsable =
        calls.kind(of: array) == .array && calls.count(of: array) == 2
        && (0..<2).allSatisfy { calls.kind(of: calls.item($0, of: array)) == .string }
      if !isUsable { calls.remove(key, from: trailer) }
    }
  }

  /// Writes what the session has read.
  fileprivate func written(by rewriting: Rewriting) throws(QPDFFailure) -> [UInt8] {
    let job = try trap { $0.beginWriting() }
    return try trap { _ in
      job.keepStreams()
      job.setObjectStreams(rewriting.objectStreams)
      job.setLinearized(rewriting.linearized)
      if let version = rewriting.version { job.force(version, for: rewriting.encryption) }
      if let encryption = rewriting.encryption {
        job.setConstantIdentifier()
        job.encrypt(encryption)
      } else {
        job.setIdentifierFromContent()
      }
      return job.finish()
    }
  }
}

extension WriteJob {
  fileprivate func force(_ version: HeaderVersion, for encryption: Rewriting.Encryption?) {
    // PDF 1.7 knows revision 6 only by the extension level 8 of Adobe; PDF 2.0 knows it by itself.
    let needsLevel = encryption?.cipher == .aes256 && version < HeaderVersion(2, 0)
    unsafe version.description.withCString {
      unsafe force(version: $0, extensionLevel: needsLevel ? 8 : 0)
    }
  }

  fileprivate func encrypt(_ encryption: Rewriting.Encryption) {
    let table = KeyTable([encryption.user, encryption.owner])
    let (user, owner) = unsafe (table.keys[0].characters, table.keys[1].characters)
    switch encryption.cipher {
    case .aes256: unsafe encryptWithAES256(user: user, owner: owner)
    case .rc4: unsafe encryptWithRC4(user: user, owner: owner)
    }
    extendLifetime(table)
  }
}
