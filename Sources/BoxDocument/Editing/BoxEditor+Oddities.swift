package import BoxPolicy
import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Finds what the bytes of the file tell of the pages' own dictionaries, and libqpdf does not.
  ///
  /// Nothing is found in damaged files, and where a stream of the table or of objects is larger than
  /// 16 MiB or cannot be decoded.
  ///
  /// - Parameter pages: The pages to look at.
  /// - Returns: By page number, the keys that are null, refer to nothing or stand there twice.
  /// - Complexity: Linear in the number of pages times that of the runs in the file's table, and in
  ///   the size of the object streams that pages lie in.
  package func oddities(of pages: some Sequence<PageDocument.Page>) -> [Int: [PageKey: EntryOddity]]
  {
    guard !form.wasRecovered, form.headerOffset == 0, let tail else { return [:] }
    var found: [Int: [PageKey: EntryOddity]] = [:]
    var packed: [Int: [(page: Int, object: Int, index: Int)]] = [:]
    bytes.withBytes { file in
      let objects = WrittenObjects(of: file, newest: tail, decode: Self.decoded)
      guard let objects else { return }
      for page in pages {
        guard let number = page.object?.number else { continue }
        switch objects.entry(of: number, in: file) {
        case .offset(let offset):
          let dictionary = WrittenObjects.dictionary(of: number, at: offset, in: file)
          found[page.number] = dictionary.flatMap(oddities)
        case .packed(let stream, let index):
          packed[stream, default: []].append((page.number, number, index))
        case .free, nil: break
        }
      }
    }
    // Each stream is decoded once, whatever the order of the pages, and one is held at a time.
    for (stream, pages) in packed {
      guard let objects = packedObjects(stream) else { continue }
      for page in pages {
        let dictionary = objects.dictionary(of: page.object, at: page.index)
        found[page.page] = dictionary.flatMap(oddities)
      }
    }
    return found
  }

  /// What is odd about the keys of a page; nil if nothing is.
  private func oddities(_ dictionary: WrittenDictionary) -> [PageKey: EntryOddity]? {
    var found: [PageKey: EntryOddity] = [:]
    for key in PageKey.allCases {
      let values = dictionary.values(of: String(key.name.dropFirst()))
      if values.count > 1 {
        found[key] = .duplicate
      } else if values.first == .null || isDangling(values.first) {
        found[key] = .dangling
      }
    }
    return found.isEmpty ? nil : found
  }

  private func isDangling(_ value: WrittenDictionary.Value?) -> Bool {
    guard case .reference(let number, let generation)? = value else { return false }
    let kind = try? onDeepStack { () throws(QPDFFailure) in
      try self.source.object(Reference(number, generation)).kind
    }
    return kind == .null
  }
}
