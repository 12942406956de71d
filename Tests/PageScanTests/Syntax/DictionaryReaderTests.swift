import Testing

@testable import PageScan

@Suite struct DictionaryReaderTests {
  private func read(_ text: String, keys: [String]) throws -> DictionaryReader {
    let bytes = Array(text.utf8)
    var dictionary = DictionaryReader(keys: keys)
    var reader = TokenReader(at: 2)
    try dictionary.read(&reader, in: bytes.span)
    #expect(reader.position == bytes.count)
    return dictionary
  }

  @Test func `wanted values are found among others, where they stand`() throws {
    let text = "<< /X << /B 9 >> /A [1 2] /B /Name /C 3 0 R /D null>>"
    let found = try read(text, keys: ["A", "B", "C", "D", "E"])
    #expect(found.fields.map(\.kind) == [.array, .name, .reference, .null, nil])
    #expect(found[2].reference == IndirectReference(3))
    #expect(found[1].isName(0x4E61_6D65) && !found[1].isName(0x4E61_6D66))
    let bytes = Array(text.utf8)
    #expect(bytes[found[0].start..<found[0].end].elementsEqual("[1 2]".utf8))
    #expect(found[3].isPresent == false && found[4].isPresent == false && found[0].isPresent)
    #expect(found.repeated == 0)
  }

  @Test(arguments: [
    ("<</A 1/A 2>>", 1, 2), ("<</A 1/B 2/A null/A 3>>", 1, 3), ("<</B 1/A 5/B 2>>", 2, 5),
    ("<</A 1/#41 7>>", 1, 7), ("<</Z 1/Z 2/A 4>>", 0, 4),
  ])
  func `the last value of a key counts, and that it stands twice is known`(
    _ text: String, _ repeated: UInt64, _ value: Int
  ) throws {
    let found = try read(text, keys: ["A", "B"])
    #expect(found.repeated == repeated)
    #expect(found[0].number == value)
  }

  @Test(arguments: [
    ("<</BleedBoxx 1/BleedBo 2/BleedBox 3>>", 3), ("<</#42leedBox 3>>", 3),
    ("<</Bleed#42ox 3>>", 3),
  ])
  func `keys of eight letters and around are told apart`(_ text: String, _ value: Int) throws {
    #expect(try read(text, keys: ["BleedBox"])[0].number == value)
  }

  @Test func `keys that are longer than eight letters are told apart to their end`() throws {
    let text = "<</DecodeParmz 1/DecodeParms 2/DecodeParmsX 3>>"
    #expect(try read(text, keys: ["DecodeParms"])[0].number == 2)
  }

  @Test(arguments: [
    ("<</DecodeParm#73 2>>", "a long key with a number sign"),
    ("<</A>>", "no value where one is needed"),
    ("<<1 2>>", "a key that is no name"), ("<</A 1", "an end within an object"),
    ("<</A", "an end within an object"), ("<</A 1]>>", "a key that is no name"),
    ("<</X 1e3>>", "a word that is no value"), ("<</X [1 oops]>>", "a word that is no value"),
    ("<</A 1 2>>", "a key that is no name"), ("<</A 1e3>>", "a word that is no value"),
    ("<</A [0 0 1e3 4]>>", "a word that is no value"),
    ("<</A << /X [oops] >>>>", "a word that is no value"),
    ("<</X [2147483648 0 R]>>", "a reference to no possible object"),
  ])
  func `dictionaries that are not sound are declined`(_ text: String, _ reason: String) {
    let decline = #expect(throws: Decline.self) {
      _ = try read(text, keys: ["A", "DecodeParms"])
    }
    #expect(decline?.reason == reason)
  }

  /// libqpdf gives an object up that has more than five of them.
  @Test func `values that are shown may have four words that are none, also when they are known`()
    throws
  {
    let texts = [
      ("<</A 1/B [0,0 0,0 1,1 1,1]>>", true), ("<</A 1/B [0,0 0,0 1,1 1,1 2,2]>>", false),
      ("<</A 1/B [0,0 0,0]/C [1,1 1,1]>>", true), ("<</A 1/B [0,0 0,0]/C [1,1 1,1 2,2]>>", false),
      ("<</A 1/B [0,0 0,0]/C [1,1 1,1]/B [0,0 0,0]>>", false), ("<</A 1,1/B [0,0]>>", false),
      ("<</A 1/B 1,1/C 2,2>>", true), ("<</A 1/B << /X [1,1 1,1 1,1 1,1 1,1] >>>>", false),
    ]
    var dictionary = DictionaryReader(keys: ["A", "B", "C"], remembersFrom: 1)
    for (text, isRead) in texts + texts + texts.reversed() {
      let bytes = Array(text.utf8)
      var reader = TokenReader(at: 2)
      let decline: Decline?
      do throws(Decline) {
        try dictionary.read(&reader, in: bytes.span)
        decline = nil
      } catch {
        decline = error
      }
      #expect(decline?.reason == (isRead ? nil : "a word that is no value"), "\(text)")
    }
  }

  /// What is remembered of one dictionary must not show in the next.
  @Test func `dictionaries that are read one after the other have their own values`() throws {
    let texts: [(String, [ValueKind?], Int)] = [
      ("<</A [1 2]/B 1>>", [.array, .integer], 1), ("<</A [1 2]/B 2>>", [.array, .integer], 2),
      ("<</B 3>>", [nil, .integer], 3), ("<</A [1 3]/B 4>>", [.array, .integer], 4),
      ("<</A 1/B 5>>", [.integer, .integer], 5), ("<</A [1 2]/B 6>>", [.array, .integer], 6),
      ("<</A [1 2] /B 7/A null>>", [.null, .integer], 7),
      ("<</B 8/A [1 2]>>", [.array, .integer], 8),
      ("<</A [1 2/B]/B 9>>", [.array, .integer], 9),
    ]
    var dictionary = DictionaryReader(keys: ["A", "B"], remembersFrom: 0)
    var marks: [Int: String] = [:]
    var known = 0
    for _ in 0..<3 {
      for (text, kinds, number) in texts {
        let bytes = Array(text.utf8)
        var reader = TokenReader(at: 2)
        try dictionary.read(&reader, in: bytes.span)
        #expect(dictionary.fields.map(\.kind) == kinds && dictionary[1].number == number)
        #expect(reader.position == bytes.count)
        guard dictionary.has(0) else { continue }
        let value = String(decoding: bytes[dictionary[0].start..<dictionary[0].end], as: UTF8.self)
        // What was made of a text is never given for another one.
        let mark = dictionary.mark(0)
        if mark >= 0 {
          known += 1
          #expect(marks[mark] == value)
        } else {
          marks[marks.count] = value
          dictionary.setMark(0, marks.count - 1)
        }
      }
    }
    #expect(known > 0)
  }
}
