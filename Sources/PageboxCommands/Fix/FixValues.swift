import BoxPolicy
import OptionTable

/// What the fix command is asked to do.
struct FixValues: Sendable {
  var input = InputValues()
  var output = OutputValues()

  // What is changed.
  var pages = PageSelection.all
  var conditions: [PageCondition] = []
  var rules: [RuleChoice] = []
  var assumedMedia: RectangleExpression?
  var requests: [EditRequest] = []
  var sides = SideMeaning.inPage
  var origin = OriginChoice.keep
  var bakesUserUnit = false
  var bakesRotate = false
  var listsRules = false

  // What becomes of it.
  var target: String?
  var inPlace = false
  var backup: String?
  var force = false
  var dryRun = false
  var undo = false
  var write = WriteChoice.auto
  var allowsSigned = false
}

/// How the result is written.
enum WriteChoice: String, CaseIterable, Sendable {
  case auto, append, rewrite
}

/// Where the lower left corner of the media box is.
enum OriginChoice: String, CaseIterable, Sendable {
  case keep, zero
}

/// One rule, or all that keep what viewers show.
enum RuleChoice: Sendable, Hashable {
  case rule(RepairRule)
  case safe

  /// The words that stand for the choices.
  static var words: [String] { ["safe"] + RepairRule.allCases.map(\.id) }

  /// Reads the word of a choice.
  init(parsing text: String) throws(UsageProblem) {
    if text == "safe" {
      self = .safe
    } else if let rule = RepairRule(rawValue: text) {
      self = .rule(rule)
    } else if let rule = RepairRule.meant(by: text) {
      throw .reason("is no rule; did you mean '\(rule.id)'?")
    } else {
      throw .notOneOf(Self.words)
    }
  }
}

extension FixValues {
  /// The moves of the user space that are asked for, by the options that ask for them.
  var moves: [(option: String, request: TransformRequest)] {
    var moves: [(option: String, request: TransformRequest)] = []
    if origin == .zero { moves.append(("--origin", .originZero)) }
    if bakesUserUnit { moves.append(("--bake-user-unit", .bakeUserUnit)) }
    if bakesRotate { moves.append(("--bake-rotate", .bakeRotate)) }
    return moves
  }

  /// All that is asked for besides repairs.
  var allRequests: [EditRequest] { requests + moves.map { .transform($0.request) } }

  /// The rules to repair by.
  ///
  /// Without any named they are the safe ones, and none where something else is asked for.
  var activeRules: Set<RepairRule> {
    var active: Set<RepairRule> = []
    for choice in rules {
      switch choice {
      case .safe: active.formUnion(RepairRule.safe)
      case .rule(let rule): active.insert(rule)
      }
    }
    if rules.isEmpty, allRequests.isEmpty { active = RepairRule.safe }
    if assumedMedia != nil { active.insert(.assumedMedia) }
    return active
  }
}
