import BoxFixtures
import Testing

@testable import PageScan

/// Streams that are too many to be kept are read again, and only for so long.
@Suite struct StreamBudgetTests {
  /// Limits by which one of the streams is kept at a time.
  private func limits(_ change: (inout ScanLimits) -> Void = { _ in }) -> ScanLimits {
    var limits = ScanLimits()
    limits.keptBytes = 100_000
    change(&limits)
    return limits
  }

  private static let tooOften = Decline.unsure("streams that are read again and again")

  @Test func `what is read again is no reason to refuse a file`() {
    let file = SwellingStreams.bytes(count: 3, rounds: 4, size: 100_000)
    #expect(decline(of: file, limits: limits()) == nil)
    #expect(decline(of: file, limits: limits { $0.againBytes = 1_000_000 }) == nil)
    // The bytes that are read and those that come out of them, nine times.
    #expect(decline(of: file, limits: limits { $0.againBytes = 899_000 }) == Self.tooOften)
    #expect(decline(of: file, limits: limits { $0.againBytes = 50_000 }) == Self.tooOften)
  }

  @Test func `streams of a large file are left alone where they become too large together`() {
    let file = SwellingStreams.bytes(count: 3, rounds: 2, size: 100_000)
    #expect(
      decline(of: file, limits: limits { $0.allBytes = 299_000 })
        == .unsure("streams of objects that become larger than 512 MB"))
    #expect(decline(of: file, limits: limits { $0.allBytes = 301_000 }) == nil)
  }

  @Test func `streams without a filter count when they are read, and when they are read again`() {
    var budget = StreamBudget(ScanLimits(), ofFile: 1_000)
    #expect(throws: Never.self) { try budget.take(600, isAgain: false) }
    #expect(throws: Never.self) { try budget.take(400, isAgain: false) }
    #expect(throws: Decline.unsure("streams that stand in each other")) {
      try budget.take(1, isAgain: false)
    }
    #expect(throws: Never.self) { try budget.take(128 << 20, isAgain: true) }
    #expect(throws: Self.tooOften) { try budget.take(1, isAgain: true) }
  }
}
