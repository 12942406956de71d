import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// The record by which an append is taken back, on sound, changed and hostile files.
@Suite struct AppendRecordTests {
  private static let original = TreeFixture(pages: ["/MediaBox [0 0 300 400]"]).bytes()
  private static let file = (try? edited(original, [1: [.crop: "[ 1 2 3 4 ]"]]).appended()) ?? []

  @Test func `a file without a record has none`() {
    #expect(lastRecord(in: Self.original) == nil)
    #expect(lastRecord(in: []) == nil)
  }

  @Test func `the record of a sound file leads to the original`() throws {
    let record = try #require(lastRecord(in: Self.file))
    #expect(record.start == Self.original.count)
    #expect(record.length == Self.file.count - Self.original.count)
    #expect(record.state == .intact)
  }

  @Test func `whichever byte of the tail is changed, it is seen`() throws {
    try #require(lastRecord(in: Self.file)?.state == .intact)
    for place in Self.original.count..<Self.file.count {
      for change in [UInt8(1), 0x80] {
        var copy = Self.file
        copy[place] ^= change
        let state = lastRecord(in: copy)?.state
        #expect(state == nil || state == .changed, "byte \(place)")
      }
    }
  }

  @Test func `wherever the tail is cut, it is seen`() {
    for count in Self.original.count..<Self.file.count {
      let state = lastRecord(in: Array(Self.file.prefix(count)))?.state
      #expect(state == nil || state == .changed, "\(count) bytes")
    }
  }

  @Test(arguments: ["\n", "%%EOF\n", "\n5 0 obj\nnull\nendobj\n"])
  func `what was put behind by others is counted`(_ more: String) {
    let record = lastRecord(in: Self.file + Array(more.utf8))
    #expect(record?.state == .followed(by: more.utf8.count))
  }

  /// Lines that look like a record and are none, or one that cannot be true; N is its own place.
  static let impostors: [(line: String, isRecord: Bool)] = [
    ("\n%pagebox-fix/1 length=N tail=000000000083 sum=\(zeros)\n", true),
    ("\n%pagebox-fix/1 length=N tail=999999999999 sum=\(zeros)\n", true),
    ("\n%pagebox-fix/1 length=N tail=999999999999999999 sum=\(zeros)\n", true),
    ("\n%pagebox-fix/1 length=N tail=9999999999999999999 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/1 length=N tail=000000000000 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/1 length=99999999999999999999999999 tail=000000000083 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/1 length=0 tail=000000000083 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/1 length=N tail=000000000083 sum=xyz\n", false),
    ("\n%pagebox-fix/1 length=N tail=000000000083 sum=\(zeros)", false),
    ("\n%pagebox-fix/1 length=-N tail=000000000083 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/2 length=N tail=000000000083 sum=\(zeros)\n", false),
    ("\n%pagebox-fix/1 length=", false), ("\n%pagebox", false),
  ]
  private static let zeros = String(repeating: "0", count: 32)

  @Test(arguments: impostors)
  func `a line that cannot be true is never believed`(_ row: (line: String, isRecord: Bool)) {
    let start = Self.original.count
    let line = row.line.replacing("N", with: String(start))
    let record = lastRecord(in: Self.original + Array(line.utf8))
    #expect((record != nil) == row.isRecord)
    #expect(record == nil || record?.state == .changed)
  }

  @Test(arguments: SplitMix.seeds)
  func `no bytes whatever are a danger`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let words = ["\n%pagebox-fix/1 length=", " tail=", " sum=", "0", "9", "\n", "a", "12", "%%EOF"]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<random.below(12) { bytes += words[random.below(words.count)].utf8 }
      #expect(lastRecord(in: bytes)?.state != .intact)
    }
  }
}
