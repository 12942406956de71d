import BoxPolicy
import Foundation
import Testing

@testable import BoxFixtures

/// A recipe survives being written and read, by us and by others.
@Suite struct RecipeTripTests {
  @Test func `each entry of the catalogue is read as it was written`() throws {
    try #require(Catalogue.all.count > 50)
    for recipe in Catalogue.all {
      #expect(try Recipe(json: recipe.json()) == recipe, "\(recipe.name)")
      #expect(try Recipe(json: recipe.jsonLine()) == recipe, "\(recipe.name)")
      #expect(!recipe.jsonLine().contains(0x0A))
    }
  }

  @Test func `each entry survives the coders of Foundation`() throws {
    let data = try JSONEncoder().encode(Catalogue.all)
    let read = try JSONDecoder().decode([Recipe].self, from: data)
    try #require(read.count == Catalogue.all.count)
    for (recipe, copy) in zip(Catalogue.all, read) { #expect(copy == recipe, "\(recipe.name)") }
    for recipe in Catalogue.all {
      #expect(
        try JSONDecoder().decode(Recipe.self, from: Data(recipe.json())) == recipe, "\(recipe.name)"
      )
      #expect(try Recipe(json: Array(JSONEncoder().encode(recipe))) == recipe, "\(recipe.name)")
    }
  }

  @Test func `a stream holds the catalogue line by line`() throws {
    var stream = RecipeStream(json: Catalogue.all.flatMap { $0.jsonLine() + [0x0A] })
    var read: [Recipe] = []
    while let recipe = try stream.next() { read.append(recipe) }
    #expect(read == Catalogue.all)
  }

  @Test func `a recipe of a stream that is wrong does not keep others away`() throws {
    var stream = RecipeStream(json: Array(#"{"pages":[]} {"page":[]} {"pages":[{}]}"#.utf8))
    #expect(try stream.next() == Recipe(pages: []))
    #expect(throws: RecipeError.self) { try stream.next() }
    #expect(try stream.next()?.pages.count == 1)
    #expect(try stream.next() == nil)
  }

  @Test func `what is no JSON ends a stream`() throws {
    var stream = RecipeStream(json: Array(#"{"pages":[]} x {"pages":[]}"#.utf8))
    #expect(try stream.next() != nil)
    let error = #expect(throws: RecipeError.self) { try stream.next() }
    #expect(error?.place == "line 1, column 14")
    #expect(try stream.next() == nil)
  }

  /// The value in JSON, and the text that stands in the file.
  @Test(arguments: [
    ("[0,0,595,842]", "[0 0 595 842]"), ("[0,-1.50,1e2,2.5e-3]", "[0 -1.50 100 0.0025]"),
    ("90", "90"), ("-0", "-0"), ("1.0", "1.0"), ("null", "null"),
    ("1E+2", "100"), (#"{"verbatim":" [1 2] "}"#, " [1 2] "), (#"{"rect":[1,2,3,4]}"#, "[1 2 3 4]"),
    (#"{"number":0.10}"#, "0.10"),
    ("123456789012345678901234567890", "123456789012345678901234567890"),
  ]) func `a value keeps its digits`(_ json: String, _ text: String) throws {
    let recipe = try Recipe(json: Array(#"{"pages":[{"crop":\#(json)}]}"#.utf8))
    #expect(recipe.pages[0].keys[.crop] == .verbatim(text))
    #expect(try Recipe(json: recipe.json()) == recipe)
    #expect(try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(recipe)) == recipe)
  }

  @Test func `an empty text is another one than none, though no file can have it`() throws {
    for (json, expected) in [
      (#"{"name":"","pages":[]}"#, Recipe(name: "", pages: [])),
      (
        #"{"pages":[],"variants":{"version":""}}"#,
        Recipe(pages: [], variants: Recipe.Variants(version: ""))
      ),
    ] {
      let recipe = try Recipe(json: Array(json.utf8))
      try #require(recipe == expected && recipe != Recipe(pages: []))
      #expect(try Recipe(json: recipe.json()) == expected, "\(json)")
      #expect(try Recipe(json: recipe.jsonLine()) == expected, "\(json)")
    }
  }

  /// What a text says, and what the decoder of Foundation has left of it.
  @Test(arguments: [
    ("612.00", "612.00", "612"), ("1.50", "1.50", "1.5"), ("-0", "-0", "0"), ("1e2", "100", "100"),
    ("0.1", "0.1", "0.1"), ("[0,0,612.00,1.50]", "[0 0 612.00 1.50]", "[0 0 612 1.5]"),
  ]) func `a decoder loses digits, and what is encoded keeps them`(
    _ json: String, _ text: String, _ decoded: String
  ) throws {
    let bytes = Array(#"{"pages":[{"crop":\#(json)}]}"#.utf8)
    let recipe = try Recipe(json: bytes)
    #expect(recipe.pages[0].keys[.crop] == .verbatim(text))
    let lossy = try JSONDecoder().decode(Recipe.self, from: Data(bytes))
    #expect(lossy.pages[0].keys[.crop] == .verbatim(decoded))
    #expect(try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(recipe)) == recipe)
  }

  @Test func `a key that stands there twice is refused by the reader alone`() throws {
    let json = Array(#"{"pages":[{"crop":1,"crop":2}]}"#.utf8)
    let error = #expect(throws: RecipeError.self) { try Recipe(json: json) }
    #expect(
      error?.description.hasSuffix(#"the key "crop" stands here twice; leave one of them out"#)
        == true)
    let recipe = try JSONDecoder().decode(Recipe.self, from: Data(json))
    #expect([.verbatim("1"), .verbatim("2")].contains(recipe.pages[0].keys[.crop]))
  }

  @Test func `an error of a decoder is the one of the reader`() {
    let error = #expect(throws: RecipeError.self) {
      try JSONDecoder().decode(Recipe.self, from: Data(#"{"pages":[{"crop":[1]}]}"#.utf8))
    }
    #expect(error?.place == "$.pages[0].crop")
  }

  /// The recipe of the issue, by hand as a value.
  @Test func `every part of a recipe is what it says`() throws {
    let json = """
      {"schema":"pagebox.recipe/1", "name":"all", "about":"a", "source":"b",
       "tree":{"media":[0,0,420,595], "levels":[{"rotate":90},{}], "depth":2, "fanOut":3,
         "kids":["root",null,{"again":1},{"direct":{"crop":[1,2,3,4]}},{"verbatim":"42"}],
         "type":false, "parent":"9 0 R", "count":true},
       "pages":[{"count":3,"crop":{"each":[[1,2,3,4],{"dangling":true}]},"type":"/X","parent":false},
         {"userUnit":{"number":2,"indirect":true},"trim":{"rect":[1,2,3,4],"indirect":"elements"},
          "bleed":{"verbatim":"[1]","indirect":false},"other":"/Tabs /S"}],
       "objects":{"90":"[1]"}, "catalogue":"/PageMode /UseNone",
       "variants":{"version":"1.4","objectStreams":true,"xrefStream":true,"linearized":true,
         "encryption":{"cipher":"RC4","userPassword":"u"}},
       "earlier":[{"page":1,"media":[0,0,1,1]}], "signed":true,
       "damage":["noTrailer","noHeader","startxref",{"startxref":"9"},{"truncated":0.5},
         {"truncated":{"bytes":7}},{"junkBeforeHeader":1},{"missingEndobj":3},{"bytesAppended":2}],
       "content":"quadrants", "claims":["crop!=media on 1","  3   pages "]}
      """
    var first = Recipe.Keys()
    first.values[.crop] = [[1, 2, 3, 4], .dangling]
    let expected = Recipe(
      name: "all", about: "a", source: "b",
      tree: Recipe.Tree(
        Recipe.Keys(media: [0, 0, 420, 595]), levels: [Recipe.Keys(rotate: 90), Recipe.Keys()],
        depth: 2, fanOut: 3,
        kids: [
          .root, .null, .again(1), .direct(Recipe.Keys(crop: [1, 2, 3, 4])), .verbatim("42"),
        ], type: .missing, parent: .verbatim("9 0 R")),
      pages: [
        Recipe.Page(first, count: 3, type: .verbatim("/X"), parent: .missing),
        Recipe.Page(
          Recipe.Keys(
            bleed: "[1]", trim: .rectangle(1, 2, 3, 4, .elements), userUnit: .number(2, .indirect),
            other: "/Tabs /S")),
      ], objects: [90: "[1]"], catalogue: "/PageMode /UseNone",
      variants: Recipe.Variants(
        version: "1.4", objectStreams: true, crossReferenceStream: true, isLinearized: true,
        encryption: Recipe.Encryption(.rc4, userPassword: "u")),
      damage: [
        .noTrailer, .noHeader, .startxrefWrong, .startxref("9"),
        .truncated(keeping: .fraction(0.5)), .truncated(keeping: .bytes(7)), .junkBeforeHeader(1),
        .missingEndobj(of: 3), .bytesAppended(2),
      ], earlier: [Recipe.Earlier(page: 1, keys: Recipe.Keys(media: [0, 0, 1, 1]))],
      isSigned: true, content: .quadrants, claims: ["crop!=media on 1", "3 pages"])
    let recipe = try Recipe(json: Array(json.utf8))
    #expect(recipe == expected)
    #expect(try Recipe(json: recipe.json()) == expected)
    #expect(try JSONDecoder().decode(Recipe.self, from: JSONEncoder().encode(recipe)) == expected)
  }
}
