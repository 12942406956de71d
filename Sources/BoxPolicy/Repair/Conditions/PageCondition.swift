/// Which pages a change is made on, by what the rules find about a page.
///
/// The forms are `crop!=media` and `crop==trim` (edges within the tolerance are equal), `trim
/// absent` and `trim present` (inherited is present), `width>height` and `width>=210mm` (as the
/// page is shown, after UserUnit and Rotate), `rotate==90`, the id of a problem, such as
/// `crop-empty`, and the id of a repair rule, such as `reversed-box`, for pages that the rule would
/// change.
public struct PageCondition: Sendable, Hashable {
  enum Form: Sendable, Hashable {
    case boxes(Box, Box, differ: Bool)
    case entry(Box, isPresent: Bool)
    case size(PageSide, Comparison, PageLength)
    case rotation(Rotation, isOther: Bool)
    case problem(String)
    case rule(RepairRule)
  }

  let form: Form

  /// Whether the condition holds for a page.
  ///
  /// - Parameters:
  ///   - entries: What stands in the file.
  ///   - oddities: What the bytes of the file tell about the page's own dictionary besides.
  ///   - tolerance: How far edges may lie apart and be equal, in user space units.
  /// - Returns: Whether the page is one of those that are meant.
  public func holds(
    for entries: PageEntries, oddities: [PageKey: EntryOddity] = [:],
    tolerance: Double = Tolerance.standard
  ) -> Bool {
    let page = PageBoxes(entries)
    switch form {
    case .boxes(let a, let b, let differ):
      return BoxComparison(a, b, on: page, tolerance: tolerance).differs == differ
    case .entry(let box, let isPresent):
      return (page[box].entry.from != .absent) == isPresent
    case .size(let side, let comparison, let length):
      let view = page.view
      return comparison.holds(side.length(of: view), length.points(of: view), tolerance)
    case .rotation(let rotation, let isOther):
      return (page.rotation.value == rotation) != isOther
    case .problem(let id):
      return page.problems.contains { $0.id == id } || page.structure.contains { $0.id == id }
        || oddities.contains { Problem($0.key, $0.value).id == id }
    case .rule(let rule):
      // Whatever is assumed, it would be written on the same pages.
      let planner = RepairPlanner(rules: [rule], assumedMedia: .letter)
      return !planner.plan(entries, oddities: oddities).isEmpty
    }
  }
}

/// A side of a page as it is shown.
enum PageSide: String, CaseIterable, Sendable, Hashable {
  case width, height

  /// Its length in points.
  func length(of view: PageView) -> Double { self == .width ? view.width : view.height }
}

/// What a side of a page is compared to.
enum PageLength: Sendable, Hashable {
  case side(PageSide)
  case points(Double)

  /// The length in points.
  func points(of view: PageView) -> Double {
    switch self {
    case .side(let side): side.length(of: view)
    case .points(let points): points
    }
  }
}

/// How two lengths are compared.
enum Comparison: String, CaseIterable, Sendable, Hashable {
  // The longer ones first, since the shorter are their beginnings.
  case atMost = "<="
  case atLeast = ">="
  case equal = "=="
  case unequal = "!="
  case below = "<"
  case above = ">"

  /// Whether it holds for two lengths that are equal if they are as near as the tolerance.
  func holds(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    let isEqual = Tolerance.covers(abs(a - b), tolerance)
    return switch self {
    case .equal: isEqual
    case .unequal: !isEqual
    case .below: a < b && !isEqual
    case .above: a > b && !isEqual
    case .atMost: a < b || isEqual
    case .atLeast: a > b || isEqual
    }
  }
}
