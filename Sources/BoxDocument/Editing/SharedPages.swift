import BoxPolicy
import QPDFBridge

/// Tells which pages are one dictionary in the file.
final class SharedPages {
  private let editor: BoxEditor
  private var byObject: [ObjectID: [Int]] = [:]
  /// Pages without a number, by where they stand; found when the first of them is asked for.
  private var bySlot: [KidSlot: [Int]]?

  /// Gets ready to tell, of the pages of a document that is being changed.
  init(_ editor: BoxEditor) {
    self.editor = editor
    for page in editor.document.pages where page.entries.structure.contains(.listedTwice) {
      if let object = page.object { byObject[object, default: []].append(page.number) }
    }
  }

  /// The numbers of the pages that are the same dictionary, in their order, this one included.
  func pages(with number: Int) throws(QPDFFailure) -> [Int] {
    let page = editor.document.pages[number - 1]
    if let object = page.object { return byObject[object] ?? [number] }
    if bySlot == nil {
      var slots: [KidSlot: [Int]] = [:]
      for page in editor.document.pages where page.object == nil {
        slots[try editor.tree.slot(of: editor.places[page.number - 1]), default: []]
          .append(page.number)
      }
      bySlot = slots
    }
    return bySlot?[try editor.tree.slot(of: editor.places[number - 1])] ?? [number]
  }
}
