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
      (try? PageDocument(bytes: bytes, reader: .qpdf)) != nil
    {
      throw .broken(BrokenClaim("a password", found: "the file opens without one"))
    }
    if let cipher = variants.encryption?.cipher {
      let found = Self.cipher(of: bytes)
      if found != cipher {
        throw .broken(
          BrokenClaim(
            "encryption \(cipher.rawValue)", found: "it is \(found?.rawValue ?? "another")"))
      }
    }
    if let encryption = variants.encryption, !encryption.ownerPassword.isEmpty,
      (try? PageDocument(bytes: bytes, password: encryption.ownerPassword, reader: .qpdf))
        == nil
    {
      throw .broken(BrokenClaim("an owner password", found: "the file does not open with it"))
    }
    try check(
      "/ObjStm", "objectStreams", is: variants.objectStreams,
      found: Self.hasObjectStream(bytes))
    try check(
      "/Linearized", "linearized", is: variants.isLinearized,
      found: Self.isLinearized(bytes))
  }

  /// Whether the first object is the one that linearised files start with.
  private static func isLinearized(_ bytes: [UInt8]) -> Bool {
    var parser = PDFObjectParser(bytes[...])
    guard parser.word() != nil, parser.word() != nil, parser.word() == "obj" else { return false }
    return parser.object()?["Linearized"] != nil
  }

  /// The cipher that the encryption dictionary names; nil for any other.
  ///
  /// Any text of the recipe may have the same names, so that only the dictionary is looked at
  /// (ISO 32000-2:2020, 7.6.2 and 7.6.6).
  private static func cipher(of bytes: [UInt8]) -> Recipe.Encryption.Cipher? {
    let dictionary = encryptionDictionary(of: bytes)
    let filter = dictionary?["CF"]?["StdCF"]?["CFM"]
    switch (dictionary?["V"]?.integer, filter) {
    case (1, _), (2, _), (4, .name("V2")): return .rc4
    case (5, .name("AESV3")): return .aes256
    default: return nil
    }
  }

  private static func encryptionDictionary(of bytes: [UInt8]) -> PDFObject? {
    guard let keyword = bytes.lastRange(of: "startxref\n") else { return nil }
    var parser = PDFObjectParser(bytes[keyword.upperBound...])
    guard let start = parser.word().flatMap({ Int($0) }), bytes.indices.contains(start) else {
      return nil
    }
    // A table has its trailer behind it, a stream has it in its dictionary.
    let isTable = bytes[start...].starts(with: "xref".utf8)
    guard let mark = bytes.firstRange(of: isTable ? "trailer" : "obj", from: start) else {
      return nil
    }
    parser = PDFObjectParser(bytes[mark.upperBound...])
    guard case .reference(let number, _)? = parser.object()?["Encrypt"],
      let found = bytes.firstRange(of: "\n\(number) 0 obj\n", from: 0)
    else { return nil }
    parser = PDFObjectParser(bytes[found.upperBound...])
    return parser.object()
  }

  /// Whether an object that starts on a line of its own is a stream of objects.
  ///
  /// libqpdf writes no line end into a string, so that no text of a recipe looks like one.
  private static func hasObjectStream(_ bytes: [UInt8]) -> Bool {
    let start = " obj\n<<"
    var position = 0
    while let range = bytes.firstRange(of: start, from: position) {
      var parser = PDFObjectParser(bytes[(range.upperBound - 2)...])
      if parser.object()?["Type"] == .name("ObjStm") { return true }
      position = range.upperBound
    }
    return false
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
    _ mark: String, _ name: String, is wanted: Bool, found: Bool
  ) throws(FixtureError) {
    guard found != wanted else { return }
    throw .broken(
      BrokenClaim("\(name) \(wanted)", found: "\(mark) is \(wanted ? "not " : "")in the file"))
  }
}
