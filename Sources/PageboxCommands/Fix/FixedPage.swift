import BoxDocument
import BoxPolicy

/// One page that is changed, ready to be reported.
struct FixedPage: Sendable {
  /// One changed key.
  struct Change: Sendable, Hashable {
    /// The key or link that is changed, in a word.
    let key: String
    /// The ids of the rules that asked for it.
    let rules: [String]
    /// What the user asked for, in these words.
    let requests: [String]
    /// What was in force; nil where nothing was.
    let before: String?
    /// What is in force afterwards; nil where nothing is.
    let after: String?
  }

  /// The position in the document, from 1.
  let number: Int
  /// The object that the page was; nil for one written directly into the list of kids.
  let object: ObjectID?
  /// The changes, box by box.
  let changes: [Change]
  /// What is to be known of the changes, each with the key that it is about.
  let remarks: [(key: String, text: String)]
  /// What viewers show before and after.
  let views: (before: PageView, after: PageView)

  /// Makes the report of a page from its plan.
  init(_ planned: PlannedPage) {
    number = planned.page.number
    object = planned.page.object
    changes = planned.plan.edits.map(Change.init)
    remarks = planned.plan.remarks.map { ($0.box.rawValue, $0.message) }
    views = (planned.page.boxes.view, PageBoxes(planned.plan.result).view)
    hides = views.after.hidesParts(of: views.before, movedBy: planned.plan.transform)
  }

  /// Whether less of the page is shown than before; what is hidden stays in the file.
  let hides: Bool
}

extension FixedPage.Change {
  init(_ edit: PageEdit) {
    key = edit.subject.word
    // What is taken away was null or referred to nothing; what is in force stays.
    let isNull = edit.after == nil && edit.causes.contains(.rule(.danglingEntry))
    before = isNull ? "null" : edit.before
    after = edit.after
    var rules: [String] = []
    var requests: [String] = []
    for cause in edit.causes {
      switch cause {
      case .rule(let rule): rules.append(rule.id)
      case .request(let words): requests.append(words)
      }
    }
    self.rules = rules
    self.requests = requests
  }

  /// Why, in words for people.
  var cause: String { (rules + requests).joined(separator: ", ") }
}

extension PageEdit.Subject {
  /// The stable word for what is changed.
  var word: String {
    switch self {
    case .entry(let key): key.rawValue
    case .entryAbove(let key, _): "\(key.rawValue) above"
    case .type: "type"
    case .parent: "parent"
    case .content: "content"
    }
  }
}
