extension Document {
  /// How many fields of a form are looked at; a hostile file could have them without end.
  private static let mostFields = 100_000

  /// Whether the document carries a signature, or says that changing it breaks a permission.
  ///
  /// That is so if the catalogue has permissions that rest on a signature, if the form says that
  /// signatures exist, or if a signature field has a value. A document that cannot be read this far,
  /// or has more fields than are looked at, may be signed and counts as such. ISO 32000-2:2020, 12.7.3, 12.7.5.5 and 12.8.
  package var isSigned: Bool {
    (try? trap { $0.tellsSignature(mostFields: Self.mostFields) }) ?? true
  }
}

/// The fields of a form that are still to be looked at.
private struct FieldSearch {
  /// How many entries of arrays of fields may still be looked at.
  var left: Int
  // Handles cannot be kept in an array, so the objects wait by their numbers.
  var waiting: [Reference] = []
  private var seen: Set<Reference> = []

  init(atMost limit: Int) { left = limit }

  /// Puts a field off that is an object of its own, unless it was met before.
  mutating func add(_ reference: Reference) {
    if seen.insert(reference).inserted { waiting.append(reference) }
  }
}

extension Calls {
  fileprivate func tellsSignature(mostFields: Int) -> Bool {
    let catalogue = root()
    guard kind(of: catalogue) == .dictionary else { return false }
    let permissions = value(KeyName("/Perms"), of: catalogue)
    if kind(of: permissions) == .dictionary, !keys(of: permissions, atMost: 1).isEmpty {
      return true
    }
    let form = value(KeyName("/AcroForm"), of: catalogue)
    guard kind(of: form) == .dictionary else { return false }
    let flags = wholeNumber(value(KeyName("/SigFlags"), of: form)) ?? 0
    if flags & 1 != 0 { return true }
    return hasSignedField(value(KeyName("/Fields"), of: form), most: mostFields)
  }

  private func hasSignedField(_ fields: borrowing Handle, most: Int) -> Bool {
    var search = FieldSearch(atMost: most)
    if isSignature(among: fields, &search) { return true }
    while let next = search.waiting.popLast() {
      if isSigned(object(next), &search) { return true }
    }
    return false
  }

  /// Whether one of the fields that stand in an array is signed, or there are too many.
  ///
  /// Those that are objects of their own are put off. How deep the others stand in each other is
  /// bounded by the parser.
  private func isSignature(among fields: borrowing Handle, _ search: inout FieldSearch) -> Bool {
    guard kind(of: fields) == .array else { return false }
    for index in 0..<count(of: fields) {
      search.left -= 1
      if search.left < 0 { return true }
      let field = item(index, of: fields)
      if let reference = reference(of: field) {
        search.add(reference)
      } else if isSigned(field, &search) {
        return true
      }
    }
    return false
  }

  private func isSigned(_ field: borrowing Handle, _ search: inout FieldSearch) -> Bool {
    guard kind(of: field) == .dictionary else { return false }
    return isSignature(value(KeyName("/V"), of: field))
      || isSignature(among: value(.kids, of: field), &search)
  }

  private func isSignature(_ value: borrowing Handle) -> Bool {
    guard kind(of: value) == .dictionary else { return false }
    let type = self.value(.type, of: value)
    let name = kind(of: type) == .name ? name(of: type, atMost: 20).name : ""
    return ["/Sig", "/DocTimeStamp"].contains(name) || has(KeyName("/ByteRange"), in: value)
  }
}
