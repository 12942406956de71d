/// What can be wrong in pages, their values and the tree above them.
extension BadRecipeTests {
  /// Arrays in each other.
  private static func nested(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  static let pages: [(String, String)] = [
    (page("1"), "$.pages[1]: a number where an object should stand"),
    (
      page(#"{"MediaBox":1}"#),
      #"$.pages[1]: unknown key "MediaBox"; allowed: \#(keys), count, type, parent"#
    ),
    (
      page(#"{"\u001b":1}"#),
      #"$.pages[1]: unknown key "\u001b"; allowed: \#(keys), count, type, parent"#
    ),
    (
      page(#"{"count":0}"#),
      "$.pages[1].count: 0 where a whole number from 1 to 1000000 should stand"
    ),
    (
      page(#"{"count":-1}"#),
      "$.pages[1].count: -1 where a whole number from 1 to 1000000 should stand"
    ),
    (
      page(#"{"count":1.5}"#),
      "$.pages[1].count: 1.5 where a whole number from 1 to 1000000 should stand"
    ),
    (
      page(#"{"count":1000001}"#),
      "$.pages[1].count: 1000001 where a whole number from 1 to 1000000 should stand"
    ),
    (
      page(#"{"count":99999999999999999999}"#),
      "$.pages[1].count: 99999999999999999999 where a whole number from 1 to 1000000 should stand"
    ),
    (
      page(#"{"count":"2"}"#),
      "$.pages[1].count: a text where a whole number from 1 to 1000000 should stand"
    ),
    (page(#"{"count":1000000}"#), "$.pages: more than 1000000 pages"),
    (
      page(#"{"type":1}"#),
      "$.pages[1].type: a number where a text should stand, or false for no such key"
    ),
    (
      page(#"{"type":"[1"}"#), "$.pages[1].type: the text is not one PDF object; close what is open"
    ),
    (
      page(#"{"parent":"1 2"}"#),
      "$.pages[1].parent: the text is not one PDF object; close what is open"
    ),
    (
      page(#"{"other":"Tabs /S"}"#),
      "$.pages[1].other: the text is not keys and values; close what is open"
    ),
    (
      page(#"{"other":">> <<"}"#),
      "$.pages[1].other: the text is not keys and values; close what is open"
    ),
    (
      page(#"{"other":"/Tabs /S % no end"}"#),
      "$.pages[1].other: the text is not keys and values; close what is open"
    ),
    (
      page(#"{"other":"/MediaBox [0 0 1 1]"}"#),
      #"$.pages[1].other: /MediaBox is written as "media""#
    ),
    (
      page(#"{"other":"/Media#42ox [0 0 1 1]"}"#),
      #"$.pages[1].other: /MediaBox is written as "media""#
    ),
    (page(#"{"other":"/Tabs /S /Type /Page"}"#), #"$.pages[1].other: /Type is written as "type""#),
    (page(#"{"other":"/Kids []"}"#), "$.pages[1].other: /Kids is written by itself"),
  ]

  static let values: [(String, String)] = [
    (
      crop(#""A4""#),
      #"$.pages[1].crop: "A4" is a form of the command line; write [0, 0, 595.276, 841.89]"#
    ),
    (
      crop(#""10x20+1+2""#),
      #"$.pages[1].crop: "10x20+1+2" is a form of the command line; write [1, 2, 11, 22]"#
    ),
    (crop(#""[1 2 3 4]""#), "$.pages[1].crop: a text where \(valueNeeds)"),
    (crop("true"), "$.pages[1].crop: true or false where \(valueNeeds)"),
    (
      crop("[]"),
      #"$.pages[1].crop: 0 numbers where 4 should stand; others can be written as {"verbatim": ...}"#
    ),
    (
      crop("[1,2,3]"),
      #"$.pages[1].crop: 3 numbers where 4 should stand; others can be written as {"verbatim": ...}"#
    ),
    (
      crop("[1,2,3,4,5]"),
      #"$.pages[1].crop: 5 numbers where 4 should stand; others can be written as {"verbatim": ...}"#
    ),
    (crop(#"[1,2,3,"4"]"#), "$.pages[1].crop[3]: a text where a number should stand"),
    (crop("[1,2,[3],4]"), "$.pages[1].crop[2]: an array where a number should stand"),
    (crop("[1,2,3,1e999]"), "$.pages[1].crop[3]: 1e999 is larger than a PDF file can say"),
    (crop("{}"), "$.pages[1].crop: \(kinds)"),
    (crop(#"{"indirect":true}"#), "$.pages[1].crop: \(kinds)"),
    (crop(#"{"rect":[1,2,3,4],"number":5}"#), "$.pages[1].crop: \(kinds)"),
    (
      crop(#"{"rect":[1,2]}"#),
      #"$.pages[1].crop.rect: 2 numbers where 4 should stand; others can be written as {"verbatim": ...}"#
    ),
    (crop(#"{"number":"5"}"#), "$.pages[1].crop.number: a text where a number should stand"),
    (crop(#"{"verbatim":5}"#), "$.pages[1].crop.verbatim: a number where a text should stand"),
    (
      crop(#"{"verbatim":"[1 2"}"#),
      #"$.pages[1].crop: "[1 2" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":""}"#),
      #"$.pages[1].crop: "" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":"1 2"}"#),
      #"$.pages[1].crop: "1 2" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":"(1"}"#),
      #"$.pages[1].crop: "(1" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":"1 % no end"}"#),
      #"$.pages[1].crop: "1 % no end" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":"<+5>"}"#),
      #"$.pages[1].crop: "<+5>" is not one whole PDF object; close what is open"#
    ),
    (
      crop(#"{"verbatim":"1","indirect":"yes"}"#),
      #"$.pages[1].crop.indirect: a text where true, false or "elements" should stand"#
    ),
    (
      crop(#"{"verbatim":"1","indirect":"elements"}"#),
      "$.pages[1].crop: only an array has elements that can stand elsewhere"
    ),
    (
      crop(#"{"dangling":false}"#),
      #"$.pages[1].crop.dangling: "dangling" is true and stands alone"#
    ),
    (
      crop(#"{"dangling":true,"number":1}"#),
      #"$.pages[1].crop.dangling: "dangling" is true and stands alone"#
    ),
    (
      crop(#"{"dangling":1}"#),
      "$.pages[1].crop.dangling: a number where true or false should stand"
    ),
    (
      crop(#"{"verbatum":"1"}"#),
      #"$.pages[1].crop: unknown key "verbatum"; allowed: verbatim, rect, number, indirect, dangling"#
    ),
    (crop(#"{"each":1}"#), "$.pages[1].crop.each: a number where an array should stand"),
    (crop(#"{"each":[]}"#), "$.pages[1].crop.each: no values; leave the key out"),
    (
      crop(#"{"verbatim":"[0 0 300 300\u000b]"}"#),
      #"$.pages[1].crop: a vertical tab is a blank for some readers alone; write a blank, or \013 in a string"#
    ),
    (
      page(#"{"other":"/A\u000b1"}"#),
      #"$.pages[1].other: a vertical tab is a blank for some readers alone; write a blank, or \013 in a string"#
    ),
    (
      page(#"{"type":"/A\u000b"}"#),
      #"$.pages[1].type: a vertical tab is a blank for some readers alone; write a blank, or \013 in a string"#
    ),
    (
      crop(#"{"verbatim":"\#(nested(201))"}"#),
      "$.pages[1].crop: \"\(String(repeating: "[", count: 80))\"\u{2026} is more than one PDF object can"
        + " be: arrays and dictionaries are nested at most 200 deep"
    ),
    (
      page(#"{"other":"/A \#(nested(200))"}"#),
      "$.pages[1].other: arrays and dictionaries are nested at most 200 deep"
    ),
    (
      page(#"{"type":"\#(nested(201))"}"#),
      "$.pages[1].type: arrays and dictionaries are nested at most 200 deep"
    ),
    (
      crop(#"{"verbatim":"[\#(String(repeating: "1 ", count: 100))"}"#),
      "$.pages[1].crop: \"[\(String(repeating: "1 ", count: 39))1\"\u{2026} is not one whole PDF"
        + " object; close what is open"
    ),
    (crop(#"{"each":[1,"2"]}"#), "$.pages[1].crop.each[1]: a text where \(valueNeeds)"),
    (crop(#"{"each":[],"number":1}"#), #"$.pages[1].crop: unknown key "number"; allowed: each"#),
  ]

  static let unread: [(String, String)] = [
    (
      crop("99999999999999999999"),
      "$.pages[1].crop: 99999999999999999999 is too large for a whole number of libqpdf; a point makes it a real number"
    ),
    (
      crop(#"{"verbatim":"[<< /A [-9223372036854775809] >>]"}"#),
      "$.pages[1].crop: -9223372036854775809 is too large for a whole number of libqpdf; a point makes it a real number"
    ),
    (
      crop(#"{"verbatim":"9 0 R","indirect":true}"#),
      "$.pages[1].crop: a reference is no object of its own; give what it leads to"
    ),
    (
      crop(#"{"verbatim":"[1 9 0 R]","indirect":"elements"}"#),
      "$.pages[1].crop: a reference is no object of its own; give what it leads to"
    ),
  ]

  static let trees: [(String, String)] = [
    (tree("[]"), "$.tree: an array where an object should stand"),
    (
      tree(#"{"leaves":1}"#),
      #"$.tree: unknown key "leaves"; allowed: \#(keys), levels, depth, fanOut, kids, type, parent, count"#
    ),
    (tree(#"{"depth":-1}"#), "$.tree.depth: -1 where a whole number from 0 to 999 should stand"),
    (
      tree(#"{"depth":1000}"#),
      "$.tree.depth: 1000 where a whole number from 0 to 999 should stand"
    ),
    (
      tree(#"{"fanOut":1}"#), "$.tree.fanOut: 1 where a whole number from 2 to 1000000 should stand"
    ),
    (
      tree(#"{"count":7}"#),
      "$.tree.count: a number where a text should stand, or false for no such key"
    ),
    (tree(#"{"levels":{}}"#), "$.tree.levels: an object where an array should stand"),
    (
      tree(#"{"levels":[{"count":1}]}"#),
      #"$.tree.levels[0]: unknown key "count"; allowed: \#(keys)"#
    ),
    (
      tree(#"{"levels":[{},{"crop":{"verbatim":"["}}]}"#),
      #"$.tree.levels[1].crop: "[" is not one whole PDF object; close what is open"#
    ),
    (tree(#"{"kids":["leaf"]}"#), #"$.tree.kids[0]: "leaf" is none of root"#),
    (tree(#"{"kids":[1]}"#), "$.tree.kids[0]: a number where an object should stand"),
    (
      tree(#"{"kids":[{}]}"#),
      #"$.tree.kids[0]: one of "again", "direct" and "verbatim" should stand here"#
    ),
    (
      tree(#"{"kids":[{"again":1,"verbatim":"1"}]}"#),
      #"$.tree.kids[0]: one of "again", "direct" and "verbatim" should stand here"#
    ),
    (tree(#"{"kids":[null,{"again":2}]}"#), "$.tree.kids[1].again: there is no page 2"),
    (
      tree(#"{"kids":[{"direct":{"crop":{"verbatim":"<<"}}}]}"#),
      #"$.tree.kids[0].direct.crop: "<<" is not one whole PDF object; close what is open"#
    ),
    (
      tree(#"{"kids":[null,{"verbatim":"3 0 R"}]}"#),
      #"$.tree.kids[1]: broken claim '1 page': there are 2; a page is written as "direct" or as "again""#
    ),
    (
      tree(#"{"kids":[{"verbatim":"1 0 R 2"}]}"#),
      "$.tree.kids[0].verbatim: the text is not one PDF object; close what is open"
    ),
  ]
}
