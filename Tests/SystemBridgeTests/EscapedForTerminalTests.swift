import SystemBridge
import TestSupport
import Testing

@Suite struct EscapedForTerminalTests {
  @Test(arguments: [
    ("", ""),
    ("cover (1).pdf", "cover (1).pdf"),
    ("Grüße 表紙 😀", "Grüße 表紙 😀"),
    ("a\nb\tc\rd", #"a\nb\tc\rd"#),
    ("\u{1B}[31mred", #"\e[31mred"#),
    ("\u{0}\u{7}\u{1F}", #"\u{0}\u{7}\u{1F}"#),
    ("\u{7F}", #"\u{7F}"#),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}", "\\u{80}\\u{9B}31m\\u{9F}\u{A0}"),
    ("gpj.\u{202E}fdp", #"gpj.\u{202E}fdp"#),
    ("\u{2028}\u{2029}", #"\u{2028}\u{2029}"#),
    ("\u{FEFF}\u{200B}\u{AD}", #"\u{FEFF}\u{200B}\u{AD}"#),
    (#"C:\n"#, #"C:\\n"#),
    ("\u{10FFE9}", #"\xE9"#),
    ("क\u{94D}\u{200D}ष می\u{200C}خواهم", "क\u{94D}\u{200D}ष می\u{200C}خواهم"),
    ("\r\n", #"\r\n"#),
  ])
  func `what a terminal would obey is spelled out`(text: String, expected: String) {
    #expect(Array(escapedForTerminal(text).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(arguments: [
    0x61C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ])
  func `each mark that turns the direction of writing is spelled out`(value: UInt32) throws {
    let mark = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    #expect(escapedForTerminal("a\(mark)b") == "a\\u{\(digits)}b")
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `different texts never look the same`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = Array(#"\nxu{}E9"#.unicodeScalars) + ["\n", "\u{1B}", "\u{9E}"]
    var originals: [String: String] = [:]
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        text.append(pieces[Int.random(in: 0..<pieces.count, using: &random)])
      }
      let escaped = escapedForTerminal(String(text))
      #expect(originals[escaped, default: String(text)] == String(text), "seed \(seed)")
      originals[escaped] = String(text)
    }
  }
}
