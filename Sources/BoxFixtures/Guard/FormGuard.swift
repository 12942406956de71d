import BoxDocument

/// Proves that a file has the form that the variants ask for.
struct FormGuard {
  private let variants: Recipe.Variants

  init(_ variants: Recipe.Variants) { self.variants = variants }

  /// Checks what libqpdf has written, as a document and as bytes.
  func check(_ document: PageDocument, _ bytes: [UInt8]) throws(FixtureError) {
    try checkVersion(variants.version, of: document)
    let isEncrypted = variants.encryption != nil
    if document.isEncrypted != isEncrypted {
      let claim = isEncrypted ? "encrypted" : "not encrypted"
      throw .broken(BrokenClaim(claim, found: "it is\(isEncrypted ? " not" : "")"))
    }
    if let encryption = variants.encryption, !encryption.userPassword.isEmpty,
      (try? PageDocument(bytes: bytes)) != nil
    {
      throw .broken(BrokenClaim("a password", found: "the file opens without one"))
    }
    if let encryption = variants.encryption {
      try check("/AESV3", "AES-256", is: encryption.cipher == .aes256, in: bytes)
    }
    try check("/ObjStm", "objectStreams", is: variants.objectStreams, in: bytes)
    try check("/Linearized", "linearized", is: variants.isLinearized, in: bytes)
  }

  /// Checks what our own writer has written, before libqpdf writes it once more.
  func checkPlain(_ document: PageDocument, _ bytes: [UInt8]) throws(FixtureError) {
    try checkVersion(variants.version ?? "1.7", of: document)
    let isStream = PlainFile(bytes[...])?.trailer["Type"] == .name("XRef")
    if isStream != variants.crossReferenceStream {
      throw .broken(
        BrokenClaim(
          "xrefStream \(variants.crossReferenceStream)",
          found: "it is a \(isStream ? "stream" : "table")"))
    }
  }

  private func checkVersion(_ wanted: String?, of document: PageDocument) throws(FixtureError) {
    guard let wanted, document.pdfVersion != wanted else { return }
    throw .broken(BrokenClaim("version \(wanted)", found: "it is \(document.pdfVersion)"))
  }

  private func check(
    _ mark: String, _ name: String, is wanted: Bool, in bytes: [UInt8]
  ) throws(FixtureError) {
    guard (bytes.firstRange(of: mark) != nil) != wanted else { return }
    throw .broken(
      BrokenClaim("\(name) \(wanted)", found: "\(mark) is \(wanted ? "not " : "")in the file"))
  }
}
