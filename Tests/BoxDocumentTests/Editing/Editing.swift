import BoxDocument
import BoxPolicy
import Foundation
import SystemBridge
import TestSupport
import Testing

/// What a test wants of a page: the text of keys, nil to take a key away.
typealias Wishes = [PageKey: String?]

extension PagePlan {
  /// A plan made by hand: some keys of a page become something else, and all others stay.
  init(_ page: PageDocument.Page, _ wishes: Wishes) {
    var values = page.entries.page.values
    var edits: [PageEdit] = []
    for key in PageKey.allCases {
      guard let wish = wishes[key] else { continue }
      let before = Entry(of: key, in: page.entries).raw
      values[key] = wish.map { WrittenValue($0) }
      edits.append(PageEdit(.entry(key), before: before, after: wish, cause: .request("a test")))
    }
    self.init(
      edits: edits,
      result: PageEntries(
        page: TreeLevel(holder: page.entries.page.holder, values: values),
        ancestors: page.entries.ancestors, structure: page.entries.structure))
  }

  /// The plan with further edits, and with another result where they lead to one.
  func adding(_ more: [PageEdit], result: PageEntries? = nil) -> PagePlan {
    PagePlan(edits: edits + more, result: result ?? self.result)
  }
}

/// Opens a file to change it.
func opened(_ bytes: [UInt8], password: String? = nil) throws -> BoxEditor {
  try BoxEditor(
    reading: FileBytes(bytes), named: "in.pdf", password: password.map { Array($0.utf8) })
}

/// Opens a file and makes changes by the numbers of the pages.
func edited(
  _ bytes: [UInt8], password: String? = nil, _ wishes: [Int: Wishes]
) throws -> BoxEditor {
  let editor = try opened(bytes, password: password)
  var plans: [Int: PagePlan] = [:]
  for (number, wishes) in wishes {
    plans[number] = PagePlan(editor.document.pages[number - 1], wishes)
  }
  try editor.apply(plans)
  return editor
}

extension BoxEditor {
  /// The whole file with the change behind it, proved.
  func appended() throws -> [UInt8] {
    let output = bytes.withBytes { file in file.indices.map { file[$0] } } + (try appendix())
    try Proof.check(FileBytes(output), of: self, .appended)
    return output
  }

  /// The file written anew, proved.
  func rewritten() throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-editing-\(UUID().uuidString).pdf")
    try Data("what stood there before".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try rewrite(to: FileName(bytes: Array(file.path.utf8)))
    let output = try fileContent(file.path)
    try Proof.check(FileBytes(output), of: self, .rewritten)
    return output
  }
}

/// What a change fails with, or nil.
func failure(_ body: () throws -> Void) -> EditFailure? {
  do {
    try body()
    return nil
  } catch {
    return error as? EditFailure
  }
}

/// What stands in a file for a key of each page.
func raw(_ key: PageKey, of bytes: [UInt8], password: String? = nil) throws -> [String?] {
  try PageDocument(bytes: bytes, password: password).pages
    .map { Entry(of: key, in: $0.entries).raw }
}

/// Where a text stands in a file, from the beginning.
func places(of text: String, in bytes: [UInt8]) -> [Int] {
  let sought = Array(text.utf8)
  guard bytes.count >= sought.count else { return [] }
  return (0...(bytes.count - sought.count)).filter {
    bytes[$0] == sought[0] && bytes[$0..<$0 + sought.count].elementsEqual(sought)
  }
}

/// The last record in a file.
func lastRecord(in bytes: [UInt8]) -> AppendRecord? { AppendRecord.last(in: bytes.span) }
