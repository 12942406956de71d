import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct KeyChangeTests {
  func change(_ key: PageKey, _ before: String, _ after: String, tolerance: Double = 0.02)
    -> KeyChange?
  {
    KeyChange(key, from: boxes(before), to: boxes(after), tolerance: tolerance)
  }

  @Test(arguments: [
    (PageKey.media, "M[0 0 6 8]"), (.crop, "C[0 0 6 8]"), (.bleed, "B[0 0 6 8]"),
    (.trim, "T[0 0 6 8]"), (.art, "A[0 0 6 8]"), (.rotate, "R90"), (.userUnit, "U2"),
  ])
  func `a value in one file alone was added or removed`(_ key: PageKey, _ text: String) {
    #expect(change(key, "", text) == .added)
    #expect(change(key, text, "") == .removed)
    #expect(change(key, text, text) == nil)
    #expect(change(key, "", "") == nil)
    for other in PageKey.allCases where other != key { #expect(change(other, "", text) == nil) }
  }

  @Test(
    arguments: [
      (PageKey.media, "M[0 0 600 800]", "M[0 0 600 801]", KeyChange.changed),
      (.media, "M[0 0 600 800]", "M[0 0 600.0 800.000]", nil),
      (.media, "M[0 0 600 800]", "M[600 800 0 0]", nil),
      (.media, "M[0 0 600 800]", "M[0 0 600.02 800]", nil),
      (.media, "M[0 0 600 800]", "M[0 0 600.021 800]", .changed),
      (.crop, "C[0 0 600 800]", "C[0 0 600 800 1]", .changed),
      (.crop, "C/x", "C/y", .changed), (.crop, "C/x", "C[0 0 600 800]", .changed),
      (.crop, "C/x", "C/x", nil),
      // Nothing is clipped before it is compared.
      (.crop, "M[0 0 9 9] C[0 0 20 20]", "M[0 0 9 9] C[0 0 30 30]", .changed),
      (.rotate, "R90", "R180", .changed), (.rotate, "R90", "R450", nil),
      (.rotate, "R-90", "R270", nil), (.rotate, "R0", "R360", nil), (.rotate, "R90", "R90.0", nil),
      (.rotate, "R0", "R45", .changed), (.rotate, "R45", "R0", .changed),
      (.rotate, "R45", "R46", .changed), (.rotate, "R0", "R/x", .changed),
      (.rotate, "R/x", "R/x", nil), (.rotate, "R/x", "R/y", .changed),
      (.userUnit, "U2", "U2.0", nil), (.userUnit, "U1", "U1.00", nil),
      (.userUnit, "U2", "U3", .changed), (.userUnit, "U1", "U0", .changed),
      (.userUnit, "U0", "U1", .changed), (.userUnit, "U0", "U-1", .changed),
      (.userUnit, "U-1", "U-1", nil), (.userUnit, "U1", "U/x", .changed),
    ] as [(PageKey, String, String, KeyChange?)])
  func `two values are compared by what they mean`(
    _ key: PageKey, _ before: String, _ after: String, _ expected: KeyChange?
  ) {
    #expect(change(key, before, after) == expected)
    #expect(change(key, after, before) == expected)
  }

  @Test func `the tolerance is the caller's`() {
    #expect(change(.media, "M[0 0 600 800]", "M[0 0 600.5 800]", tolerance: 0.5) == nil)
    #expect(change(.media, "M[0 0 600 800]", "M[0 0 600.001 800]", tolerance: 0) == .changed)
  }

  @Test func `a value that moved above the page is the same`() {
    let before = boxes("M[0 0 6 8] R90")
    let after = boxes("", pages: "M[0 0 6 8] R90")
    #expect(KeyChange(.media, from: before, to: after, tolerance: 0) == nil)
    #expect(KeyChange(.rotate, from: before, to: after, tolerance: 0) == nil)
  }

  @Test(
    arguments: [
      (PageKey.media, "M[0 0 600 800]", "M[0 0 600 801]", true),
      (.media, "M[0 0 600 800]", "M[0 0 600.02 800]", false),
      (.media, "M[0 0 600 800]", "M[0 0 600.021 800]", true),
      // Absent, unusable and written out are the same where they come to the same.
      (.media, "", "M[0 0 612 792]", false), (.media, "M/x", "M[0 0 0 0]", false),
      (.crop, "M[0 0 9 9]", "M[0 0 9 9] C[0 0 9 9]", false),
      (.crop, "M[0 0 9 9] C/x", "M[0 0 9 9] C[0 0 20 20]", false),
      (.crop, "M[0 0 9 9]", "M[0 0 8 8]", true),
      (.trim, "M[0 0 9 9]", "M[0 0 9 9] C[0 0 8 8]", true),
      (.rotate, "R90", "R450", false), (.rotate, "", "R45", false), (.rotate, "R0", "R90", true),
      (.userUnit, "", "U1", false), (.userUnit, "U0", "U/x", false), (.userUnit, "U1", "U2", true),
    ])
  func `what the rules make of a key is compared apart from how it is written`(
    _ key: PageKey, _ before: String, _ after: String, _ differs: Bool
  ) {
    let expected: KeyChange? = differs ? .changed : nil
    let (one, other) = (boxes(before), boxes(after))
    #expect(KeyChange(effective: key, from: one, to: other, tolerance: 0.02) == expected)
    #expect(KeyChange(effective: key, from: other, to: one, tolerance: 0.02) == expected)
    #expect(KeyChange(effective: key, from: one, to: one, tolerance: 0) == nil)
  }

  @Test(arguments: PageKey.allCases)
  func `the entry of a key is the one in force`(_ key: PageKey) {
    let texts = Dictionary(uniqueKeysWithValues: PageKey.allCases.map { ($0, "/\($0.rawValue)") })
    #expect(boxes(texts).entry(key).raw == "/\(key.rawValue)")
    #expect(boxes([:] as [PageKey: String]).entry(key) == .absent)
  }

  @Test(arguments: SplitMix.seeds)
  func `a page is the same as itself, and backwards added is removed`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let mirror: [KeyChange: KeyChange] = [.added: .removed, .removed: .added, .changed: .changed]
    for _ in 0..<600 {
      let (one, other) = (random.page(), random.page())
      for key in PageKey.allCases {
        #expect(KeyChange(key, from: one, to: one, tolerance: 0) == nil, "seed \(seed)")
        let forward = KeyChange(key, from: one, to: other, tolerance: 0.02)
        let backward = KeyChange(key, from: other, to: one, tolerance: 0.02)
        #expect(backward == forward.flatMap { mirror[$0] }, "seed \(seed): \(key)")
      }
    }
  }

  @Test func `values of which only the beginning is known are never called the same`() {
    let whole = PageBoxes(entries(page: [.media: "[ 0 0 1 1 7 ]"]))
    #expect(KeyChange(.media, from: whole, to: whole, tolerance: 0.02) == nil)
    let cut = PageBoxes(entries(page: [.media: "[ 0 0 1 1 7 \u{2026}"]))
    #expect(KeyChange(.media, from: cut, to: cut, tolerance: 0.02) == .changed)
  }
}
