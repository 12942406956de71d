extension Damage {
  /// The damages that need no number.
  private static let plain = [
    "startxref": startxrefWrong, "noTrailer": noTrailer, "noHeader": noHeader,
  ]

  /// The damages that need a number or a text, as one would write them.
  private static let forms =
    #"{"truncated": 0.5}, {"startxref": "9"}, {"junkBeforeHeader": 9}, {"missingEndobj": 3}, "#
    + #"{"bytesAppended": 9}"#

  init(_ node: JSONNode) throws(RecipeError) {
    if case .text = node.value {
      let word = try node.text()
      guard let damage = Self.plain[word] else {
        let words = Self.plain.keys.sorted().map(JSONText.quoted).joined(separator: ", ")
        throw RecipeError(
          node.path, "\(JSONText.quoted(word)) is none of \(words), \(Self.forms)")
      }
      self = damage
      return
    }
    let names = [
      "truncated", "startxref", "junkBeforeHeader", "missingEndobj", "bytesAppended",
    ]
    let members = try node.members(names)
    guard members.count == 1, let name = names.first(where: { members[$0] != nil }),
      let item = members[name]
    else { throw RecipeError(node.path, "one of \(Self.forms) should stand here") }
    switch name {
    case "truncated": self = .truncated(keeping: try Extent(item))
    case "startxref": self = .startxref(try item.text())
    case "junkBeforeHeader": self = .junkBeforeHeader(try item.whole(1...Recipe.mostBytes))
    case "missingEndobj": self = .missingEndobj(of: try item.whole(PDFWriter.numbers))
    default: self = .bytesAppended(try item.whole(1...Recipe.mostBytes))
    }
  }

  var json: JSONValue {
    switch self {
    case .noTrailer: .text("noTrailer")
    case .noHeader: .text("noHeader")
    case .startxrefWrong: .text("startxref")
    case .startxref(let text): .member("startxref", .text(text))
    case .truncated(.bytes(let count)):
      .member("truncated", .member("bytes", .number("\(count)")))
    case .truncated(.fraction(let part)):
      .member("truncated", .number(part.isFinite ? pdfText(part) : "0"))
    case .junkBeforeHeader(let count): .member("junkBeforeHeader", .number("\(count)"))
    case .missingEndobj(let number): .member("missingEndobj", .number("\(number)"))
    case .bytesAppended(let count): .member("bytesAppended", .number("\(count)"))
    }
  }
}

extension Damage.Extent {
  fileprivate init(_ node: JSONNode) throws(RecipeError) {
    if case .object = node.value {
      guard let bytes = try node.members(["bytes"])["bytes"] else {
        throw RecipeError(node.path, "\"bytes\" is missing: how many are kept")
      }
      self = .bytes(try bytes.whole(0...Int(Int32.max)))
      return
    }
    guard let part = Double(try node.number()), (0...1).contains(part) else {
      throw RecipeError(node.path, "the part that is kept is a number from 0 to 1")
    }
    self = .fraction(part)
  }
}
