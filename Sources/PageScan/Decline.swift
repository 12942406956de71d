/// Why a file is not read here.
package struct Decline: Error, Hashable, Sendable, CustomStringConvertible {
  /// What follows from it.
  package enum Kind: Hashable, Sendable {
    /// Something is not plainly right, so that another reader has to look at it.
    case unsure
    /// The file asks for more memory or time than any honest one; nobody should read it.
    case hostile
  }

  /// What follows from it.
  package let kind: Kind
  /// What it is, in words that name no part of the file, so that reasons can be counted.
  package let reason: String
  /// The number of the object that it is about, where one is known.
  package let object: Int?

  /// The reason, and the object where one is known.
  package var description: String { object.map { "\(reason) (object \($0))" } ?? reason }

  static func unsure(_ reason: String, _ object: Int? = nil) -> Decline {
    Decline(kind: .unsure, reason: reason, object: object)
  }

  static func hostile(_ reason: String, _ object: Int? = nil) -> Decline {
    Decline(kind: .hostile, reason: reason, object: object)
  }
}
