import BoxFixtures
import BoxPolicy

extension SynthValues {
  /// Says an error about a recipe in the words of the options that it came from.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - ownClaims: How many claims the recipe had before the options added theirs.
  /// - Returns: The error with the option in the place of the place, if an option is to blame.
  func words(_ error: FixtureError, ownClaims: Int) -> String {
    guard let place = error.place, let option = option(of: place, ownClaims) else {
      return error.description
    }
    return "\(option): \(error.message)\(remedy(place))"
  }

  /// Says which options to leave out, where a form is refused as a whole.
  private func remedy(_ place: String) -> String {
    guard place == "$.variants" else { return "" }
    let forms = [
      (linearized, "--linearize"), (encryption != nil, "--encrypt"),
      (objectStreams, "--object-streams"),
    ].filter(\.0).map(\.1)
    return "; leave out \(forms.joined(separator: " and "))"
  }

  /// The option from which something in a recipe came; nil if it is the recipe's own.
  private func option(of place: String, _ ownClaims: Int) -> String? {
    let claim = "$.claims["
    if place.hasPrefix(claim), place.hasSuffix("]") {
      let index = Int(place.dropFirst(claim.count).dropLast())
      return index.map { $0 >= ownClaims } == true ? "--claim" : nil
    }
    if let option = optionOfForm(place) { return option }
    if firstOfOwn == nil { return nil }
    switch place {
    case "$.name": return "--name"
    case "$.pages", "$.pages[0].count": return "--count"
    default:
      let key = PageKey.allCases.first { place.hasSuffix(".\($0.rawValue)") }
      return key.map(option(of:))
    }
  }

  private func optionOfForm(_ place: String) -> String? {
    let forms: [(String, Bool, String)] = [
      (".version", version != nil, "--pdf-version"),
      (".xrefStream", crossReferenceStream, "--xref-stream"),
      (".objectStreams", objectStreams, "--object-streams"),
      (".encryption", encryption != nil, "--encrypt"),
      (".encryption.userPassword", passwordFile != nil, "--password-file"),
      (".linearized", linearized, "--linearize"),
      ("", linearized, "--linearize"),
      ("", encryption != nil, "--encrypt"),
      ("", objectStreams, "--object-streams"),
    ]
    return forms.first { place == "$.variants\($0.0)" && $0.1 }?.2
  }

  /// The option that has given a key.
  private func option(of key: PageKey) -> String {
    if verbatim.contains(where: { $0.key == key }) { return "--verbatim" }
    return key == .userUnit ? "--user-unit" : "--\(key.rawValue)"
  }
}
