import BoxPolicy
import QPDFBridge

/// Tells of which pages everything is known before they are read from a file that was written anew.
///
/// Once all objects are proved to be those of the editor, a page that nothing was planned for is
/// what the editor has, provided that its object, and what stands above it, was not changed. What the
/// editor has is to be held against what was read before the changes.
struct KnownPages {
  /// Which object of the file is which of the editor; none until all are proved to be the same.
  var counterparts: [Reference: Reference] = [:]
  /// How many pages were known.
  private(set) var count = 0

  private let editor: BoxEditor
  private let mayKnow: Bool

  /// Gets ready; no page is known where anything above pages may be another.
  init(_ editor: BoxEditor) {
    self.editor = editor
    let changesAbove = editor.plans.values.contains { plan in
      plan.edits.contains { edit in
        switch edit.subject {
        case .entryAbove, .parent: true
        case .entry, .type, .content: false
        }
      }
    }
    mayKnow =
      !changesAbove && !editor.form.keepsLinearization && !editor.form.wasRecovered
      && editor.document.troubles.isEmpty
  }

  /// Whether the page of a number is known if it is this object; it is counted then.
  mutating func take(_ number: Int, _ object: Reference) -> Bool {
    guard mayKnow, !counterparts.isEmpty, editor.document.pages.indices.contains(number - 1),
      editor.plans[number] == nil
    else { return false }
    let page = editor.document.pages[number - 1]
    guard let origin = page.object.map(Reference.init), page.entries.structure.isEmpty,
      !editor.tree.changed.contains(origin), counterparts[origin] == object
    else { return false }
    count += 1
    return true
  }
}

extension Reference {
  fileprivate init(_ object: ObjectID) { self.init(object.number, object.generation) }
}
