/// One row of the decision table: the entries of a file, and what is shown of its page.
package struct DecisionRow: Sendable, CustomStringConvertible {
  /// What the page says of the node above it.
  package enum Parent: Sendable {
    case usual, missing, cycle
  }

  /// The name that the study gives it.
  package let id: String
  /// The verbatim entries of the page.
  package let page: String
  /// Those of a node between the page and the root of the tree; nil where there is none.
  package let inner: String?
  /// Those of the root of the tree.
  package let pages: String
  /// The texts of objects that entries refer to.
  package let objects: [Int: String]
  /// Whether the page has a type.
  package let typed: Bool
  /// What the page says of the node above it.
  package let parent: Parent
  /// The region that is shown.
  package let region: [Double]
  /// The width and the height that it is shown with.
  package let size: [Double]
  /// All that is odd about the page, in the names of the study.
  package let findings: Set<String>

  init(
    _ id: String, _ page: String, inner: String? = nil, pages: String = "",
    objects: [Int: String] = [:], typed: Bool = true, parent: Parent = .usual,
    shows region: String, _ size: String, _ findings: String = ""
  ) {
    self.id = id
    self.page = page
    self.inner = inner
    self.pages = pages
    self.objects = objects
    self.typed = typed
    self.parent = parent
    self.region = region.split(separator: " ").compactMap { Double(String($0)) }
    self.size = size.split(separator: "×").compactMap { Double(String($0)) }
    self.findings = Set(findings.split(separator: ",").map { String($0.drop { $0 == " " }) })
  }

  /// The row on one line.
  package var description: String { "\(id): \(pages) | \(inner ?? "") | \(page)" }

  /// The findings in the names of this project; those that it has no name for are missing.
  package var problems: Set<String> { Set(findings.compactMap { Self.ids[$0] }) }

  /// The names of this project for those of the table.
  private static let ids = [
    "M-missing": "media-missing", "M-malformed": "media-malformed", "M-empty": "media-empty",
    "M-below-3": "media-below-3", "M-over-14400": "media-over-14400",
    "C-malformed": "crop-malformed", "C-empty": "crop-empty", "C-reversed": "crop-reversed",
    "C-exceeds-M": "crop-exceeds-media", "C-outside-M": "crop-outside-media",
    "C-below-3": "crop-below-3", "B-exceeds-M": "bleed-exceeds-media",
    "B-exceeds-C": "bleed-exceeds-crop", "B-inside-T": "trim-exceeds-bleed",
    "T-exceeds-M": "trim-exceeds-media", "T-exceeds-C": "trim-exceeds-crop",
    "Rotate-malformed": "rotate-malformed",
    "Rotate-not-multiple-of-90": "rotate-not-multiple-of-90",
    "UserUnit-in-use": "user-unit-in-use", "UserUnit-malformed": "user-unit-malformed",
    "UserUnit-on-Pages": "user-unit-on-pages", "type-missing": "type-missing",
    "parent-cycle": "parent-cycle", "parent-mismatch": "parent-mismatch",
  ]
}
