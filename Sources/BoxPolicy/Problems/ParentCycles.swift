/// Tells from which objects following the parent links never ends (rule R1).
///
/// What the parent of an object is, each reader of files finds in its own way. Where each way ended
/// is kept, so that ways that meet cost no more than one.
@usableFromInline package struct ParentCycles<Object: Hashable> {
  // All of it is usable from inline: the bodies of a mere package type are not seen by the modules
  // that specialise them, and each step would cost about twice as much.

  /// Whether the way from an object never ends, for each that was on one.
  @usableFromInline var neverEnds: [Object: Bool] = [:]

  /// Begins with no object known.
  @inlinable package init() {}

  /// Whether following the parent links from an object, itself included, never ends.
  ///
  /// - Parameters:
  ///   - start: The object at which the way begins.
  ///   - parent: Finds the parent of an object; nil where it has none.
  /// - Returns: Whether it goes round for ever.
  /// - Throws: What the finding of a parent throws; what is known then is not to be asked again.
  /// - Complexity: Each object is followed once in the life of this value.
  @inlinable package mutating func neverEnd<Failure: Error>(
    from start: Object, parent: (Object) throws(Failure) -> Object?
  ) throws(Failure) -> Bool {
    var path: [Object] = []
    var next: Object? = start
    var result = false
    while let object = next {
      if let known = neverEnds[object] {
        result = known
        break
      }
      // Until it is known better, to meet an object of this very way is to go round.
      neverEnds[object] = true
      path.append(object)
      next = try parent(object)
    }
    if !result { for object in path { neverEnds[object] = false } }
    return result
  }
}
