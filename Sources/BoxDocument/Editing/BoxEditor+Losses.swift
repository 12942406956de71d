import QPDFBridge
import SystemBridge

/// A part of a file that would be lost, or become another, if the file were written anew.
package struct UnreadablePart: Sendable, Hashable {
  /// The number of the object; nil for the trailer, or where it is not known.
  package let object: Int?
  /// What is wrong with it.
  package let detail: String
}

extension BoxEditor {
  /// Finds what would be lost if the file were written anew, since libqpdf cannot read it whole.
  ///
  /// Looked at is every object that the table has, also such as nothing leads to. Of a file whose
  /// table had to be rebuilt nothing is told: all of it may be incomplete. A key that stands twice
  /// in a dictionary that is changed does not count; appending brings it down to one as well.
  ///
  /// - Returns: The parts by the numbers of the objects.
  /// - Throws: If the file cannot be read.
  /// - Complexity: Linear in the size of the file; what is read is read for the writing, too.
  package func unreadableParts() throws(EditFailure) -> [UnreadablePart] {
    if form.wasRecovered { return [] }
    try requireHarmless()
    let numbers: [Reference]
    let nulls: Set<Reference>
    if let written = writtenNumbers() {
      (numbers, nulls) = written
    } else {
      (numbers, nulls) = try possibleNumbers()
    }
    let changed = tree.changed
    return try editing { () throws(QPDFFailure) in
      let lost = try self.source.nulls(among: numbers).filter { !nulls.contains($0) }
      if self.source.wasRecovered {
        return [UnreadablePart(object: nil, detail: "its table of objects had to be rebuilt")]
      }
      var parts = self.source.losses.compactMap { loss -> UnreadablePart? in
        if loss.isRepeatedKey, let object = loss.object, changed.contains(object) { return nil }
        return UnreadablePart(object: loss.object?.number, detail: loss.text)
      }
      let known = Set(parts.map(\.object))
      parts += lost.lazy.map(\.number).filter { !known.contains($0) }.sorted().map {
        UnreadablePart(object: $0, detail: "nothing of it can be read")
      }
      return parts
    }
  }

  /// The objects that the table of the file has, and those of them that are written as null.
  ///
  /// Those in object streams may all be null. Nil where the table cannot be read.
  private func writtenNumbers() -> (all: [Reference], nulls: Set<Reference>)? {
    guard let tail else { return nil }
    return bytes.withBytes { whole in
      let file = whole.extracting(min(form.headerOffset, whole.count)...)
      guard let objects = WrittenObjects(of: file, newest: tail, decode: Self.decoded) else {
        return nil
      }
      var all: [Reference] = []
      var nulls: Set<Reference> = []
      for (number, entry) in objects.entries(in: file) {
        switch entry {
        case .offset(let place):
          // What is not there is for libqpdf to find, or to complain of.
          let head = WrittenObjects.head(of: number, at: place, in: file)
          let reference = Reference(number, head?.generation ?? 0)
          all.append(reference)
          if head?.isNull ?? true { nulls.insert(reference) }
        case .packed:
          let reference = Reference(number)
          all.append(reference)
          nulls.insert(reference)
        case .free: break
        }
      }
      return (all, nulls)
    }
  }

  /// The objects that the table has room for, any of which may be null.
  private func possibleNumbers() throws(EditFailure) -> (all: [Reference], nulls: Set<Reference>) {
    let size = try editing { () throws(QPDFFailure) in try self.source.trailerNumber("/Size") }
    // No object takes fewer bytes in a file, unless it is packed.
    let all = (1..<max(1, min(size ?? 0, bytes.count))).map { Reference($0) }
    return (all, Set(all))
  }
}
