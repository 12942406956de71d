import BoxDocument
import BoxPolicy

/// Compares what is read of a file with what others found, value by value.
struct Comparing {
  /// How many values are compared on each page.
  static let valuesPerPage = 1 + 3 + 7 * 4 + 5 + 3 + 7

  /// The values that differ, each named, with what is read and what others found.
  private(set) var differences: [String: String] = [:]
  /// How many values were compared.
  private(set) var count = 0

  /// Compares every page that both know.
  init(_ document: PageDocument, with truth: Truth) {
    var listings: [String: Int] = [:]
    for page in truth.pages { listings[page.obj ?? "", default: 0] += 1 }
    for (page, known) in zip(document.pages, truth.pages) {
      let name = "page \(known.n)"
      compare("\(name) object", page.object?.description ?? "direct", known.obj)
      compareStructure(name, page, known, timesListed: listings[known.obj ?? ""] ?? 0)
      compareEntries(name, page.entries, known)
      if let spec = known.spec { compareBoxes(name, page.boxes, spec) }
    }
  }

  private mutating func compareStructure(
    _ name: String, _ page: PageDocument.Page, _ known: Truth.Page, timesListed: Int
  ) {
    let structure = page.entries.structure
    let type =
      structure.contains(.typeMissing) ? nil : structure.contains(.typeWrong) ? false : true
    compare("\(name) type", type, known.type.map { $0 == "/Page" })
    compare(
      "\(name) parent", structure.contains(.parentMismatch),
      known.tags?.contains("parent_mismatch"))
    compare("\(name) listed twice", structure.contains(.listedTwice), timesListed > 1)
  }

  private mutating func compareEntries(
    _ name: String, _ entries: PageEntries, _ known: Truth.Page
  ) {
    for key in PageKey.allCases {
      let own = entries.page.values[key]
      let written = known.raw?[key.plainName]
      compare("\(name) \(key.name)", own?.text, written?.s)
      compare("\(name) \(key.name) reference", own?.indirect?.description, written?.ref)
      let level = entries.ancestors.first { $0.values[key] != nil }
      let above = known.inherited?[key.plainName]
      compare("\(name) \(key.name) above", level?.values[key]?.text, above?.s)
      compare(
        "\(name) \(key.name) holder", level.map { $0.holder?.description ?? "direct" }, above?.from)
    }
  }

  private mutating func compareBoxes(_ name: String, _ page: PageBoxes, _ spec: Truth.Spec) {
    for (box, edges) in zip(Box.allCases, spec.boxes) {
      compare("\(name) \(box)", page[box].effective.edges, edges, within: 0.005)
    }
    compare("\(name) rotate", page.rotation.value.rawValue, spec.rotate)
    compare("\(name) unit", page.userUnit.value, spec.userunit)
    compare("\(name) size", [page.view.width, page.view.height], spec.size, within: 0.011)
    // Where the standard has no answer, a stand-in is used, and that is an error.
    for key in PageKey.allCases {
      let isError = page.problems.contains { $0.key == key && $0.severity == .error }
      compare("\(name) \(key) undefined", isError, spec.undefined.contains(key.plainName))
    }
  }

  private mutating func compare<Value: Equatable>(_ name: String, _ ours: Value?, _ known: Value?) {
    count += 1
    guard ours != known else { return }
    differences[name] =
      "\(ours.map { "\($0)" } ?? "nothing"), not \(known.map { "\($0)" } ?? "nothing")"
  }

  private mutating func compare(
    _ name: String, _ ours: [Double], _ known: [Double], within tolerance: Double
  ) {
    count += 1
    let isSame =
      ours.count == known.count && zip(ours, known).allSatisfy { abs($0 - $1) <= tolerance }
    if !isSame { differences[name] = "\(ours), not \(known)" }
  }
}
