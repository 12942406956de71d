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

  @Test(arguments: [("90", 90), ("-90.5", -90.5), ("+5", 5), (".5", 0.5), ("  7", 7)])
  func `a number is read as one`(_ text: String, _ value: Double) {
    #expect(ValueSyntax(text).number == value)
  }

  @Test(arguments: [
    ("true", ValueSyntax.Kind.boolean), ("false", .boolean), ("/None", .name), ("/", .name),
    ("(0 0 600 800)", .string), ("<3030>", .string), ("<", .string), ("<>", .string),
    ("<< /A 1 >>", .dictionary), ("<<", .dictionary), ("", .unknown), (" ", .unknown),
    ("6e2", .unknown), ("--5", .unknown), ("]", .unknown), ("True", .unknown), ("null", .unknown),
    ("9 0 R", .unknown), ("9 ", .unknown),
  ])
  func `anything else has its kind`(_ text: String, _ kind: ValueSyntax.Kind) {
    #expect(ValueSyntax(text).kind == kind)
    #expect(ValueSyntax(text).elements == nil && ValueSyntax(text).number == nil)
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
        rest = rest.drop { $0 == " " }
        #expect(!element.isEmpty && rest.hasPrefix(element), "seed \(seed): \(text)")
        rest = rest.dropFirst(element.count)
      }
    }
  }
}
