/// The first warnings about a file, and what all of them together tell.
struct WarningLog {
  /// How many warnings are kept; a hostile file can cause millions.
  private static let limit = 1_000

  /// The first warnings, in the order of their coming.
  private(set) var messages: [QPDFMessage] = []
  /// Whether libqpdf has said that it builds the cross-reference table anew.
  private(set) var tellsRecovery = false
  /// Whether libqpdf has said that there is no header.
  private(set) var tellsNoHeader = false
  /// The keys that libqpdf has said it has overwritten.
  private(set) var overwrittenKeys: [Reference: Set<String>] = [:]
  /// What could not be read as it stands in the file, however late it was said; one of each object.
  private(set) var losses: [Reference?: QPDFMessage] = [:]

  /// Takes the next warning.
  mutating func note(_ message: QPDFMessage) {
    if message.tellsRecovery { tellsRecovery = true }
    if message.tellsNoHeader { tellsNoHeader = true }
    if let object = message.object, let key = message.overwrittenKey {
      overwrittenKeys[object, default: []].insert(key)
    }
    if message.tellsLoss {
      let object = message.lostObject
      // A key that stands there twice is the least that can be wrong.
      if losses[object]?.tellsRepeatedKey ?? true { losses[object] = message }
    }
    if messages.count < Self.limit { messages.append(message) }
  }

  /// The warnings up to the one that tells of a new table, or all.
  var untilRecovery: WarningLog {
    var log = WarningLog()
    for message in messages where !log.tellsRecovery { log.note(message) }
    return log
  }
}
