import BoxPolicy
import QPDFBridge
package import SystemBridge

/// A PDF file whose boxes are changed in memory, to be appended to it or written anew.
///
/// The work is done once: ``apply(_:)``, then ``appendix()`` or ``rewrite(to:)``. An editor belongs
/// to the task that made it; after a failure it is to be dropped.
package final class BoxEditor {
  /// The file as it is, before any change.
  package let document: PageDocument
  /// The form in which the file is written.
  package let form: FileForm
  /// The file itself.
  package let bytes: FileBytes

  /// The document as libqpdf has it, with the changes.
  let source: Document
  /// Where each page is listed, in the order of the document.
  let places: [TreePlace]
  /// Changes the objects.
  let tree: TreeEditor
  /// The password that opens the file.
  let password: [UInt8]?
  /// Whether the memory of libqpdf is left to the end of the process.
  let leavesMemory: Bool
  /// What the newest section of the file is, where one can be found.
  let tail: FileTail?
  /// What was asked for.
  var plans: [Int: PagePlan] = [:]
  /// What was changed above the pages, by the objects that were changed.
  var changedAbove: [ObjectID: [PageKey: String?]] = [:]
  /// Whether something was changed above the pages that is no object of its own.
  var hasChangedUnnumberedAbove = false
  /// How many nodes of the page tree said a wrong number of pages, and no longer do.
  package internal(set) var mendedCounts = 0
  /// The pages that became copies of a page that is listed more than once.
  var copiedPages: Set<Int> = []
  /// What ``appendObstacle`` has found since the last change; nil where nobody has asked yet.
  var knownObstacle: AppendObstacle??
  /// Whether the file carries a signature that a change would break.
  ///
  /// Found out when it is asked first, which is to be before any change: all objects are looked at.
  package private(set) lazy var isSigned = findSignature()
  /// What ``findSharedTables()`` finds, which takes the whole table to be read.
  private(set) lazy var sharedTables = findSharedTables()
  /// What ``findContainers()`` finds.
  private(set) lazy var containers = findContainers()

  /// Opens a file to change it.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: The name by which errors call it.
  ///   - password: The user or owner password, or nil.
  ///   - leavesMemory: Whether the memory of libqpdf is left to the end of the process.
  /// - Throws: Why no page of the file can be read.
  package init(
    reading bytes: FileBytes, named name: String, password: [UInt8]? = nil,
    leavesMemory: Bool = false
  ) throws(DocumentFailure) {
    do throws(DocumentFailure) {
      try PageDocument.refuseHostile(bytes)
    } catch {
      try verified(bytes)
      throw error
    }
    let opened: Opened
    do throws(QPDFFailure) {
      opened = try onDeepStack { () throws(QPDFFailure) in
        try Opened(bytes, named: name, password: password, leavesMemory: leavesMemory)
      }
    } catch {
      // A file that changed meanwhile may look like anything.
      try verified(bytes)
      throw DocumentFailure(error)
    }
    try verified(bytes)
    try opened.pages.requirePages()
    self.bytes = bytes
    self.password = password
    self.leavesMemory = leavesMemory
    source = opened.source
    document = opened.pages
    places = opened.places
    form = opened.form
    tail = opened.tail
    tree = TreeEditor(opened.source)
  }

  /// Why the change that was made cannot be appended; nil where it can.
  ///
  /// Every changed object is looked at the first time.
  package var appendObstacle: AppendObstacle? {
    get throws(EditFailure) {
      if let known = knownObstacle { return known }
      let found = try obstacleInObjects()
      knownObstacle = .some(found)
      return found
    }
  }

  private func obstacleInObjects() throws(EditFailure) -> AppendObstacle? {
    if let obstacle = form.whyNotAppend { return obstacle }
    if !canReuseSectionNumber { return .noTable }
    if movesContent { return .movedContent }
    if tree.hasChangedUnnumbered { return .unnumbered }
    return try editing { () throws(QPDFFailure) in
      for reference in self.tree.changed {
        // The text of the object is not asked for here: there may be very many of them.
        let kind = try self.source.object(reference).kind
        if kind == .stream || kind == .other { return .stream }
        // They would have to be encrypted anew, which libqpdf does in whole files alone.
        if self.form.isEncrypted, try self.source.holdsString(reference) {
          return .encryptedStrings
        }
      }
      return nil
    }
  }

  /// Runs calls of libqpdf on a deep stack.
  func editing<R>(_ body: () throws(QPDFFailure) -> R) throws(EditFailure) -> R {
    do throws(QPDFFailure) { return try onDeepStack(body) } catch { throw EditFailure(error) }
  }
}

/// Everything that opening a file gives.
private struct Opened {
  let source: Document
  let pages: PageDocument
  let places: [TreePlace]
  let form: FileForm
  let tail: FileTail?

  init(
    _ bytes: FileBytes, named name: String, password: [UInt8]?, leavesMemory: Bool
  ) throws(QPDFFailure) {
    source = try Document(
      reading: bytes, named: name, password: password, leavesMemory: leavesMemory)
    var places: [TreePlace] = []
    pages = try PageDocument(walking: source, visit: { places.append(TreePlace($0)) })
    self.places = places
    let header = bytes.headerOffset
    tail = bytes.withBytes { FileTail(of: $0, header: header) }
    form = try FileForm(of: source, pages, bytes, header: header, tail)
  }
}

extension FileForm {
  fileprivate init(
    of source: Document, _ pages: PageDocument, _ bytes: FileBytes, header: Int, _ tail: FileTail?
  ) throws(QPDFFailure) {
    switch tail?.section {
    case nil: crossReference = nil
    case .stream: crossReference = .stream
    case .table:
      crossReference = try source.trailerNumber("/XRefStm") == nil ? .table : .hybrid
    }
    isLinearized = bytes.withBytes { Linearization.isThere(in: $0, header: header) }
    keepsLinearization =
      isLinearized && pages.troubles.isEmpty && !pages.wasRecovered
      && pages.pages.allSatisfy { page in
        page.entries.structure.isEmpty && page.boxes[.media].reason == .entry
      }
    isEncrypted = source.isEncrypted
    wasRecovered = source.wasRecovered
    headerOffset = header
    bytesBehindEnd = bytes.withBytes { FileTail.bytesBehindEnd(of: $0) }
    if wasRecovered {
      whyNotAppend = .recovered
    } else if header > 0 {
      whyNotAppend = .headerOffset(header)
    } else if tail == nil {
      whyNotAppend = .noTable
    } else if tail?.section == .table, bytes.count > Appendix.mostInTable {
      whyNotAppend = .tooLong
    } else {
      whyNotAppend = nil
    }
  }
}

/// Runs a body on a thread with a deep stack: libqpdf follows chains in a file by recursion.
func onDeepStack<R>(_ body: () throws(QPDFFailure) -> R) throws(QPDFFailure) -> R {
  try DeepStack.run { () -> Result<R, QPDFFailure> in
    do throws(QPDFFailure) { return .success(try body()) } catch { return .failure(error) }
  }.get()
}

/// Makes sure that the file is what it was when it was opened.
private func verified(_ bytes: FileBytes) throws(DocumentFailure) {
  do throws(FileFailure) { try bytes.verify() } catch { throw DocumentFailure(error) }
}
