import BoxDocument

/// Proves that a file has the form that the variants ask for.
struct FormGuard {
  private let variants: Recipe.Variants

  init(_ variants: Recipe.Variants) { self.variants = variants }

  /// Checks what libqpdf has written, as a document and as bytes.
  func check(_ document: PageDocument, _ bytes: [UInt8]) throws(FixtureError) {
    if let version = variants.version, document.pdfVersion != version {
      throw .broken(BrokenClaim("version \(version)", found: "it is \(document.pdfVersion)"))
    }
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
    try check("/ObjStm", "objectStreams", is: variants.objectStreams, in: bytes)
    try check("/Linearized", "linearized", is: variants.isLinearized, in: bytes)
  }

  private func check(
    _ mark: String, _ name: String, is wanted: Bool, in bytes: [UInt8]
  ) throws(FixtureError) {
    guard (bytes.firstRange(of: mark) != nil) != wanted else { return }
    throw .broken(
      BrokenClaim("\(name) \(wanted)", found: "\(mark) is \(wanted ? "not " : "")in the file"))
  }
}
