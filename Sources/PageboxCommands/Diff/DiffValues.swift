import BoxPolicy
import OptionTable

/// Two boxes to hold against each other, written as in trim:bleed.
struct BoxPair: Sendable, Hashable {
  /// The box that is measured.
  let a: Box
  /// The box it is measured against.
  let b: Box

  /// The pair the tool was made for.
  static let cropAndMedia = BoxPair(a: .crop, b: .media)

  /// Every pair of two boxes.
  static let all = Box.allCases.flatMap { a in
    Box.allCases.filter { $0 != a }.map { BoxPair(a: a, b: $0) }
  }

  /// The pair as it is written.
  var text: String { "\(a.rawValue):\(b.rawValue)" }

  init(a: Box, b: Box) {
    self.a = a
    self.b = b
  }

  /// Reads two names of boxes with a colon between them.
  init(parsing text: String) throws(UsageProblem) {
    let names = text.split(separator: ":", omittingEmptySubsequences: false)
    guard names.count == 2, let a = Box(rawValue: String(names[0])),
      let b = Box(rawValue: String(names[1]))
    else {
      let boxes = Box.allCases.map(\.rawValue).joined(separator: ", ")
      throw .reason("is not two of \(boxes), written as in trim:bleed")
    }
    guard a != b else { throw .reason("compares a box with itself") }
    self.init(a: a, b: b)
  }
}

/// What the diff command is asked to do.
struct DiffValues: Sendable {
  var input = InputValues()
  var output = OutputValues()
  var pages = PageSelection.all
  var tolerance = Tolerance.standard
  var pair: BoxPair?
  var against: String?
  var effective = false
  var all = false
  var counts = false
  var lists = false
  var nul = false

  /// What is printed of a file instead of its pages.
  enum Summary: Sendable, Hashable {
    case none
    /// How many pages differ.
    case count
    /// The name, if any page differs.
    case list
  }

  /// What is printed of a file, if not its pages.
  var summary: Summary { counts ? .count : lists ? .list : .none }

  /// What boxes are compared on.
  var basis: BoxComparison.Basis { effective ? .effective : .written }

  /// Refuses what does not go together.
  func validate() throws(UsageError) {
    try input.validate()
    try output.validate()
    if counts, lists { throw .conflict("--count", "--list") }
    if against != nil, pair != nil { throw .conflict("--between", "--against") }
    // What stood there before and after is shown as the files have it.
    if against != nil, output.unit != .point {
      throw .conflict("--unit=\(output.unit.rawValue)", "--against")
    }
    if nul, summary != .list { throw .requires("--null", "--list") }
    if summary != .none {
      let option = summary == .count ? "--count" : "--list"
      if output.format != .text { throw .conflict(option, "--format=\(output.format.rawValue)") }
      if all { throw .conflict("--all", option) }
    }
    if against == "-" {
      if let reader = input.readers.first { throw .conflict("--against=-", reader) }
    }
  }
}
