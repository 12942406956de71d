import TestSupport
import Testing

@testable import BoxPolicy

extension ValueSyntax {
  /// The elements; nil where it is no array.
  fileprivate var elements: [String]? {
    if case .array(let found) = self { found.map { String($0) } } else { nil }
  }

  /// The number; nil where it is none.
  fileprivate var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The kind; nil where it is a number or an array.
  fileprivate var kind: Kind? { if case .other(let kind) = self { kind } else { nil } }
}

@Suite struct ValueSyntaxTests {
  @Test(arguments: [
    ("[ 0 0 600 800 ]", ["0", "0", "600", "800"]),
    ("[0 0 600 800]", ["0", "0", "600", "800"]),
    ("  [  0   0 600 800  ]  ", ["0", "0", "600", "800"]),
    ("[ ]", []), ("[]", []), ("[", []), ("[ 1 2", ["1", "2"]), ("[ 1 2 ] 3", ["1", "2"]),
    ("[ null true /A#20B ]", ["null", "true", "/A#20B"]),
    ("[ [ 0 0 ] 6 ]", ["[ 0 0 ]", "6"]), ("[ [ [ 1 ] 2 ] ]", ["[ [ 1 ] 2 ]"]),
    ("[ << /A [ 1 2 ] /B << /C 3 >> >> 4 ]", ["<< /A [ 1 2 ] /B << /C 3 >> >>", "4"]),
    ("[ (a b) 1 ]", ["(a b)", "1"]), ("[ (a ] b) 1 ]", ["(a ] b)", "1"]),
    ("[ (a (b c) d) 1 ]", ["(a (b c) d)", "1"]),
    (#"[ (a \) b) 1 ]"#, [#"(a \) b)"#, "1"]), (#"[ (a \\) 1 ]"#, [#"(a \\)"#, "1"]),
    (#"[ (a \( b) 1 ]"#, [#"(a \( b)"#, "1"]), ("[ (é ü) 1 ]", ["(é ü)", "1"]),
    ("[ << /S (>> ]) >> 5 ]", ["<< /S (>> ]) >>", "5"]),
    ("[ <28 29> 1 ]", ["<28 29>", "1"]), ("[ (never closed ] 1", ["(never closed ] 1"]),
    ("[ [ 1 2", ["[ 1 2"]), ("[ > 1 ]", [">", "1"]), ("[ 1]", ["1"]),
  ])
  func `an array is split into its elements`(_ text: String, _ elements: [String]) {
    #expect(ValueSyntax(text).elements == elements)
  }

  @Test(arguments: [("90", 90), ("-90.5", -90.5), ("+5", 5), (".5", 0.5), ("  7", 7), ("9 ", 9)])
  func `a number is read as one`(_ text: String, _ value: Double) {
    #expect(ValueSyntax(text).number == value)
  }

  @Test(arguments: [
    ("true", ValueSyntax.Kind.boolean), ("false", .boolean), ("/None", .name), ("/", .name),
    ("(0 0 600 800)", .string), ("<3030>", .string), ("<", .string), ("<>", .string),
    ("<< /A 1 >>", .dictionary), ("<<", .dictionary), ("", .unknown), (" ", .unknown),
    ("6e2", .unknown), ("--5", .unknown), ("]", .unknown), ("True", .unknown), ("null", .unknown),
    ("9 0 R", .unknown), ("9 9", .unknown), ("9 %", .unknown), ("9\u{B}", .unknown),
  ])
  func `anything else has its kind`(_ text: String, _ kind: ValueSyntax.Kind) {
    #expect(ValueSyntax(text).kind == kind)
    #expect(ValueSyntax(text).elements == nil && ValueSyntax(text).number == nil)
  }

  /// NUL, tab, line feed, form feed, carriage return, blank: ISO 32000-2:2020, 7.2.3, Table 1.
  static let whiteSpace = ["\0", "\t", "\n", "\u{C}", "\r", " ", "\r\n", " \t\0\n"]

  @Test(arguments: whiteSpace)
  func `any white space stands between tokens and around them`(_ space: String) {
    let box = ["", "[", "0", "-1.5", "600", "/A", "]", ""].joined(separator: space)
    #expect(ValueSyntax(box).elements == ["0", "-1.5", "600", "/A"])
    #expect(ValueSyntax("[0\(space)(a\(space)b)\(space)9]").elements == ["0", "(a\(space)b)", "9"])
    #expect(ValueSyntax("\(space)-90\(space)").number == -90)
    #expect(ValueSyntax("\(space)true\(space)").kind == .boolean)
    #expect(ValueSyntax("\(space)/None").kind == .name)
    #expect(ValueSyntax("9\(space)0").kind == .unknown)
    let text = "\(space)[\(space)50\(space)60\(space)\(space)5.5e\(space)740]"
    #expect(BoxReading(text.replacing("e", with: "")).usable == Rectangle(50, 60, 5.5, 740))
    #expect(BoxReading(text).usable == nil)
  }

  @Test func `a vertical tab and a hard blank are no white space`() {
    for space in ["\u{B}", "\u{A0}", "\u{85}"] {
      #expect(ValueSyntax("[ 0\(space)0 6 8 ]").elements == ["0\(space)0", "6", "8"])
      #expect(BoxReading("[ 0\(space)0 6 8 ]").usable == nil)
    }
  }

  @Test func `kinds are named in words for people`() {
    let words = [ValueSyntax.Kind.boolean, .name, .string, .dictionary, .unknown]
      .map(\.rawValue)
    #expect(words == ["boolean", "name", "string", "dictionary", "value"])
  }

  @Test func `ten thousand open brackets are read without deep recursion`() {
    let text = String(repeating: "[ ", count: 10_000)
    #expect(ValueSyntax(text).elements?.count == 1)
  }

  @Test(arguments: SplitMix.seeds)
  func `any text is read and its elements stand in it in order`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<3000 {
      var text = "["
      for _ in 0..<random.below(20) {
        text += random.pick("[", "]", "(", ")", "<", ">", "\\", " ", " ", "1", "/", "é", "\n")
      }
      guard let elements = ValueSyntax(text).elements else {
        Issue.record("seed \(seed): \(text) is no array")
        continue
      }
      var rest = Substring(text).dropFirst()
      for element in elements {
        rest = rest.drop { $0 == " " || $0 == "\n" }
        #expect(!element.isEmpty && rest.hasPrefix(element), "seed \(seed): \(text)")
        rest = rest.dropFirst(element.count)
      }
    }
  }
}
