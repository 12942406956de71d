/// The number and generation by which a file names an indirect object.
///
/// ISO 32000-2:2020, 7.3.10.
package struct IndirectReference: Hashable, Sendable {
  /// The object number; positive.
  package let number: Int
  /// The generation, 0 unless the number was used before.
  package let generation: Int

  /// Names an object.
  package init(_ number: Int, _ generation: Int = 0) {
    self.number = number
    self.generation = generation
  }
}
