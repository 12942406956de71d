import BoxDocument
import BoxPolicy

/// Proves the claims of a recipe about a document as the reader over libqpdf and the rules see it.
struct ClaimGuard {
  private let document: PageDocument

  init(_ document: PageDocument) { self.document = document }

  /// Checks a claim on each of its pages.
  ///
  /// - Parameters:
  ///   - claim: The claim.
  ///   - path: Where it stands in the recipe.
  /// - Throws: ``FixtureError`` that names the claim.
  func check(_ claim: Claim, at path: JSONPath) throws(FixtureError) {
    let count = document.pages.count
    if case .pageCount(let wanted) = claim.statement {
      if count == wanted { return }
      throw .broken(BrokenClaim(claim.text, at: path, found: "the document has \(count)"))
    }
    let ranges = claim.pages.pages(of: count)
    guard claim.pages.isWithin(count), !ranges.isEmpty else {
      throw .broken(
        BrokenClaim(claim.text, at: path, found: "the document has \(pageWords(count))"))
    }
    for number in ranges.joined() {
      let page = document.pages[number - 1].boxes
      if let found = contradiction(to: claim.statement, on: page) {
        throw .broken(BrokenClaim(claim.text, at: path, found: "page \(number) \(found)"))
      }
    }
  }

  /// Says what a page has instead of what is claimed; nil if the claim holds.
  private func contradiction(to statement: Claim.Statement, on page: PageBoxes) -> String? {
    switch statement {
    case .differ(let a, let b):
      holds(a, b, on: page) { !$0.isEqual(to: $1, within: Tolerance.standard) }
    case .equal(let a, let b):
      holds(a, b, on: page) { $0.isEqual(to: $1, within: Tolerance.standard) }
    case .absent(let key):
      page.entry(key).from == .absent ? nil : words(key, on: page)
    case .own(let key):
      page.entry(key).from == .page ? nil : words(key, on: page)
    case .inherited(let key):
      page.entry(key).from == .inherited ? nil : words(key, on: page)
    case .unusable(let key):
      page.isUnusable(key) ? nil : words(key, on: page)
    case .shown(let box):
      shows(box, on: page) ? nil : "shows \(words(page.view)), and \(words(box.key, on: page))"
    case .turned(let angle):
      page.rotation.value.rawValue == angle
        ? nil : "is turned by \(page.rotation.value.rawValue)"
    case .found(let id):
      ids(of: page).contains(id) ? nil : "has \(list(ids(of: page)))"
    case .clean:
      ids(of: page).isEmpty ? nil : "has \(list(ids(of: page)))"
    case .malformed(let error): "cannot be asked: \(error)"
    case .pageCount, .unreadable: nil
    }
  }

  /// Compares two boxes as written; what cannot be read proves neither claim.
  private func holds(
    _ a: Box, _ b: Box, on page: PageBoxes, _ isTrue: (Rectangle, Rectangle) -> Bool
  ) -> String? {
    let boxes = (WrittenBox(a, on: page), WrittenBox(b, on: page))
    if let first = boxes.0.rectangle, let second = boxes.1.rectangle, isTrue(first, second) {
      return nil
    }
    return "\(words(a.key, on: page)) and \(words(b.key, on: page))"
  }

  /// Whether a box that stands in the file is what is shown, whole.
  private func shows(_ box: Box, on page: PageBoxes) -> Bool {
    guard page.entry(box.key).from != .absent, let written = WrittenBox(box, on: page).rectangle
    else { return false }
    return written.isEqual(to: page.view.rectangle, within: Tolerance.standard)
  }

  private func words(_ key: PageKey, on page: PageBoxes) -> String {
    let entry = page.entry(key)
    return switch entry.from {
    case .absent: "has no \(key.rawValue)"
    case .page: "has the \(key.rawValue) \(entry.raw ?? "")"
    case .inherited: "inherits the \(key.rawValue) \(entry.raw ?? "")"
    }
  }

  private func words(_ view: PageView) -> String {
    let shown = view.rectangle
    return "[ \([shown.x0, shown.y0, shown.x1, shown.y1].map(pdfText).joined(separator: " ")) ]"
  }

  private func ids(of page: PageBoxes) -> [String] {
    page.problems.map(\.id) + page.structure.map(\.id)
  }

  private func list(_ ids: [String]) -> String {
    ids.isEmpty ? "no problem" : "the problems \(ids.joined(separator: ", "))"
  }
}
