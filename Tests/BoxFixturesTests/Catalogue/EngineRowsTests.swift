import BoxFixtures
import BoxPolicy
import Foundation
import TestSupport
import Testing

/// The rows of the study of what programs show, as it was written down beside this repository.
@Suite struct EngineRowsTests {
  /// The recipes by the id of the row, which their names start with.
  private static let recipes = Dictionary(
    grouping: Catalogue.all.filter { $0.name.wholeMatch(of: /c[0-9]+[a-z]?-.+/) != nil },
    by: { String($0.name.prefix { $0 != "-" }) })

  @Test func `there are 78 rows`() {
    #expect(Self.recipes.count == 78)
    #expect(Self.recipes.values.allSatisfy { $0.count == 1 })
  }

  @Test(.enabled(if: Study.engineCases.isThere, "no engine-cases.ndjson beside the repository"))
  func `a recipe has the fields of its row`() throws {
    let rows = try MeasuredCase.all()
    #expect(Set(rows.map(\.id)) == Set(Self.recipes.keys))
    for row in rows {
      let recipe = try #require(Self.recipes[row.id]?.first)
      try #require(recipe.pages.count == 1 && recipe.pages[0].count == 1)
      #expect(recipe.pages[0].keys == Recipe.Keys(verbatim: row.page), "\(row.id)")
      #expect(recipe.tree.keys == Recipe.Keys(verbatim: row.pages), "\(row.id)")
      #expect(recipe.tree.levels == row.inner.map { [Recipe.Keys(verbatim: $0)] } ?? [])
      #expect((recipe.pages[0].type == .usual) == row.typed, "\(row.id)")
      #expect((recipe.pages[0].parent == .missing) == row.noParent, "\(row.id)")
      #expect((recipe.tree.parent == .verbatim("3 0 R")) == row.parentCycle, "\(row.id)")
      let objects = Dictionary(uniqueKeysWithValues: recipe.objects.map { ("\($0)", $1) })
      #expect(objects == row.objects, "\(row.id)")
      // That both were read alike proves little: the file has to have the very text.
      var blank = recipe
      blank.content = .none
      let bytes = try Fixture(blank).bytes
      let entries = [row.page, row.pages, row.inner ?? ""].flatMap(Self.entries)
      let missing = entries.filter { !contains(bytes, $0) }
      #expect(missing == [], "\(row.id)")
      let count = Self.entries(String(decoding: bytes, as: UTF8.self)).count
      #expect(count == entries.count, "\(row.id) has no other key")
    }
  }

  @Test(.enabled(if: Study.engines.isThere, "no ENGINES.md beside the repository"))
  func `a recipe claims the findings of its row`() throws {
    var seen: Set<String> = []
    for line in try Study.engines.lines() {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 15 else { continue }
      let id = cells[1].filter { $0 != " " }
      guard let recipe = Self.recipes[id]?.first else { continue }
      seen.insert(id)
      let parts = cells[12].split(separator: "*")
      let findings =
        parts.count < 2 ? [] : parts[1].split(separator: ",").map { $0.filter { $0 != " " } }
      var expected = Set(findings.map { "problem \(Self.problem($0)) on 1" })
      if expected.isEmpty { expected = ["no problem on 1"] }
      #expect(Set(recipe.claims.map(\.text)) == expected, "\(id)")
    }
    #expect(seen == Set(Self.recipes.keys))
  }

  /// Splits a text in front of each of the seven keys, and drops what does not start with one.
  private static func entries(_ text: String) -> [String] {
    let starts = text.ranges(of: /\/(MediaBox|CropBox|BleedBox|TrimBox|ArtBox|Rotate|UserUnit) ?/)
      .map(\.lowerBound)
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
      text[start..<end].trimmingCharacters(in: .whitespaces)
    }
  }

  /// The name of a problem for that of the study.
  private static func problem(_ finding: String) -> String {
    let names = [
      "B-inside-T": "trim-exceeds-bleed", "type-missing": "type-missing",
      "parent-cycle": "parent-cycle", "parent-mismatch": "parent-mismatch",
    ]
    if let name = names[finding] { return name }
    let keys = ["M": "media", "C": "crop", "B": "bleed", "T": "trim", "UserUnit": "user-unit"]
    let boxes = ["M": "media", "C": "crop", "Pages": "pages"]
    let words = finding.split(separator: "-").map(String.init)
    return
      (words.prefix(1).map { keys[$0] ?? $0.lowercased() }
      + words.dropFirst().map { boxes[$0] ?? $0 })
      .joined(separator: "-")
  }
}
