import PageScan
import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Refuses a file in which libqpdf shows a cross-reference stream in the place of another object.
  ///
  /// What is planned would come from the wrong object, and written anew the right one would be lost.
  func requireDistinctTables() throws(EditFailure) {
    let mistaken = try editing { () throws(QPDFFailure) -> Int? in
      for shared in self.table?.shared ?? [] where try self.isTable(shared) { return shared.number }
      return nil
    }
    if let mistaken { throw .sharedNumber(mistaken) }
  }

  /// Whether a new section may have the number of the newest one, so that it takes no other's place.
  var canReuseSectionNumber: Bool {
    guard case .stream(let section)? = tail?.section else { return true }
    return table?.shared.contains { $0.number == section.number } == false
  }

  /// The cross-reference streams of the file, from the newest on, until a table stands between.
  ///
  /// None of them has the number of another object.
  func tables() throws(QPDFFailure) -> [Reference] {
    var tables: [Reference] = []
    var next = tail?.section
    if next == .table, let hidden = try source.trailerNumber("/XRefStm") {
      next = start(at: hidden)
    }
    while case .stream(let section)? = next {
      let reference = Reference(section.number, section.generation)
      if tables.contains(reference) { break }
      // Only what is a section is cleared, not whatever a broken file has there.
      guard try source.streamNumber("/Size", of: reference) != nil else { break }
      if table?.shared.contains(section) != true { tables.append(reference) }
      guard let offset = try source.streamNumber("/Prev", of: reference) else { break }
      next = start(at: offset)
    }
    return tables
  }

  private func start(at offset: Int) -> SectionStart? {
    guard offset > 0, offset < bytes.count - form.headerOffset else { return nil }
    return bytes.withBytes { try? SectionStart(at: form.headerOffset + offset, in: $0) }
  }

  private func isTable(_ shared: IndirectReference) throws(QPDFFailure) -> Bool {
    let object = try source.object(Reference(shared.number, shared.generation))
    return try object.value(forKey: "/Type").value?.text == "/XRef"
  }

  /// Reads the table of the file; nil where it cannot be read, or libqpdf had to rebuild it.
  func readTable() -> FileTable? {
    guard let tail, !form.wasRecovered, form.headerOffset < bytes.count else { return nil }
    return bytes.withBytes { file in
      try? FileTable(of: file.extracting(form.headerOffset...), from: tail.offset)
    }
  }

  /// Finds the numbers of the streams in which the objects and the table of the file are packed.
  ///
  /// Nil where the table cannot be read.
  func findContainers() -> Set<Int>? {
    guard let objects = table?.objects,
      let tables = try? onDeepStack({ () throws(QPDFFailure) in try self.tables() })
    else { return nil }
    var containers = Set(tables.map(\.number))
    for number in 0..<objects.count {
      if case .packed(let stream, _) = objects[number] { containers.insert(stream) }
    }
    return containers
  }
}
