import BoxFixtures
import BoxPolicy
import OptionTable

extension SynthValues {
  /// Refuses options that do not go together.
  func validate() throws(UsageError) {
    if list { return try validateList() }
    if let own = firstOfOwn {
      if !recipes.isEmpty { throw .conflict(own, "--recipe") }
      if !cases.isEmpty { throw .conflict(own, "--case") }
    } else if recipes.isEmpty, cases.isEmpty, directory == nil {
      throw .missingOperand("--media, --recipe, --case, --all or --list")
    }
    if !recipes.isEmpty, !cases.isEmpty { throw .conflict("--recipe", "--case") }
    if recipes.count(where: { $0 == "-" }) > 1 { throw .conflict("--recipe=-", "--recipe=-") }
    if let name = cases.first(where: { name in cases.count { $0 == name } > 1 }) {
      throw .repeated("--case \(name)")
    }
    if output != nil, cases.count > 1 {
      throw .requires("more than one --case", "--all=DIR in the place of --output")
    }
    if output != nil, directory != nil { throw .conflict("--output", "--all") }
    if showsRecipe {
      if output != nil { throw .conflict("--show-recipe", "--output") }
      if directory != nil { throw .conflict("--show-recipe", "--all") }
    } else if output == nil, directory == nil {
      throw .missingOperand("--output=FILE or --all=DIR")
    }
    if output?.isEmpty == true {
      throw .badValue(name: "--output", value: "", reason: "names no file; - is standard output")
    }
    if name != nil, firstOfOwn == nil { throw .requires("--name", "the options of a box") }
    if passwordFile != nil, encryption == nil { throw .requires("--password-file", "--encrypt") }
    try validateKeys()
  }

  private func validateList() throws(UsageError) {
    let others: [(String, Bool)] = [
      (firstOfOwn ?? "", firstOfOwn != nil), ("--recipe", !recipes.isEmpty),
      ("--case", !cases.isEmpty), ("--output", output != nil), ("--all", directory != nil),
    ]
    if let other = others.first(where: \.1) { throw .conflict("--list", other.0) }
  }

  /// What is to be inherited or stand elsewhere has to be given.
  private func validateKeys() throws(UsageError) {
    let given = Set(rectangles.map(\.0) + verbatim.map(\.key))
    for (option, keys) in [("--inherit", inherit), ("--indirect", indirect)] {
      for key in keys where !given.contains(key) {
        if key == .rotate, rotate != nil { continue }
        if key == .userUnit, userUnit != nil { continue }
        let needed = key == .userUnit ? "user-unit" : key.rawValue
        throw .requires("\(option) \(key.rawValue)", "--\(needed)")
      }
    }
  }
}

extension VerbatimEntry {
  /// Reads a key, a sign and a value.
  init(parsing text: String) throws(UsageProblem) {
    guard let sign = text.firstIndex(of: "=") else {
      throw .reason("is no entry; write it as in 'CropBox=[10 20 30]'")
    }
    let name = text[..<sign].drop { $0 == "/" }
    guard
      let key = PageKey.allCases.first(where: { $0.name.dropFirst() == name || $0.rawValue == name }
      )
    else {
      let names = PageKey.allCases.map { String($0.name.dropFirst()) }.joined(separator: ", ")
      throw .reason("has '\(name)', which is none of \(names)")
    }
    let written = String(text[text.index(after: sign)...])
    guard let value = Recipe.Value(checking: written) else {
      if !written.contains(where: { !$0.isWhitespace }) {
        throw .reason("has no value; write one as in 'CropBox=[10 20 30]'")
      }
      if Recipe.Value(checking: "[\(written)]") != nil {
        throw .reason(
          "has more than one value; make them one array, '\(key.name.dropFirst())=[\(written)]'")
      }
      throw .reason("has a value that \(Recipe.Value.flaw(of: written))")
    }
    self.init(key: key, value: value)
  }
}
