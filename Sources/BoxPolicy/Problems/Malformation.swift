/// Why a value could not be read as what its key needs.
public enum Malformation: Sendable, Hashable {
  /// A box that is no array; with the kind it is instead.
  case notAnArray(String)
  /// An array without exactly four elements; with their number.
  case elementCount(Int)
  /// An element of a box that is no number; with its position from 1 and its text.
  case notANumber(position: Int, text: String)
  /// A key that needs a number and has something else; with the kind it is instead.
  case notNumeric(String)
  /// A number that must be above 0; with its text.
  case notPositive(String)

  /// Says what is wrong, in words for people.
  public var message: String {
    switch self {
    case .notAnArray(let kind): "a \(kind) where an array of 4 numbers is needed"
    case .elementCount(let count):
      "\(count) \(count == 1 ? "element" : "elements") where 4 numbers are needed"
    case .notANumber(let position, let text): "element \(position) is '\(text)', not a number"
    case .notNumeric(let kind): "\(kind == "array" ? "an" : "a") \(kind) where a number is needed"
    case .notPositive(let text): "\(text) where a number above 0 is needed"
    }
  }
}
