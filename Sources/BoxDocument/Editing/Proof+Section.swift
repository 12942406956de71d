import QPDFBridge
import SystemBridge

extension Proof {
  /// Makes sure that what was appended tells the places of the changed objects, and of no others.
  ///
  /// It must follow the newest section of the original.
  static func checkSection(of output: FileBytes, _ editor: BoxEditor) throws(EditFailure) {
    let start = editor.bytes.count
    var changed = Set(editor.tree.changed.map(\.number))
    let section: WrittenSection? = output.withBytes { file in
      guard let tail = FileTail(of: file, header: 0), tail.offset >= start else { return nil }
      // A stream takes the number of the one before, which is its own from then on.
      if case .stream(let number, _) = tail.section { changed.insert(number) }
      let section = WrittenSection(at: tail.offset, in: file, decode: BoxEditor.decoded)
      guard let section, section.hidden == nil, section.previous == editor.tail?.offset else {
        return nil
      }
      for number in changed {
        guard case .offset(let place)? = section.entry(of: number, in: file), place >= start else {
          return nil
        }
      }
      return section
    }
    // As many as there are, and each of them was found.
    guard let section, section.runs.reduce(0, { $0 + $1.count }) == changed.count else {
      throw .notAsPlanned("its last table is not that of the changed objects")
    }
  }
}
