import BoxPolicy
import QPDFBridge
package import SystemBridge

/// Makes sure that a file that was made by an editor is what was planned, and nothing else.
///
/// The file is opened anew and read like any other. In one that was written anew an object may be
/// read as bytes, in the place that the table of the file tells: if these are the text that
/// libqpdf has for the object of the editor, it is the same object.
package enum Proof {
  /// How the file came about.
  package enum Way: Sendable, Hashable {
    /// By putting ``BoxEditor/appendix()`` behind the original itself.
    case appended
    /// By putting it behind a copy of the original.
    case appendedToCopy
    /// By ``BoxEditor/rewrite(to:)``.
    case rewritten
  }

  /// Checks a file.
  ///
  /// It must have the same number of pages, each with the entries that were planned for it or that
  /// it had, so that boxes and views follow. A file that was written anew must have all other
  /// objects as they were, by whatever numbers: dictionaries, values, and streams to the last byte.
  /// What was appended must have the trailer and the changed objects as the editor has them, and
  /// places of no other objects; a copy in front of it must be equal to the original.
  ///
  /// - Parameters:
  ///   - output: The bytes of the file, whole.
  ///   - editor: The editor that made it, after the making.
  ///   - way: How it was made.
  /// - Throws: `notAsPlanned` with the first difference, or why the file cannot be read.
  package static func check(
    _ output: FileBytes, of editor: BoxEditor, _ way: Way
  ) throws(EditFailure) {
    let result = DeepStack.run { () -> Result<Void, EditFailure> in
      do throws(EditFailure) {
        return .success(try prove(output, of: editor, way))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private static func prove(
    _ output: FileBytes, of editor: BoxEditor, _ way: Way
  ) throws(EditFailure) {
    if way == .appendedToCopy, !output.begins(with: editor.bytes) {
      throw .notAsPlanned("it does not begin with the bytes of the original")
    }
    if way != .rewritten { try checkSection(of: output, editor) }
    let opened: Document
    do throws(QPDFFailure) {
      opened = try Document(
        reading: output, named: editor.source.name, password: editor.password,
        leavesMemory: editor.leavesMemory)
    } catch {
      throw unreadable(error)
    }
    if way == .rewritten { try requireSameFile(editor, opened) }
    var known = KnownPages(editor)
    let difference: ObjectComparison.Difference?
    do throws(QPDFFailure) {
      switch way {
      case .appended, .appendedToCopy: difference = try checkChanged(editor, opened)
      case .rewritten:
        difference = try checkAll(editor, opened, output, &known.counterparts)
      }
    } catch {
      throw unreadable(error)
    }
    // Of a file with a difference every page is read, to tell of a page what there is to tell.
    if difference != nil { known.counterparts = [:] }
    try checkPages(of: opened, editor, way, &known)
    if known.count > 0 { try checkMemory(of: editor, way) }
    if let difference { throw .notAsPlanned(difference.words) }
  }

  private static func checkPages(
    of opened: Document, _ editor: BoxEditor, _ way: Way, _ known: inout KnownPages
  ) throws(EditFailure) {
    let found: PageDocument
    do throws(QPDFFailure) {
      found = try PageDocument(walking: opened, isKnown: { known.take($0, $1) })
    } catch {
      throw unreadable(error)
    }
    if found.wasRecovered { throw .notAsPlanned("it is damaged") }
    if found.isEncrypted != editor.form.isEncrypted {
      throw .notAsPlanned(found.isEncrypted ? "it is encrypted" : "it is not encrypted any more")
    }
    try PageProof(editor, way).check(found, besides: known.count)
  }

  /// Compares the pages that the editor has by now with those that it had, and what was planned.
  ///
  /// A page that was not read of the file is what the editor has. That must not have become another
  /// page by a change that nobody noted, such as one of an array that it shares with others.
  private static func checkMemory(of editor: BoxEditor, _ way: Way) throws(EditFailure) {
    let now: PageDocument
    do throws(QPDFFailure) {
      now = try PageDocument(walking: editor.source)
    } catch {
      throw EditFailure(error)
    }
    try PageProof(editor, way).check(now, besides: 0)
  }

  static func unreadable(_ failure: QPDFFailure) -> EditFailure {
    .notAsPlanned("it cannot be read: \(DocumentFailure(failure).description)")
  }
}
