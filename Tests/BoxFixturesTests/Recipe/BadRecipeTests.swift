import BoxPolicy
import Testing

@testable import BoxFixtures

/// Every recipe that is none is refused in one line that names the place and what is allowed.
@Suite struct BadRecipeTests {
  static let valueNeeds =
    #"four numbers, a number, null or an object such as {"verbatim": "[0 0 1]"} should stand"#
  static let keys = "media, crop, bleed, trim, art, rotate, userUnit, other"
  static let nameNeeds = "is no name; use up to 100 of a-z, 0-9, '-' and '.'"
  static let damages =
    #"one of \#(damageForms) should stand here"#
  static let damageForms =
    #"{"truncated": 0.5}, {"startxref": "9"}, {"junkBeforeHeader": 9}, {"missingEndobj": 3}, {"bytesAppended": 9}"#
  static let kinds =
    #"one of "verbatim", "rect", "number" and "dangling" should stand here"#

  static let recipes: [(String, String)] =
    [
      ("", "line 1, column 1: not JSON: there is no value in it"),
      (#"{"pages":[}"#, "line 1, column 11: not JSON: '}' where a value should stand"),
      (
        "{\n\"pages\":[],\n\"pages\":[]}",
        #"line 3, column 1: the key "pages" stands here twice; leave one of them out"#
      ),
      (#"{"$schema":1,"pages":[]}"#, #"$["$schema"]: a number where a text should stand"#),
      (#"{"pages":[]} {}"#, "line 1, column 14: not JSON: '{' behind the end of the value"),
      ("[]", "$: an array where an object should stand"),
      ("{}", #"$: there are no pages: "pages" is missing"#),
      (
        #"{"pages":[],"page":1}"#,
        #"$: unknown key "page"; allowed: schema, name, about, source, tree, pages, objects, catalogue, variants, earlier, signed, damage, content, claims, $schema"#
      ),
      (#"{"pages":{}}"#, "$.pages: an object where an array should stand"),
      (#"{"pages":null}"#, "$.pages: null where an array should stand"),
      (
        #"{"schema":"pagebox.recipe/2","pages":[]}"#,
        #"$.schema: "pagebox.recipe/2" is none of pagebox.recipe/1"#
      ),
      (#"{"name":1,"pages":[]}"#, "$.name: a number where a text should stand"),
      (#"{"about":null,"pages":[]}"#, "$.about: null where a text should stand"),
      (#"{"source":[],"pages":[]}"#, "$.source: an array where a text should stand"),
      (#"{"signed":1,"pages":[]}"#, "$.signed: a number where true or false should stand"),
      (
        #"{"content":"boxes","pages":[]}"#,
        #"$.content: "boxes" is none of outlines, quadrants, none"#
      ),
      (#"{"content":1,"pages":[]}"#, "$.content: a number where a text should stand"),
    ]
    + [
      ("../x", ""), ("", ""), (".x", ""), ("A", ""), ("a/b", ""), ("a b", ""), ("é", ""),
      ("x\\u0000", ""),
    ].map {
      (#"{"name":"\#($0.0)","pages":[]}"#, #"$.name: "\#($0.0)" \#(nameNeeds)"#)
    } + pages + values + unread + trees + objects + variants + rest

  static func page(_ json: String) -> String { #"{"pages":[{}, \#(json)]}"# }
  static func crop(_ json: String) -> String { page(#"{"crop":\#(json)}"#) }
  static func tree(_ json: String) -> String {
    #"{"pages":[{"media":[0,0,9,9]}],"tree":\#(json)}"#
  }
  static func one(_ json: String) -> String { #"{"pages":[{"media":[0,0,9,9]}],\#(json)}"# }

  static let objects: [(String, String)] =
    ["0", "-1", "01", "x", "8388607", "99999999999999999999", "+5", "1.0"].map { key in
      let path = key.allSatisfy { $0.isNumber || $0 == "x" } ? ".\(key)" : #"["\#(key)"]"#
      return (
        one(#""objects":{"\#(key)":"1"}"#),
        "$.objects\(path): an object number from 1 to 8388606 should stand here"
      )
    } + [
      (one(#""objects":[]"#), "$.objects: an array where an object should stand"),
      (one(#""objects":{"9":9}"#), "$.objects.9: a number where a text should stand"),
      (
        one(#""objects":{"9":"<< /A >>"}"#),
        "$.objects.9: the text is not one PDF object; close what is open"
      ),
      (
        one(#""catalogue":"/A""#),
        "$.catalogue: the text is not keys and values; close what is open"
      ),
      (one(#""catalogue":"/Pages 9 0 R""#), "$.catalogue: /Pages is written by itself"),
      (
        one(#""catalogue":"/AcroForm 9 0 R","signed":true"#),
        "$.catalogue: /AcroForm is written by itself"
      ),
    ]

  static let variants: [(String, String)] = [
    (
      one(#""variants":{"linearised":true}"#),
      #"$.variants: unknown key "linearised"; allowed: version, objectStreams, xrefStream, linearized, encryption"#
    ),
    (
      one(#""variants":{"linearized":1}"#),
      "$.variants.linearized: a number where true or false should stand"
    ),
    (one(#""variants":{"version":1.7}"#), "$.variants.version: a number where a text should stand"),
    (
      one(#""variants":{"version":"17"}"#), #"$.variants.version: "17" is no version such as "1.7""#
    ),
    (
      one(#""variants":{"version":"1.10"}"#),
      #"$.variants.version: "1.10" is no version such as "1.7""#
    ),
    (
      one(#""variants":{"version":"1.-"}"#),
      #"$.variants.version: "1.-" is no version such as "1.7""#
    ),
    (
      one(#""variants":{"encryption":"AES"}"#),
      #"$.variants.encryption: "AES" is none of AES-256, RC4"#
    ),
    (
      one(#""variants":{"encryption":{"cipher":"RC5"}}"#),
      #"$.variants.encryption.cipher: "RC5" is none of AES-256, RC4"#
    ),
    (
      one(#""variants":{"encryption":{"password":""}}"#),
      #"$.variants.encryption: unknown key "password"; allowed: cipher, userPassword, ownerPassword"#
    ),
    (
      one(#""variants":{"encryption":true}"#),
      "$.variants.encryption: true or false where an object should stand"
    ),
    (
      one(#""variants":{"version":"1.6","encryption":"AES-256"}"#),
      "$.variants.encryption: AES-256 is of version 1.7, not of 1.6"
    ),
    (
      one(#""variants":{"version":"1.3","encryption":"RC4"}"#),
      "$.variants.encryption: RC4 is of version 1.4, not of 1.3"
    ),
    (
      one(
        #""variants":{"encryption":{"cipher":"RC4","userPassword":"0123456789012345678901234567890\u00e9"}}"#
      ),
      "$.variants.encryption.userPassword: 33 bytes; a password of RC4 has at most 32"
    ),
    (
      one(
        #""variants":{"encryption":{"ownerPassword":"\#(String(repeating: "x", count: 128))"}}"#),
      "$.variants.encryption.ownerPassword: 128 bytes; a password of AES-256 has at most 127"
    ),
    (
      one(#""variants":{"xrefStream":true,"linearized":true}"#),
      #"$.variants.xrefStream: libqpdf writes a table unless there are object streams; ask for both"#
    ),
    (
      one(#""variants":{"linearized":true},"signed":true"#),
      "$.variants: libqpdf drops earlier revisions and breaks signatures"
    ),
    (
      one(#""variants":{"objectStreams":true},"earlier":[{"page":1}]"#),
      "$.variants: libqpdf drops earlier revisions and breaks signatures"
    ),
    (
      #"{"pages":[{"crop":null}],"variants":{"encryption":"RC4"}}"#,
      "$.variants: libqpdf drops null entries, references to nothing and double keys"
    ),
    (
      #"{"pages":[{"crop":{"dangling":true}}],"variants":{"encryption":"RC4"}}"#,
      "$.variants: libqpdf drops null entries, references to nothing and double keys"
    ),
    (
      #"{"pages":[{"crop":{"each":[1,2]}}],"variants":{"linearized":true}}"#,
      "$.variants: libqpdf drops null entries, references to nothing and double keys"
    ),
    (
      #"{"pages":[{"crop":{"verbatim":"9 0 R"}}],"variants":{"linearized":true}}"#,
      "$.variants: libqpdf drops null entries, references to nothing and double keys"
    ),
  ]

  static let rest: [(String, String)] = [
    (one(#""earlier":[{}]"#), #"$.earlier[0]: "page" is missing: the number of the page, from 1"#),
    (
      one(#""earlier":[{"page":0}]"#),
      "$.earlier[0].page: 0 where a whole number from 1 to 1000000 should stand"
    ),
    (one(#""earlier":[{"page":1},{"page":2}]"#), "$.earlier[1].page: there is no page 2"),
    (
      one(#""earlier":[{"page":1,"count":2}]"#),
      #"$.earlier[0]: unknown key "count"; allowed: page, \#(keys)"#
    ),
    (
      #"{"pages":[],"claims":["unreadable"],"earlier":[{"page":1}]}"#,
      "$.earlier[0].page: there is no page 1"
    ),
    (#"{"pages":[]}"#, #"$.pages: there are no pages; if that is meant, claim "unreadable""#),
    (one(#""damage":"noTrailer""#), "$.damage: a text where an array should stand"),
    (
      one(#""damage":["truncated"]"#),
      #"$.damage[0]: "truncated" is none of "noHeader", "noTrailer", "startxref", \#(damageForms)"#
    ),
    (one(#""damage":[{}]"#), "$.damage[0]: \(damages)"),
    (one(#""damage":[{"startxref":"1","truncated":0}]"#), "$.damage[0]: \(damages)"),
    (
      one(#""damage":[{"truncated":2}]"#),
      "$.damage[0].truncated: the part that is kept is a number from 0 to 1"
    ),
    (
      one(#""damage":[{"truncated":-0.1}]"#),
      "$.damage[0].truncated: the part that is kept is a number from 0 to 1"
    ),
    (
      one(#""damage":[{"truncated":"half"}]"#),
      "$.damage[0].truncated: a text where a number should stand"
    ),
    (
      one(#""damage":[{"truncated":{}}]"#),
      #"$.damage[0].truncated: "bytes" is missing: how many are kept"#
    ),
    (
      one(#""damage":[{"truncated":{"bytes":-1}}]"#),
      "$.damage[0].truncated.bytes: -1 where a whole number from 0 to 2147483647 should stand"
    ),
    (
      one(#""damage":[{"startxref":7}]"#),
      "$.damage[0].startxref: a number where a text should stand"
    ),
    (
      one(#""damage":[{"junkBeforeHeader":0}]"#),
      "$.damage[0].junkBeforeHeader: 0 where a whole number from 1 to 16777216 should stand"
    ),
    (
      one(#""damage":[{"bytesAppended":16777217}]"#),
      "$.damage[0].bytesAppended: 16777217 where a whole number from 1 to 16777216 should stand"
    ),
    (
      one(#""damage":[{"missingEndobj":0}]"#),
      "$.damage[0].missingEndobj: 0 where a whole number from 1 to 8388607 should stand"
    ),
    (
      one(#""damage":[{"missingEndobj":77}]"#),
      "$.damage[0]: the file has nothing that a missing endobj of object 77 could break"
    ),
    (
      one(#""damage":["noHeader","noHeader"]"#),
      "$.damage[1]: the file has nothing that a missing header could break"
    ),
    (one(#""claims":"none""#), "$.claims: a text where an array should stand"),
    (one(#""claims":[1]"#), "$.claims[0]: a number where a text should stand"),
    (
      one(#""claims":["crop is fine"]"#),
      "$.claims[0]: 'crop is fine' is no claim; it needs a statement, then 'on' and pages, as in 'crop!=media on 1'"
    ),
    (
      one(#""claims":["crop!=medium on 1"]"#),
      "$.claims[0]: 'crop!=medium on 1' is no claim; it needs two different ones of the boxes media, crop, bleed, trim and art"
    ),
    (
      one(#""claims":["crop == crop on 1"]"#),
      "$.claims[0]: 'crop == crop on 1' is no claim; it needs two different ones of the boxes media, crop, bleed, trim and art"
    ),
    (
      one(#""claims":["shows cropbox on 1"]"#),
      "$.claims[0]: 'shows cropbox on 1' is no claim; it needs one of the boxes media, crop, bleed, trim and art"
    ),
    (
      one(#""claims":["problem rotate-odd on 1"]"#),
      "$.claims[0]: 'problem rotate-odd on 1' is no claim; it needs an id that exists, such as rotate-malformed, rotate-not-multiple-of-90, rotate-real-number"
    ),
    (
      one(#""claims":["problem 7 on 1"]"#),
      "$.claims[0]: 'problem 7 on 1' is no claim; it needs the id of a problem, such as crop-empty; pagebox-boxes(7) has all of them"
    ),
    (
      one(#""claims":["no cropbox on 1"]"#),
      "$.claims[0]: 'no cropbox on 1' is no claim; it needs one of the keys media, crop, bleed, trim, art, rotate and userUnit"
    ),
    (
      one(#""claims":["rotate 45 on 1"]"#),
      "$.claims[0]: 'rotate 45 on 1' is no claim; it needs 0, 90, 180 or 270 after 'rotate', the turn when it is shown"
    ),
    (
      one(#""claims":["x pages"]"#),
      "$.claims[0]: 'x pages' is no claim; it needs a number of pages"
    ),
    (
      one(#""claims":["media!=crop on 1"]"#),
      "$.claims[0]: broken claim 'media!=crop on 1': page 1 has the media [ 0 0 9 9 ] and has no crop"
    ),
    (
      one(#""claims":["own media on 2"]"#),
      "$.claims[0]: broken claim 'own media on 2': the document has 1 page"
    ),
  ]

  @Test(arguments: recipes) func `a bad recipe is one line`(_ json: String, _ expected: String) {
    #expect(message(json) == expected)
    #expect(expected.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test func `a name can have a hundred letters and no more`() {
    func named(_ count: Int) -> String {
      one(#""name":"\#(String(repeating: "a", count: count))""#)
    }
    #expect(message(named(100)) == nil)
    #expect(message(named(101))?.hasSuffix(Self.nameNeeds) == true)
  }

  private func one(_ json: String) -> String { Self.one(json) }

  /// What is said of a recipe; nil if it is made.
  private func message(_ json: String) -> String? {
    do {
      _ = try Fixture(try Recipe(json: Array(json.utf8)))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
