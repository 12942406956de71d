import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Refuses a file in which libqpdf shows a cross-reference stream in the place of another object.
  ///
  /// What is planned would come from the wrong object, and written anew the right one would be lost.
  func requireDistinctTables() throws(EditFailure) {
    let mistaken = try editing { () throws(QPDFFailure) -> Int? in
      for reference in self.sharedTables ?? [] where try self.isTable(reference) {
        return reference.number
      }
      return nil
    }
    if let mistaken { throw .sharedNumber(mistaken) }
  }

  /// Whether a new section may have the number of the newest one, so that it takes no other's place.
  var canReuseSectionNumber: Bool {
    guard case .stream(let number, _)? = tail?.section else { return true }
    return sharedTables?.contains { $0.number == number } == false
  }

  /// The cross-reference streams of the file, from the newest on, until a table stands between.
  ///
  /// None of them has the number of another object.
  func tables() throws(QPDFFailure) -> [Reference] {
    var tables: [Reference] = []
    var next = tail?.section
    if next == .table, let hidden = try source.trailerNumber("/XRefStm") {
      next = section(at: hidden)
    }
    while case .stream(let number, let generation)? = next {
      let reference = Reference(number, generation)
      if tables.contains(reference) { break }
      // Only what is a section is cleared, not whatever a broken file has there.
      guard try source.streamNumber("/Size", of: reference) != nil else { break }
      if sharedTables?.contains(reference) != true { tables.append(reference) }
      guard let offset = try source.streamNumber("/Prev", of: reference) else { break }
      next = section(at: offset)
    }
    return tables
  }

  private func section(at offset: Int) -> FileTail.Section? {
    guard offset > 0, offset < bytes.count - form.headerOffset else { return nil }
    return bytes.withBytes { FileTail.Section(at: form.headerOffset + offset, in: $0) }
  }

  private func isTable(_ reference: Reference) throws(QPDFFailure) -> Bool {
    try source.object(reference).value(forKey: "/Type").value?.text == "/XRef"
  }

  /// Finds the cross-reference streams that have the number of another object.
  ///
  /// Nil where the table cannot be read.
  func findSharedTables() -> [Reference]? {
    guard let tail, !form.wasRecovered, form.headerOffset < bytes.count else { return nil }
    return bytes.withBytes { file in
      TableStreams(
        of: file.extracting(form.headerOffset...), newest: tail, decode: Self.decoded
      )?.shared.map { Reference($0.number, $0.generation) }
    }
  }

  /// Finds the numbers of the streams in which the objects and the table of the file are packed.
  ///
  /// Nil where the table cannot be read.
  func findContainers() -> Set<Int>? {
    guard let tail, !form.wasRecovered else { return nil }
    let packed = bytes.withBytes { whole -> [Int]? in
      let file = whole.extracting(min(form.headerOffset, whole.count)...)
      return WrittenObjects(of: file, newest: tail, decode: Self.decoded)?.entries(in: file).values
        .compactMap { entry in
          if case .packed(let stream, _) = entry { stream } else { nil }
        }
    }
    guard let packed, let tables = try? onDeepStack({ () throws(QPDFFailure) in try self.tables() })
    else { return nil }
    return Set(packed).union(tables.map(\.number))
  }
}
