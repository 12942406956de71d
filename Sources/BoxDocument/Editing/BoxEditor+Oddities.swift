package import BoxPolicy
import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Finds what the bytes of the file tell of the pages' own dictionaries, and libqpdf does not.
  ///
  /// Nothing is found in files whose objects may lie in object streams, and in damaged ones.
  ///
  /// - Parameter pages: The pages to look at.
  /// - Returns: By page number, the keys that are null, refer to nothing or stand there twice.
  /// - Complexity: Linear in the number of pages times that of the file's revisions.
  package func oddities(of pages: some Sequence<PageDocument.Page>) -> [Int: [PageKey: EntryOddity]]
  {
    guard !form.wasRecovered, form.headerOffset == 0, let tail else { return [:] }
    var found: [Int: [PageKey: EntryOddity]] = [:]
    bytes.withBytes { file in
      guard let objects = WrittenObjects(of: file, newest: tail) else { return }
      for page in pages {
        guard let number = page.object?.number,
          let dictionary = objects.dictionary(of: number, in: file)
        else { continue }
        for key in PageKey.allCases {
          let values = dictionary.values(of: String(key.name.dropFirst()))
          if values.count > 1 {
            found[page.number, default: [:]][key] = .duplicate
          } else if values.first == .null || isDangling(values.first) {
            found[page.number, default: [:]][key] = .dangling
          }
        }
      }
    }
    return found
  }

  private func isDangling(_ value: WrittenDictionary.Value?) -> Bool {
    guard case .reference(let number, let generation)? = value else { return false }
    let kind = try? onDeepStack { () throws(QPDFFailure) in
      try self.source.object(Reference(number, generation)).kind
    }
    return kind == .null
  }
}
