package import BoxPolicy

/// One page as a file has it, some of its effective boxes, and all that is odd about it.
package struct ReportedCase: Sendable, CustomStringConvertible {
  /// The name that the study gives it.
  package let id: String
  /// The verbatim entries of the page.
  package let page: String
  /// Those of the root of the page tree.
  package let pages: String
  /// What the rules make of some of the boxes.
  package let effective: [Box: [Double]]
  /// All that is odd about the page, in the order in which it is told.
  package let problems: [String]
  /// The width and the height that the page is shown with, where they are known.
  package let size: [Double]?
  /// Whether crop and media box are told apart, where that is known.
  package let differs: Bool?

  init(
    _ id: String, _ page: String, pages: String = "", _ effective: [Box: String],
    _ problems: String = "", size: String? = nil, differs: Bool? = nil
  ) {
    self.id = id
    self.page = page
    self.pages = pages
    self.effective = effective.mapValues { text in
      text.split(separator: " ").compactMap { Double(String($0)) }
    }
    self.problems = problems.split(separator: " ").map { String($0) }
    self.size = size?.split(separator: "×").compactMap { Double(String($0)) }
    self.differs = differs
  }

  /// The case on one line.
  package var description: String { "\(id): \(pages) | \(page)" }
}
