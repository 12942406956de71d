import BoxDocument
import BoxFixtures
import BoxPolicy
import SystemBridge
import TestSupport
import Testing

/// Opens a file and moves the user space of some of its pages, of all unless told.
func moved(
  _ bytes: [UInt8], _ moves: TransformRequest..., pages: [Int]? = nil, password: String? = nil
) throws -> BoxEditor {
  let editor = try opened(bytes, password: password)
  let planner = PagePlanner(
    repairs: RepairPlanner(rules: []), requests: moves.map(EditRequest.transform))
  var plans: [Int: PagePlan] = [:]
  for page in editor.document.pages where pages?.contains(page.number) ?? true {
    plans[page.number] = try planner.plan(page.entries, number: page.number)
  }
  try editor.apply(plans)
  return editor
}

/// The text of a stream object.
func stream(_ data: String, _ keys: String = "") -> String {
  "<< /Length \(data.utf8.count) \(keys) >>\nstream\n\(data)\nendstream"
}

/// The text of the only object of a file in which some text stands.
func object(with text: String, in bytes: [UInt8]) throws -> String {
  let found = objects(in: bytes).filter { $0.contains(text) }
  try #require(found.count == 1, "\(found.count) objects have \(text)")
  return found[0]
}

/// The text of the object of a file that has a number.
func object(numbered number: String, in bytes: [UInt8]) throws -> String {
  try #require(objects(in: bytes).first { $0.drop(while: \.isNewline).hasPrefix("\(number) 0 o") })
}

/// What stands between the last words of objects.
private func objects(in bytes: [UInt8]) -> [String] {
  String(decoding: bytes, as: UTF8.self).split(separator: "endobj").map(String.init)
}

/// A page with an odd origin, and what a quarter turn makes of it by hand.
///
/// A point x y becomes y - 10, 130 - x: the media box is then 10 20 210 120.
enum QuarterTurn {
  static let boxes = "/MediaBox [10 20 110 220] /CropBox [20 30 100 200] /Rotate 90"

  /// A file with one such page, and another one, which is object 4 and stays.
  static func file(
    _ page: String = "", catalogue: String = "", objects: [Int: String] = [:]
  ) -> [UInt8] {
    var all = objects
    if !catalogue.isEmpty { all[1] = "<< /Type /Catalog /Pages 2 0 R \(catalogue) >>" }
    return TreeFixture(
      pages: ["\(boxes) \(page)", "/MediaBox [10 20 110 220]"], objects: all
    ).bytes()
  }

  /// Turns the first page, and returns the proved file.
  static func turned(
    _ page: String = "", catalogue: String = "", objects: [Int: String] = [:]
  ) throws -> [UInt8] {
    try moved(
      file(page, catalogue: catalogue, objects: objects), .bakeRotate, pages: [1]
    ).rewritten()
  }
}
