import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Holds the changed objects against those of the file, opened anew.
  ///
  /// But for what was changed on purpose they must be the same.
  func proveChanges() throws(EditFailure) {
    guard !tree.changed.isEmpty else { return }
    let difference = try editing { () throws(QPDFFailure) -> ObjectComparison.Difference? in
      let original = try Document(
        reading: self.bytes, named: self.source.name, password: self.password,
        leavesMemory: self.leavesMemory)
      var comparison = ObjectComparison(original, self.source, references: .same)
      // Once for all: a file may have as many changed objects as pages.
      let parts = Dictionary(grouping: self.tree.parts, by: \.object)
      for reference in self.tree.changed {
        let origin = self.tree.copies[reference] ?? reference
        let exempt = parts[reference, default: []].map { ObjectPart(origin, $0.path) }
        let difference = try comparison.compare(origin, reference, exempt: Set(exempt))
        if let difference { return difference }
      }
      return nil
    }
    if let difference { throw .notAsPlanned(difference.words) }
  }
}

extension Proof {
  /// The keys of a trailer that are about the file and not about the document.
  private static let fileKeys = Appendix.sectionKeys.union(["/ID", "/Encrypt"])

  /// Compares the changed objects of an editor, and the trailer, with those that were appended.
  static func checkChanged(
    _ editor: BoxEditor, _ output: Document
  ) throws(QPDFFailure) -> ObjectComparison.Difference? {
    var comparison = ObjectComparison(editor.source, output, references: .same)
    for reference in editor.tree.changed {
      if let difference = try comparison.compare(reference, reference) { return difference }
    }
    return try comparison.compareTrailers(without: Appendix.sectionKeys)
  }

  /// Compares everything that the trailers lead to, the data of streams included.
  ///
  /// - Parameters:
  ///   - editor: The editor that made the file.
  ///   - output: The file, opened anew.
  ///   - bytes: The same file.
  ///   - counterparts: Takes which object of the file is which of the editor.
  /// - Returns: The first difference, or nil.
  /// - Throws: If an object cannot be read.
  static func checkAll(
    _ editor: BoxEditor, _ output: Document, _ bytes: FileBytes,
    _ counterparts: inout [Reference: Reference]
  ) throws(QPDFFailure) -> ObjectComparison.Difference? {
    let objects = editor.form.isEncrypted ? nil : writtenObjects(of: bytes)
    // libqpdf finds the true length of a stream where the file gives a wrong one, and says so.
    var comparison = ObjectComparison(
      editor.source, output, references: .followed,
      comparesLengths: editor.source.warnings.isEmpty, comparesData: true,
      anyLength: editor.tree.fresh,
      place: { number in
        bytes.withBytes { file in
          guard case .offset(let place)? = objects?.entry(of: number, in: file) else { return nil }
          return place
        }
      },
      packs: { editor.containers?.contains($0.number) ?? true })
    let difference = try comparison.compareTrailers(without: fileKeys)
    counterparts = comparison.counterparts
    return difference
  }

  private static func writtenObjects(of bytes: FileBytes) -> WrittenObjects? {
    bytes.withBytes { file in
      FileTail(of: file, header: 0).flatMap {
        WrittenObjects(of: file, newest: $0, decode: BoxEditor.decoded)
      }
    }
  }
}

extension ObjectComparison.Difference {
  /// The place and the difference, in words.
  var words: String {
    let place = object.map { "object \($0)" } ?? "the trailer"
    return path.isEmpty ? "\(place): \(detail)" : "\(place), \(ObjectPart.words(path)): \(detail)"
  }
}
