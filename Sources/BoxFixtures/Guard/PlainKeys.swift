import BoxPolicy

/// The values that are expected for the keys of one dictionary, as they stand in a plain file.
struct PlainKeys {
  private let expected: [(key: PageKey, values: [Recipe.Value], objects: [PDFObject?])]
  private let other: [(key: String, values: [PDFObject])]

  /// Prepares to look for keys that have been validated.
  init(_ keys: Recipe.Keys) {
    expected = PageKey.allCases.map { key in
      (key, keys.values[key], keys.values[key].map { PDFObject($0.text) })
    }
    let dictionary = keys.other.isEmpty ? nil : PDFObject("<< \(keys.other) >>")
    guard let dictionary, case .dictionary(let members) = dictionary else {
      other = []
      return
    }
    let values = Dictionary(grouping: members, by: \.key)
    var seen: Set<String> = []
    other = members.map(\.key).filter { seen.insert($0).inserted }.map { key in
      (key, values[key, default: []].map(\.value))
    }
  }

  /// Checks the seven keys and the others of a dictionary.
  ///
  /// - Parameters:
  ///   - dictionary: The dictionary.
  ///   - file: Where its references lead.
  ///   - place: What the dictionary is, for a message.
  /// - Throws: ``FixtureError`` that names the key.
  func check(
    _ dictionary: PDFObject, in file: PlainFile, at place: String
  ) throws(FixtureError) {
    for (key, values, objects) in expected {
      let found = dictionary.values(of: String(key.name.dropFirst()))
      let isSame =
        found.count == values.count
        && zip(found, zip(values, objects)).allSatisfy {
          Self.stands($0, for: $1.1, placed: $1.0.placement, in: file)
        }
      if isSame { continue }
      let wanted =
        values.isEmpty
        ? "no \(key.name)"
        : "\(key.name) \(values.map(\.words).joined(separator: " and "))"
      throw Self.broken(wanted, at: place, found)
    }
    if !other.isEmpty { try checkOther(dictionary, at: place) }
  }

  /// Checks the other keys; the writer may have put values of its own beside these.
  func checkOther(_ dictionary: PDFObject?, at place: String) throws(FixtureError) {
    var members: [PDFObject.Member] = []
    if case .dictionary(let all)? = dictionary { members = all }
    // Grouped once, since both can be thousands.
    let all = Dictionary(grouping: members, by: \.key)
    for (key, values) in other {
      let found = all[key, default: []].map(\.value)
      let wanted = Set(values)
      if found.filter({ wanted.contains($0) }) == values { continue }
      let words = values.map(\.written).joined(separator: " and ")
      throw Self.broken("/\(key) \(words)", at: place, found)
    }
  }

  private static func broken(
    _ wanted: String, at place: String, _ found: [PDFObject]
  ) -> FixtureError {
    let text = found.isEmpty ? "nothing" : found.map(\.written).joined(separator: " and ")
    return .broken(BrokenClaim("\(wanted) on \(place)", found: "\(text) stands in the file"))
  }

  private static func stands(
    _ found: PDFObject, for object: PDFObject?, placed: Recipe.Value.Placement, in file: PlainFile
  ) -> Bool {
    switch placed {
    case .direct: return found == object
    case .indirect:
      guard case .reference(let number, _) = found else { return false }
      return file.object(number) == object
    case .dangling:
      guard case .reference(let number, _) = found else { return false }
      return file.object(number) == nil
    case .elements:
      guard case .array(let elements) = found, case .array(let wanted)? = object,
        elements.count == wanted.count
      else { return false }
      return zip(elements, wanted).allSatisfy { element, wanted in
        stands(element, for: wanted, placed: .indirect, in: file)
      }
    }
  }
}

extension Recipe.Value {
  /// The value and how it is reached, for a message.
  fileprivate var words: String {
    switch placement {
    case .direct: text
    case .indirect: "a reference to \(text)"
    case .elements: "references to each of \(text)"
    case .dangling: "a reference to nothing"
    }
  }
}
