import BoxPolicy

/// Follows parent keys where they leave the tree, and remembers where each way ended.
struct ParentChains {
  private var cycles = ParentCycles<Reference>()

  /// Whether following parent keys from an object, itself included, goes round for ever.
  ///
  /// - Complexity: Each object is followed once in the life of this value.
  mutating func neverEnd(from start: Reference, _ calls: Calls) -> Bool {
    cycles.neverEnd(from: start) { Self.parent(of: $0, calls) }
  }

  private static func parent(of reference: Reference, _ calls: Calls) -> Reference? {
    let object = calls.object(reference)
    switch calls.kind(of: object) {
    case .dictionary: return parent(of: object, calls)
    case .stream: return parent(of: calls.dictionary(of: object), calls)
    default: return nil
    }
  }

  private static func parent(of dictionary: borrowing Handle, _ calls: Calls) -> Reference? {
    guard calls.has(.parent, in: dictionary) else { return nil }
    return calls.reference(of: calls.value(.parent, of: dictionary))
  }
}
