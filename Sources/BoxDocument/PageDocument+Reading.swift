import BoxPolicy
import PageScan
import QPDFBridge
package import SystemBridge

extension PageDocument {
  /// Reads the pages and boxes of a file.
  ///
  /// - Parameters:
  ///   - path: The file; its name is the UTF-8 of the text.
  ///   - password: The user or owner password of an encrypted file.
  ///   - reader: What reads it.
  /// - Throws: ``DocumentFailure`` where no page of the file can be read.
  public init(
    reading path: String, password: String? = nil, reader: ReaderChoice = .auto
  ) throws(DocumentFailure) {
    try self.init(
      reading: FileName(bytes: Array(path.utf8)), password: password.map { Array($0.utf8) },
      reader: reader)
  }

  /// Reads the pages and boxes of a file in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - password: The user or owner password of an encrypted file.
  ///   - reader: What reads it.
  /// - Throws: ``DocumentFailure`` where no page of the file can be read.
  public init(
    bytes: [UInt8], password: String? = nil, reader: ReaderChoice = .auto
  ) throws(DocumentFailure) {
    try self.init(bytes: bytes, password: password, reader: reader, leavesMemory: false)
  }

  /// Reads the pages and boxes of a file in memory.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - password: The user or owner password of an encrypted file.
  ///   - reader: What reads it.
  ///   - leavesMemory: Whether the memory of libqpdf is left to the end of the process.
  /// - Throws: ``DocumentFailure`` where no page of the file can be read.
  package init(
    bytes: [UInt8], password: String?, reader: ReaderChoice, leavesMemory: Bool
  ) throws(DocumentFailure) {
    if bytes.isEmpty { throw DocumentFailure(.empty) }
    try self.init(
      FileBytes(bytes), named: "", password: password.map { Array($0.utf8) }, reader: reader,
      leavesMemory: leavesMemory)
  }

  /// Reads the pages and boxes of a file by its name as the operating system has it.
  ///
  /// - Parameters:
  ///   - name: The file.
  ///   - password: The user or owner password of an encrypted file.
  ///   - reader: What reads it.
  ///   - leavesMemory: Whether the memory of libqpdf is left to the end of the process.
  /// - Throws: ``DocumentFailure`` where no page of the file can be read.
  package init(
    reading name: FileName, password: [UInt8]?, reader: ReaderChoice = .auto,
    leavesMemory: Bool = false
  ) throws(DocumentFailure) {
    let bytes = try Self.opened { () throws(FileFailure) in try FileBytes.open(name) }
    try self.init(
      bytes, named: name.plain, password: password, reader: reader, leavesMemory: leavesMemory)
  }

  /// Reads the pages and boxes of the file at standard input, to its end.
  ///
  /// - Parameters:
  ///   - password: The user or owner password of an encrypted file.
  ///   - reader: What reads it.
  ///   - limit: The most bytes that are taken.
  /// - Throws: ``DocumentFailure`` where no page of the file can be read, or it is too large.
  package init(
    readingStandardInput password: [UInt8]?, reader: ReaderChoice = .auto,
    limit: Int = mostStandardInput
  ) throws(DocumentFailure) {
    let bytes = try Self.opened { () throws(FileFailure) in
      try FileBytes.readStandardInput(limit: limit)
    }
    try self.init(bytes, named: "-", password: password, reader: reader)
  }

  /// The most bytes that are taken from standard input, which are all held in memory.
  package static let mostStandardInput = 1 << 32

  private static func opened(
    _ open: () throws(FileFailure) -> FileBytes
  ) throws(DocumentFailure) -> FileBytes {
    do throws(FileFailure) { return try open() } catch { throw DocumentFailure(error) }
  }

  private init(
    _ bytes: FileBytes, named: String, password: [UInt8]?, reader: ReaderChoice,
    leavesMemory: Bool = false
  ) throws(DocumentFailure) {
    var reason: String?
    if reader != .qpdf {
      switch Self.scanned(bytes) {
      case .success(let document):
        try Self.verify(bytes)
        try document.requirePages()
        self = document
        return
      case .failure(let decline):
        reason = decline.description
        if decline.kind == .hostile || reader == .scan {
          try Self.verify(bytes)
          throw DocumentFailure(
            decline.kind == .hostile ? .hostile : .declined, detail: decline.description)
        }
      }
    }
    try self.init(
      repairing: bytes, named: named, password: password, declined: reason,
      leavesMemory: leavesMemory)
  }

  /// Reads with libqpdf.
  private init(
    repairing bytes: FileBytes, named: String, password: [UInt8]?, declined: String?,
    leavesMemory: Bool
  ) throws(DocumentFailure) {
    do throws(DocumentFailure) {
      try Self.refuseHostile(bytes, isScanned: declined != nil)
    } catch {
      // A file that changed meanwhile may look like anything.
      try Self.verify(bytes)
      throw error
    }
    // Chains in the file that libqpdf follows by recursion must not run out of stack.
    let result = DeepStack.run { () -> Result<PageDocument, QPDFFailure> in
      do throws(QPDFFailure) {
        let document = try Document(
          reading: bytes, named: named, password: password, leavesMemory: leavesMemory)
        return .success(try PageDocument(walking: document, declined: declined))
      } catch {
        return .failure(error)
      }
    }
    try Self.verify(bytes)
    switch result {
    case .success(let document):
      try document.requirePages()
      self = document
    case .failure(let failure): throw DocumentFailure(failure)
    }
  }

  /// Asks whether the file is what it was, before anything is told of what it looked like.
  private static func verify(_ bytes: FileBytes) throws(DocumentFailure) {
    do throws(FileFailure) { try bytes.verify() } catch { throw DocumentFailure(error) }
  }

  /// Makes sure that there is a page.
  func requirePages() throws(DocumentFailure) {
    guard pages.isEmpty else { return }
    // What took the pages away says more than what is merely odd.
    let first = troubles.first(where: \.losesPages) ?? troubles.first
    throw DocumentFailure(.noPages, place: first?.place, detail: first?.message)
  }

  /// Walks the pages of an open document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - declined: Why the fast reader did not read it, where it was asked.
  ///   - isKnown: Whether the page of a number is this object, and need not be read; such a page
  ///     is not among the pages then.
  ///   - visit: Called for each other page in the order of the document.
  /// - Throws: If there is no catalogue or no tree, or no sign that this is a PDF.
  init(
    walking document: Document, declined: String? = nil,
    isKnown: (Int, Reference) -> Bool = { _, _ in false },
    visit: (PageLeaf) -> Void = { _ in }
  ) throws(QPDFFailure) {
    var collector = PageCollector()
    let report = try document.walkPages(keys: PageCollector.keys, isKnown: isKnown) { leaf in
      collector.add(leaf)
      visit(leaf)
    }
    // What is told of the pages is settled before the catalogue is asked for what they can do
    // without: an object that cannot be read may have libqpdf rebuild its table.
    if document.isNoPDF { throw QPDFFailure(.notPDF, detail: "no header") }
    let wasRecovered = document.wasRecovered
    let remarks = document.warnings.map(Remark.init)
    let pages = collector.finished()
    let problems = report.troubles.isEmpty ? [] : Set(pages.lazy.flatMap(\.entries.structure))
    self.init(
      pages: pages, pdfVersion: document.version,
      isEncrypted: document.isEncrypted, wasRecovered: wasRecovered,
      troubles: report.troubles.map { TreeTrouble($0, besides: problems) },
      furtherTroubles: report.troubleCount - report.troubles.count,
      remarks: remarks, reader: .qpdf, declined: declined,
      viewerAreas: Self.viewerAreas(of: document), runStarts: PageRunStarts(pages))
  }

  private static func viewerAreas(of document: Document) -> [ViewerPreference] {
    let names = document.catalogueNames(
      in: ViewerArea.holder, keys: ViewerArea.allCases.map(\.name))
    return viewerAreas(named: names)
  }

  /// The viewer preferences that names of boxes stand for.
  static func viewerAreas(named names: [String?]) -> [ViewerPreference] {
    zip(ViewerArea.allCases, names).compactMap { area, name in
      name.map { ViewerPreference(area, named: $0) }
    }
  }
}

extension PageDocument.Remark {
  fileprivate init(_ warning: QPDFWarning) {
    self.init(
      object: warning.object.map { "object \($0)" }, offset: warning.offset, text: warning.text)
  }
}
