import BoxPolicy

/// One page that is changed, ready to be reported.
struct FixedPage: Sendable {
  /// One changed key.
  struct Change: Sendable, Hashable {
    /// The key or link that is changed, in a word.
    let key: String
    /// The rule's id, or the request in the user's words.
    let cause: String
    /// Whether a rule asked for it, and not the user.
    let isRepair: Bool
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
  /// What viewers show before and after.
  let views: (before: PageView, after: PageView)

  /// Makes the report of a page from its plan.
  init(_ number: Int, object: ObjectID?, before: PageBoxes, plan: PagePlan) {
    self.number = number
    self.object = object
    changes = plan.edits.map(Change.init)
    views = (before.view, PageBoxes(plan.result).view)
  }

  /// Whether less of the page is shown than before; what is hidden stays in the file.
  var hides: Bool {
    let overhang = views.before.rectangle.overhang(over: views.after.rectangle)
    return !Tolerance.covers(overhang)
  }
}

extension FixedPage.Change {
  init(_ edit: PageEdit) {
    key = edit.subject.word
    before = edit.before
    after = edit.after
    switch edit.cause {
    case .rule(let rule):
      cause = rule.id
      isRepair = true
    case .request(let words):
      cause = words
      isRepair = false
    }
  }
}

extension PageEdit.Subject {
  /// The stable word for what is changed.
  var word: String {
    switch self {
    case .entry(let key): key.rawValue
    case .entryAbove(let key, _): "\(key.rawValue) above"
    case .type: "type"
    case .parent: "parent"
    }
  }
}
