/// Why a change of a file cannot be appended to it, so that the file has to be written anew.
package enum AppendObstacle: Sendable, Hashable {
  /// The file is damaged, and its table of objects had to be rebuilt.
  case recovered
  /// The end of the file does not lead to a table of objects.
  case noTable
  /// The header stands behind other bytes, from which not every program counts.
  case headerOffset(Int)
  /// An object that is changed holds strings, which are encrypted.
  case encryptedStrings
  /// A page that is changed is a stream.
  case stream
  /// The content of a page is moved, which takes new streams.
  case movedContent
  /// What is changed stands in no object that has a number.
  case unnumbered
  /// The file is so long that its table has no room for the place of another object.
  case tooLong

  /// Says why, in words for people.
  package var message: String {
    switch self {
    case .recovered: "the file is damaged, and its table of objects had to be rebuilt"
    case .noTable: "the end of the file does not lead to a table of objects"
    case .headerOffset(let count):
      "the header stands behind \(count) other \(count == 1 ? "byte" : "bytes")"
    case .encryptedStrings: "an object that is changed holds encrypted strings"
    case .stream: "a page that is changed is a stream"
    case .movedContent: "the content of a page is moved"
    case .unnumbered: "what is changed stands in no object that has a number"
    case .tooLong: "the file is too long for its table of objects"
    }
  }
}
