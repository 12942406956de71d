import BoxFixtures
import BoxPolicy
import Testing

/// One row of the decision table: the file, and what is shown of its page.
struct EngineCase: Sendable, CustomTestStringConvertible {
  let id: String
  let page: String
  let inner: String?
  let pages: String
  let objects: [Int: String]
  let typed: Bool
  let parent: TreeFixture.Parent
  let region: [Double]
  let size: [Double]
  let findings: Set<String>

  init(
    _ id: String, _ page: String, inner: String? = nil, pages: String = "",
    objects: [Int: String] = [:], typed: Bool = true, parent: TreeFixture.Parent = .usual,
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

  var testDescription: String { "\(id): \(pages) | \(inner ?? "") | \(page)" }

  /// The file.
  var bytes: [UInt8] {
    TreeFixture(
      pages: [page], root: pages, inner: inner, objects: objects, typed: typed, parent: parent
    ).bytes()
  }

  /// The names of this project for those of the table.
  static let ids = [
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
