import Foundation
import Testing

@testable import BoxFixtures

@Suite struct JSONTextTests {
  private func parsed(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

  @Test(arguments: JSONParserTests.values)
  func `what is written reads back the same`(_ text: String, _ value: JSONValue) throws {
    #expect(try parsed(JSONText.line(value)) == value)
    #expect(try parsed(JSONText.lines(value)) == value)
    #expect(!JSONText.line(value).contains("\n"))
    #expect(JSONText.lines(value).last == "\n")
    // Foundation reads it too.
    let data = Data(JSONText.line(value).utf8)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    }
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\t", #""\n\t""#),
    ("\r\u{8}\0", #""\u000d\u0008\u0000""#),
    ("\u{7F}\u{85}", #""\u007f\u0085""#), ("\u{1B}[2J", #""\u001b[2J""#),
    // What turns or breaks lines on a terminal; the last is written as a pair.
    ("\u{202E}\u{2028}\u{2029}\u{200B}", #""\u202e\u2028\u2029\u200b""#),
    ("\u{E0001}", #""\udb40\udc01""#),
    ("é😀/", #""é😀/""#), ("e\u{301}", "\"e\u{301}\""),
  ]) func `a text is quoted so that it acts on nothing`(_ text: String, _ quoted: String) throws {
    #expect(JSONText.quoted(text) == quoted)
    #expect(try parsed(quoted) == .text(text))
  }

  @Test func `short things stand on one line and long ones are indented`() throws {
    let value = try parsed(
      #"{"name":"x","box":[0,0,1,2],"long":["\#(String(repeating: "a", count: 60))",{"b":"\#(String(repeating: "b", count: 60))"}],"none":[],"no":{}}"#
    )
    #expect(
      JSONText.lines(value) == """
        {
          "name": "x",
          "box": [0, 0, 1, 2],
          "long": [
            "\(String(repeating: "a", count: 60))",
            {"b": "\(String(repeating: "b", count: 60))"}
          ],
          "none": [],
          "no": {}
        }

        """)
    #expect(JSONText.lines(.array([])) == "[]\n")
    #expect(JSONText.lines(.object([])) == "{}\n")
    #expect(JSONText.lines(.array([.null])) == "[\n  null\n]\n")
  }

  @Test func `a place names members and elements`() {
    let path = JSONPath().member("pages").element(2).member("crop")
    #expect(path.description == "$.pages[2].crop")
    #expect(JSONPath().member("a b").description == #"$["a b"]"#)
    #expect(JSONPath().member("").description == #"$[""]"#)
    #expect(JSONPath().member("\"\u{1B}").description == #"$["\"\u001b"]"#)
    #expect(JSONPath().description == "$")
  }
}
