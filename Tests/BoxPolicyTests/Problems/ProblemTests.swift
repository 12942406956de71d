import Testing

@testable import BoxPolicy

@Suite struct ProblemTests {
  static let kinds: [(Problem.Kind, String, Severity)] = [
    (.missing, "missing", .error), (.malformed(.elementCount(3)), "malformed", .error),
    (.empty, "empty", .error), (.reversed, "reversed", .warning),
    (.exceedsMedia(by: 9), "exceeds-media", .warning),
    (.exceedsMedia(by: 0.01), "exceeds-media", .note),
    (.exceedsMedia(by: 0.02), "exceeds-media", .note),
    (.exceedsMedia(by: 0.021), "exceeds-media", .warning),
    (.outsideMedia, "outside-media", .error), (.exceedsCrop, "exceeds-crop", .note),
    (.exceedsBleed, "exceeds-bleed", .note), (.below3, "below-3", .warning),
    (.over14400, "over-14400", .warning), (.onPages, "on-pages", .warning),
    (.notMultipleOf90, "not-multiple-of-90", .error), (.realNumber, "real-number", .warning),
    (.inUse, "in-use", .note),
  ]

  @Test(arguments: kinds)
  func `a problem has a stable name and a severity`(
    _ kind: Problem.Kind, _ name: String, _ severity: Severity
  ) {
    let words = ["media", "crop", "bleed", "trim", "art", "rotate", "user-unit"]
    for (key, word) in zip(PageKey.allCases, words) {
      #expect(Problem(key, kind).id == "\(word)-\(name)")
      #expect(Problem(key, kind).severity == severity)
    }
  }
}
