import PageScan
import QPDFBridge
import SystemBridge

extension Proof {
  /// Makes sure that what was appended tells the places of the changed objects, and of no others.
  ///
  /// It must follow the newest section of the original.
  static func checkSection(of output: FileBytes, _ editor: BoxEditor) throws(EditFailure) {
    let start = editor.bytes.count
    var changed = Set(editor.tree.changed.map(\.number))
    let section: FileSection? = output.withBytes { file in
      guard let tail = FileTail(of: file, header: 0), tail.offset >= start else { return nil }
      // A stream takes the number of the one before, which is its own from then on.
      if case .stream(let table) = tail.section { changed.insert(table.number) }
      guard let section = try? FileSection(at: tail.offset, in: file), !section.isHybrid,
        section.previous == editor.tail?.offset
      else { return nil }
      for number in changed {
        guard case .offset(let place, _) = section.objects[number], place >= start else {
          return nil
        }
      }
      return section
    }
    // As many as there are, and each of them was found.
    guard let section, section.objects.mentioned == changed.count else {
      throw .notAsPlanned("its last table is not that of the changed objects")
    }
  }
}
