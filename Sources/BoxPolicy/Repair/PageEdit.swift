/// One change of one key of one page, or of what lies above it.
public struct PageEdit: Sendable, Hashable {
  /// What is changed.
  public enum Subject: Sendable, Hashable {
    /// A key of the page's own dictionary.
    case entry(PageKey)
    /// A key of a dictionary above the page, counted from the nearest, which is 0.
    case entryAbove(PageKey, level: Int)
    /// The type of the page.
    case type
    /// The parent links from the page up to the root, as far as they are wrong.
    case parent
    /// The user space of the page: content, annotations, and what points at places of the page.
    case content
  }

  /// Why it is changed.
  public enum Cause: Sendable, Hashable {
    /// A rule asks for it.
    case rule(RepairRule)
    /// The user asks for it, in these words.
    case request(String)
  }

  /// What is changed.
  public let subject: Subject
  /// What was in force for the key, as it stands in the file; nil where nothing was.
  public let before: String?
  /// What the dictionary holds for the key afterwards, as text of a PDF file; nil for nothing.
  public let after: String?
  /// Why, in the order in which each had its say; one at least.
  public let causes: [Cause]

  /// Makes an edit.
  public init(_ subject: Subject, before: String?, after: String?, causes: [Cause]) {
    self.subject = subject
    self.before = before
    self.after = after
    self.causes = causes
  }

  /// Makes an edit for one cause.
  public init(_ subject: Subject, before: String?, after: String?, cause: Cause) {
    self.init(subject, before: before, after: after, causes: [cause])
  }
}

/// All that is changed for one page, and what the page is then.
public struct PagePlan: Sendable, Hashable {
  /// The changes, box by box; at most one for each subject.
  public let edits: [PageEdit]
  /// What stands in the file for the page once the edits are made.
  public let result: PageEntries
  /// What whoever asked for a change should know about it.
  public let remarks: [EditRemark]
  /// How the user space of the page is moved; nil where it stays.
  ///
  /// The boxes of the result are moved already.
  public let transform: PageTransform?

  /// Makes a plan from edits, what they lead to, what is to be said about them, and the move.
  public init(
    edits: [PageEdit], result: PageEntries, remarks: [EditRemark] = [],
    transform: PageTransform? = nil
  ) {
    self.edits = edits
    self.result = result
    self.remarks = remarks
    self.transform = transform
  }

  /// Whether nothing is changed.
  public var isEmpty: Bool { edits.isEmpty }
}
