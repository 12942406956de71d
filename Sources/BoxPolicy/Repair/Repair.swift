/// What is done by a rule.
struct Repair: Sendable {
  /// The rule.
  let rule: RepairRule
  /// What it does, in one sentence for people.
  let summary: String
  /// Does it, where the page needs it.
  let mend: @Sendable (inout PageInRepair, RepairPlanner) -> Void

  init(
    _ rule: RepairRule, _ summary: String,
    mend: @escaping @Sendable (inout PageInRepair, RepairPlanner) -> Void
  ) {
    self.rule = rule
    self.summary = summary
    self.mend = mend
  }

  /// Finds what is done by a rule.
  static func by(_ rule: RepairRule) -> Repair {
    switch rule {
    case .reversedBox: reversedBox
    case .malformedBox: malformedBox
    case .unusableBox: unusableBox
    case .exceedingBox: exceedingBox
    case .entryOnPages: entryOnPages
    case .inheritedEntry: inheritedEntry
    case .rotate: rotate
    case .userUnit: userUnit
    case .danglingEntry: danglingEntry
    case .duplicateEntry: duplicateEntry
    case .pageType: pageType
    case .parentLink: parentLink
    case .assumedMedia: assumedMedia
    }
  }

  /// The order in which the rules have their say.
  ///
  /// What stands in the file is settled first, then the media box, since all else is measured
  /// against it: a malformed box may be certain only once the page has one. What stands above the
  /// page comes last, since it matters only where the page has no entry of its own.
  static let order: [RepairRule] = [
    .pageType, .parentLink, .danglingEntry, .duplicateEntry, .malformedBox, .assumedMedia,
    .malformedBox, .unusableBox, .reversedBox, .exceedingBox, .rotate, .userUnit, .entryOnPages,
    .inheritedEntry,
  ]
}

extension RepairRule {
  /// Says what the rule does, in one sentence for people.
  public var summary: String { Repair.by(self).summary }
}
