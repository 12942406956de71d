extension Document {
  /// How many fields of a form are looked at; a hostile file could have them without end.
  private static let mostFields = 100_000

  /// Whether the document carries a signature, or says that changing it breaks a permission.
  ///
  /// That is so if the catalogue has permissions that rest on a signature, if the form says that
  /// signatures exist, or if a signature field has a value. A document that cannot be read this far
  /// has none. ISO 32000-2:2020, 12.7.3, 12.7.5.5 and 12.8.
  package var isSigned: Bool {
    (try? trap { $0.tellsSignature(mostFields: Self.mostFields) }) ?? false
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
    // Handles cannot be kept in an array, so the objects wait by their numbers. A field is an
    // object of its own, since its widget lists it as a parent.
    var waiting = references(in: fields)
    var seen = Set(waiting)
    while let next = waiting.popLast(), seen.count <= most {
      let field = object(next)
      guard kind(of: field) == .dictionary else { continue }
      if isSignature(value(KeyName("/V"), of: field)) { return true }
      for kid in references(in: value(.kids, of: field)) where seen.insert(kid).inserted {
        waiting.append(kid)
      }
    }
    return false
  }

  private func references(in array: borrowing Handle) -> [Reference] {
    guard kind(of: array) == .array else { return [] }
    return (0..<count(of: array)).compactMap { reference(of: item($0, of: array)) }
  }

  private func isSignature(_ value: borrowing Handle) -> Bool {
    guard kind(of: value) == .dictionary else { return false }
    let type = self.value(.type, of: value)
    let name = kind(of: type) == .name ? name(of: type, atMost: 20).name : ""
    return ["/Sig", "/DocTimeStamp"].contains(name) || has(KeyName("/ByteRange"), in: value)
  }
}
