/// Follows parent keys where they leave the tree, and remembers where each way ended.
struct ParentChains {
  private var neverEnds: [Reference: Bool] = [:]

  /// Whether following parent keys from an object, itself included, goes round for ever.
  ///
  /// - Complexity: Each object is followed once in the life of this value.
  mutating func neverEnd(from start: Reference, _ calls: Calls) -> Bool {
    var path: [Reference] = []
    var next: Reference? = start
    var result = false
    while let reference = next {
      if let known = neverEnds[reference] {
        result = known
        break
      }
      // Until it is known better, to meet an object of this very way is to go round.
      neverEnds[reference] = true
      path.append(reference)
      next = Self.parent(of: reference, calls)
    }
    if !result { for reference in path { neverEnds[reference] = false } }
    return result
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
