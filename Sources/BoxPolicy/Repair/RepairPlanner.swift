/// Plans what is changed of a page so that every program shows it as the standard says.
///
/// Where the standard defines what is shown, that stays exactly as it is; where it does not, what
/// our rules show stays, unless the file's own numbers or the user make the media box certain.
public struct RepairPlanner: Sendable, Hashable {
  /// The rules in use.
  public let rules: Set<RepairRule>
  /// The media box of pages that have no usable one; nil where they are left as they are.
  public let assumedMedia: Rectangle?

  /// Makes a planner of rules, and of the media box that the user names.
  ///
  /// - Parameters:
  ///   - rules: The rules in use.
  ///   - assumedMedia: The media box that assumed-media writes; one without an area is none.
  public init(rules: Set<RepairRule> = RepairRule.safe, assumedMedia: Rectangle? = nil) {
    self.rules = rules
    self.assumedMedia = assumedMedia
  }

  /// Plans the repair of a page.
  ///
  /// Planning the result again gives an empty plan.
  ///
  /// - Parameters:
  ///   - entries: What stands in the file.
  ///   - oddities: What the bytes of the file tell about the page's own dictionary besides.
  /// - Returns: The changes, none where the page needs none, and what the page is then.
  public func plan(_ entries: PageEntries, oddities: [PageKey: EntryOddity] = [:]) -> PagePlan {
    var page = PageInRepair(entries, oddities: oddities)
    mend(&page)
    return page.plan
  }

  /// Applies the rules to a page.
  func mend(_ page: inout PageInRepair) {
    for rule in Repair.order where rules.contains(rule) {
      page.act(for: .rule(rule))
      Repair.by(rule).mend(&page, self)
    }
  }
}
