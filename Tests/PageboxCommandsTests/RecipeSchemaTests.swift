import BoxFixtures
import Foundation
import Testing

/// The schema of recipes and the reader of recipes say the same.
@Suite(.enabled(if: SchemaChecker.isInstalled, "needs python3 with jsonschema"))
struct RecipeSchemaTests {
  private static let folder = Project.root.appendingPathComponent("Samples/recipes")

  @Test func `the whole catalogue is what the schema says`() throws {
    let lines = Catalogue.all.map { String(decoding: $0.jsonLine(), as: UTF8.self) }
    try #require(lines.count > 150)
    #expect(try SchemaChecker.complaints(about: lines.joined(separator: "\n"), by: "recipe") == "")
  }

  @Test func `each committed recipe is what the schema says`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    try #require(names.count > 10)
    for name in names {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
      #expect(try SchemaChecker.complaints(about: "[\(text)]", by: "recipe") == "", "\(name)")
    }
  }

  /// A recipe that uses, with the others, every word that there is.
  static let right: [String] = [
    #"{"pages":[]}"#,
    #"""
    {"schema":"pagebox.recipe/1","name":"a.b-1","about":"","source":"","pages":[{"count":2}],
    "catalogue":"/Lang (en)","objects":{"20":"[0 0 9 9]"},"content":"quadrants","signed":true,
    "tree":{"media":[0,0,9,9],"levels":[{}],"depth":1,"fanOut":2,"type":false,"parent":"3 0 R",
    "count":"(two)","kids":["root",null,{"again":2},{"direct":{"rotate":90}},{"verbatim":"7"}]}}
    """#,
    #"""
    {"pages":[{"media":{"rect":[0,0,9,9],"indirect":"elements"},"crop":{"each":[[0,0,1,1],null]},
    "trim":{"dangling":true},"rotate":{"number":90,"indirect":true},"userUnit":1.5,
    "bleed":{"verbatim":"[1]","indirect":false},"other":"/Tabs /S","type":true,"parent":false}],
    "earlier":[{"page":1,"art":[0,0,1,1]}]}
    """#,
    #"""
    {"pages":[{"media":[0,0,9,9]}],"variants":{"version":"1.4","objectStreams":true,
    "xrefStream":true,"linearized":true,"encryption":{"cipher":"RC4","userPassword":"u",
    "ownerPassword":"o"}},"damage":["startxref","noTrailer","noHeader",{"truncated":0.5},
    {"truncated":{"bytes":9}},{"startxref":"12"},{"junkBeforeHeader":1},{"missingEndobj":3},
    {"bytesAppended":9}]}
    """#,
    #"{"$schema":"recipe.json","pages":[],"variants":{"encryption":"AES-256"},"content":"none"}"#,
    #"""
    {"pages":[],"claims":["crop!=media on 1","trim==art on 2-312,odd","no crop on all",
    "no problem on last","own rotate on -1","inherited media on 1-","unusable userUnit on first",
    "rotate 90 on even","problem crop-empty on 1","shows crop on 1","art != trim on 1","312 pages","1 page","unreadable"]}
    """#,
  ].map { $0.replacing("\n", with: "") }

  @Test(arguments: right) func `what the reader takes is what the schema says`(
    _ json: String
  ) throws {
    #expect(throws: Never.self) { try Recipe(json: Array(json.utf8)) }
    #expect(try SchemaChecker.complaints(about: json, by: "recipe") == "")
  }

  @Test func `every word of the schema is tried`() throws {
    let all = Self.right.joined(separator: "\n")
    #expect(try SchemaChecker.missing(from: all, in: "recipe") == "")
  }

  /// Recipes with one thing wrong, each with the place that the reader names.
  static let wrong: [(json: String, place: String)] = [
    (#"{}"#, "$"), (#"{"pages":{}}"#, "$.pages"), (#"{"pages":[1]}"#, "$.pages[0]"),
    (#"{"pages":[],"page":[]}"#, "$"),
    (#"{"pages":[],"schema":"pagebox.recipe/2"}"#, "$.schema"),
    (#"{"pages":[],"name":"A b"}"#, "$.name"), (#"{"pages":[],"name":".a"}"#, "$.name"),
    (#"{"pages":[],"name":""}"#, "$.name"), (#"{"pages":[],"about":1}"#, "$.about"),
    (#"{"pages":[{"media":[0,0,1]}]}"#, "$.pages[0].media"),
    (#"{"pages":[{"media":[0,0,1,1,1]}]}"#, "$.pages[0].media"),
    (#"{"pages":[{"media":"[0 0 1 1]"}]}"#, "$.pages[0].media"),
    (#"{"pages":[{"media":true}]}"#, "$.pages[0].media"),
    (#"{"pages":[{"media":[0,0,1,"1"]}]}"#, "$.pages[0].media[3]"),
    (#"{"pages":[{"crop":{"each":[]}}]}"#, "$.pages[0].crop.each"),
    (#"{"pages":[{"crop":{}}]}"#, "$.pages[0].crop"),
    (#"{"pages":[{"crop":{"verbatim":"1","number":1}}]}"#, "$.pages[0].crop"),
    (#"{"pages":[{"crop":{"dangling":false}}]}"#, "$.pages[0].crop.dangling"),
    (#"{"pages":[{"crop":{"rect":[0,0,1,1],"indirect":"yes"}}]}"#, "$.pages[0].crop.indirect"),
    (#"{"pages":[{"rotate":{"number":90,"indirect":"elements"}}]}"#, "$.pages[0].rotate"),
    (#"{"pages":[{"crop":{"each":[null],"number":1}}]}"#, "$.pages[0].crop"),
    (#"{"pages":[{"count":0}]}"#, "$.pages[0].count"),
    (#"{"pages":[{"count":5000001}]}"#, "$.pages[0].count"),
    (#"{"pages":[{"type":1}]}"#, "$.pages[0].type"), (#"{"pages":[{"page":1}]}"#, "$.pages[0]"),
    (#"{"pages":[],"tree":{"depth":-1}}"#, "$.tree.depth"),
    (#"{"pages":[],"tree":{"fanOut":1}}"#, "$.tree.fanOut"),
    (#"{"pages":[],"tree":{"kids":["page"]}}"#, "$.tree.kids[0]"),
    (#"{"pages":[{}],"tree":{"kids":[{"again":1,"verbatim":"1"}]}}"#, "$.tree.kids[0]"),
    (#"{"pages":[],"tree":{"levels":[{"count":1}]}}"#, "$.tree.levels[0]"),
    (#"{"pages":[],"objects":{"0":"1"}}"#, "$.objects"),
    (#"{"pages":[],"objects":{"01":"1"}}"#, "$.objects"),
    (#"{"pages":[],"objects":{"9":1}}"#, "$.objects"),
    (#"{"pages":[{}],"variants":{"version":"17"}}"#, "$.variants.version"),
    (#"{"pages":[],"variants":{"linearized":1}}"#, "$.variants.linearized"),
    (#"{"pages":[],"variants":{"encryption":"AES"}}"#, "$.variants.encryption"),
    (#"{"pages":[],"variants":{"encryption":{"cipher":"DES"}}}"#, "$.variants.encryption.cipher"),
    (#"{"pages":[{}],"earlier":[{}]}"#, "$.earlier[0]"),
    (#"{"pages":[],"signed":"yes"}"#, "$.signed"),
    (#"{"pages":[],"damage":["endobj"]}"#, "$.damage[0]"),
    (#"{"pages":[],"damage":[{"truncated":2}]}"#, "$.damage[0].truncated"),
    (#"{"pages":[],"damage":[{"bytesAppended":0}]}"#, "$.damage[0].bytesAppended"),
    (#"{"pages":[],"damage":[{"truncated":1,"startxref":"7"}]}"#, "$.damage[0]"),
    (#"{"pages":[],"content":"boxes"}"#, "$.content"),
    (#"{"pages":[],"claims":["crop!=media"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["crop=media on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["crop!=rotate on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["no crops on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["no crop on 0"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["no crop on 1,,2"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["rotate -90 on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["rotate 45 on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["trim==trim on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["shows rotate on 1"]}"#, "$.claims[0]"),
    (#"{"pages":[],"claims":["problem Crop on 1"]}"#, "$.claims[0]"),
  ]

  @Test(arguments: wrong) func `reader and schema refuse the same recipe at the same place`(
    _ json: String, _ place: String
  ) throws {
    let refusal = try #require(Self.refusal(of: json), "the reader takes it")
    #expect(refusal.hasPrefix(place), "\(refusal)")
    let complaints = try SchemaChecker.complaints(about: json, by: "recipe").split(separator: "\n")
    // Where one of several forms should stand, the schema may name the whole of it.
    #expect(
      complaints.contains { line in
        let named = line.prefix { $0 != ":" }
        return named == place || named.hasPrefix(place) || place.hasPrefix(named) && named != "$"
      }, "\(complaints)")
  }

  /// What the reader or the writer says of a recipe that there cannot be.
  private static func refusal(of json: String) -> String? {
    do {
      _ = try Fixture(Recipe(json: Array(json.utf8)))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
