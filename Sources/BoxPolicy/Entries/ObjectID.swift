/// The number and generation by which a PDF object is referred to.
///
/// ISO 32000-2:2020, 7.3.10.
public struct ObjectID: Sendable, Hashable, CustomStringConvertible {
  /// The object number, above 0.
  public let number: Int
  /// The generation number, 0 in almost every file.
  public let generation: Int

  /// Makes the id of an object from its two numbers.
  public init(_ number: Int, _ generation: Int = 0) {
    self.number = number
    self.generation = generation
  }

  /// The two numbers separated by a blank, as in a reference without its R.
  public var description: String { "\(number) \(generation)" }
}
