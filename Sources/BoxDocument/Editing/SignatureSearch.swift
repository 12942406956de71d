import QPDFBridge
import SystemBridge

/// Looks for what says that a document is signed, in its catalogue and the fields of its form.
///
/// ISO 32000-2:2020, 12.7.3, 12.7.5.5 and 12.8.
struct SignatureSearch {
  /// How many fields are looked at; a hostile file could have them without end.
  private static let mostFields = 100_000

  private let document: Document
  /// How many entries of arrays of fields may still be looked at.
  private var left = mostFields
  // Objects of libqpdf cannot be kept in an array, so the fields wait by their numbers.
  private var waiting: [Reference] = []
  private var seen: Set<Reference> = []

  /// Gets ready.
  init(_ document: Document) { self.document = document }

  /// Whether the document says that it is signed, or that changing it breaks a permission.
  ///
  /// That is so if the catalogue has permissions that rest on a signature, if the form says that
  /// signatures exist, or if a field has one as its value. A document with more fields than are
  /// looked at may be signed, and counts as such.
  ///
  /// - Throws: If the document cannot be read this far.
  mutating func findsSignature() throws(QPDFFailure) -> Bool {
    let catalogue = try document.root()
    if try catalogue.value(forKey: "/Perms").hasKeys { return true }
    let form = try catalogue.value(forKey: "/AcroForm")
    let flags = try form.value(forKey: "/SigFlags").wholeNumber ?? 0
    if flags & 1 != 0 { return true }
    if try isSignature(among: try form.value(forKey: "/Fields")) { return true }
    while let next = waiting.popLast() {
      if try isSigned(try document.object(next)) { return true }
    }
    return false
  }

  /// Whether one of the fields that stand in an array is signed, or there are too many.
  ///
  /// Those that are objects of their own are put off. How deep the others stand in each other is
  /// bounded by the parser.
  private mutating func isSignature(
    among fields: borrowing ObjectHandle
  ) throws(QPDFFailure) -> Bool {
    for index in 0..<(try fields.count()) {
      left -= 1
      if left < 0 { return true }
      let field = try fields.item(at: index)
      if let reference = try field.reference {
        if seen.insert(reference).inserted { waiting.append(reference) }
      } else if try isSigned(field) {
        return true
      }
    }
    return false
  }

  private mutating func isSigned(_ field: borrowing ObjectHandle) throws(QPDFFailure) -> Bool {
    if try isSignature(try field.value(forKey: "/V")) { return true }
    return try isSignature(among: try field.value(forKey: "/Kids"))
  }

  private func isSignature(_ value: borrowing ObjectHandle) throws(QPDFFailure) -> Bool {
    guard try value.kind == .dictionary else { return false }
    let type = try value.value(forKey: "/Type").value
    if type?.kind == .name, ["/Sig", "/DocTimeStamp"].contains(type?.text) { return true }
    return try value.value(forKey: "/ByteRange").kind != .null
  }
}

extension BoxEditor {
  /// Finds out whether the file carries a signature that a change would break.
  ///
  /// What cannot be read may be signed.
  func findSignature() -> Bool {
    let isSaid = try? onDeepStack { () throws(QPDFFailure) in
      var search = SignatureSearch(self.source)
      return try search.findsSignature()
    }
    if isSaid != false { return true }
    let header = min(form.headerOffset, bytes.count)
    return bytes.withBytes { whole in
      let file = whole.extracting(header...)
      guard let tail, !form.wasRecovered,
        let objects = WrittenObjects(of: file, newest: tail, decode: Self.decoded)
      else { return ByteRangeSearch.finds(in: file) }
      return ByteRangeSearch.finds(in: objects, of: file)
    }
  }
}
