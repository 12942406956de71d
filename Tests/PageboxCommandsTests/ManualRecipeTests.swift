import BoxFixtures
import Foundation
import Testing

/// The manual of recipes: its examples can be made, and it names every key.
@Suite struct ManualRecipeTests {
  private static let page: String = {
    let url = Project.root.appendingPathComponent("man/pagebox-recipe.5")
    return (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  }()

  /// The lines of each displayed text.
  private static let displays: [String] = page.components(separatedBy: ".Bd -literal").dropFirst()
    .map { part in
      let lines = part.components(separatedBy: "\n.Ed")[0].components(separatedBy: "\n")
      return lines.dropFirst().joined(separator: "\n")
    }

  @Test func `the first example can be made`() throws {
    let recipe = try Recipe(json: Array(try #require(Self.displays.first).utf8))
    let fixture = try Fixture(recipe)
    #expect(recipe.pageCount == 313 && recipe.claims.count == 3)
    #expect(!fixture.bytes.isEmpty)
  }

  @Test func `the file of three recipes makes three files`() throws {
    let display = try #require(Self.displays.first { $0.contains("$ cat recipes.ndjson") })
    let lines = display.split(separator: "\n").filter { $0.hasPrefix("{") }
    var stream = RecipeStream(json: Array(lines.joined(separator: "\n").utf8))
    var names: [String] = []
    while let recipe = try stream.next() {
      names.append(recipe.name)
      _ = try Fixture(recipe)
    }
    #expect(names == ["plain", "turned", "odd"])
  }

  /// The schema holds every key, which another test compares with the reader.
  @Test func `every key and word of the schema is explained`() throws {
    let url = Project.root.appendingPathComponent("Samples/schema/recipe.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    var words: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        if let members = object["properties"] as? [String: Any] { words.formUnion(members.keys) }
        if let cases = object["enum"] as? [Any] {
          words.formUnion(cases.compactMap { $0 as? String })
        }
        object.values.forEach(collect)
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    collect(schema)
    try #require(words.count > 40)
    let named = Set(Self.page.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
      // What an escaped quotation mark leaves in front of a word.
      .flatMap { [$0, $0.hasPrefix("dq") ? String($0.dropFirst(2)) : $0] }
    let plain = words.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    #expect(Set(plain).subtracting(named) == [])
  }

  @Test(arguments: [
    "crop!=media on 1", "crop==media on 1", "no crop on 1", "own crop on 1",
    "inherited crop on 1", "unusable crop on 1", "shows crop on 1", "rotate 90 on 1",
    "problem crop-empty on 1",
    "no problem on all", "2 pages", "unreadable",
  ]) func `every form of a claim is explained`(_ claim: String) throws {
    _ = try Claim(parsing: claim)
    // As the item of a list would have it: words for what is fixed, arguments for what is not.
    let forms: [(Regex<Substring>, String)] = [
      (/^\w+!=\w+ on .*/, ".It Ar BOX Ns != Ns Ar BOX Cm on Ar PAGES"),
      (/^\w+==\w+ on .*/, ".It Ar BOX Ns == Ns Ar BOX Cm on Ar PAGES"),
      (/^no problem on .*/, ".It Cm no problem on Ar PAGES"),
      (/^no .*/, ".It Cm no Ar KEY Cm on Ar PAGES"),
      (/^own .*/, ".It Cm own Ar KEY Cm on Ar PAGES"),
      (/^inherited .*/, ".It Cm inherited Ar KEY Cm on Ar PAGES"),
      (/^unusable .*/, ".It Cm unusable Ar KEY Cm on Ar PAGES"),
      (/^shows .*/, ".It Cm shows Ar BOX Cm on Ar PAGES"),
      (/^rotate .*/, ".It Cm rotate Ar ANGLE Cm on Ar PAGES"),
      (/^problem .*/, ".It Cm problem Ar ID Cm on Ar PAGES"),
      (/^\d+ pages/, ".It Ar N Cm pages"), (/^unreadable/, ".It Cm unreadable"),
    ]
    let form = try #require(forms.first { claim.wholeMatch(of: $0.0) != nil })
    #expect(Self.page.contains("\n\(form.1)\n"))
  }
}
