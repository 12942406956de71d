import SystemBridge

/// The short way: objects whose texts are the same need not be compared part by part.
extension ObjectComparison {
  /// Whether two objects have the same text and their references, if any, belong together.
  ///
  /// What is true is noted, and the objects need no further look; what is false says nothing.
  mutating func haveSameTexts(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls
  ) -> Bool {
    // One document has room for one text at a time.
    guard first !== second, exempt.isEmpty else { return false }
    let match = ours.withText(of: left) { one in
      theirs.withText(of: right) { other in texts.matches(one, other) }
    }
    return match && belongTogether()
  }

  /// Whether the bytes of the second document's file have an object as libqpdf would write it.
  mutating func isWritten(
    _ one: Reference, as other: Reference
  ) throws(QPDFFailure) -> Bool {
    guard exempt.isEmpty, let place = place(other.number) else { return false }
    let match = try first.trap { calls in
      calls.withText(of: calls.object(one)) { text in
        second.bytes.withBytes { texts.matches(text, other, at: place, in: $0) }
      }
    }
    return match && belongTogether()
  }

  /// Whether the references of two texts that match belong together, which is noted then.
  private mutating func belongTogether() -> Bool {
    if references == .same { return texts.references.allSatisfy { $0.one == $0.other } }
    let known = waiting.count
    for (one, other) in texts.references where counterparts[one] != other {
      guard counterparts[one] == nil, origins[other] == nil else {
        forget(from: known)
        return false
      }
      pair(one, other)
    }
    return true
  }
}
