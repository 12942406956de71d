import Testing

@testable import QPDFBridge

@Suite(.tags(.bridge)) struct WarningLogTests {
  /// What libqpdf says when it begins to rebuild the table, in any version.
  static let recovery = "Attempting to reconstruct cross-reference table"

  private func log(_ details: [String]) -> WarningLog {
    var log = WarningLog()
    for detail in details {
      log.note(QPDFMessage(code: 5, file: "", position: 0, detail: detail, fullText: detail))
    }
    return log
  }

  @Test(arguments: [
    (["odd", recovery, "odd again", "odd still"], ["odd", recovery]),
    ([recovery, "odd", recovery], [recovery]),
    ([recovery], [recovery]),
    (["odd", "odd again"], ["odd", "odd again"]),
    ([], []),
  ])
  func `what comes after the news of a new table is left out`(
    _ details: [String], _ kept: [String]
  ) {
    let log = log(details)
    #expect(log.messages.map(\.detail) == details)
    #expect(log.untilRecovery.messages.map(\.detail) == kept)
    #expect(log.untilRecovery.tellsRecovery == details.contains(Self.recovery))
  }

  @Test func `the first thousand are kept`() {
    let log = log((1...1_001).map { "\($0)" } + [Self.recovery])
    #expect(log.messages.count == 1_000 && log.messages.last?.detail == "1000")
    #expect(log.tellsRecovery && !log.untilRecovery.tellsRecovery)
  }
}
