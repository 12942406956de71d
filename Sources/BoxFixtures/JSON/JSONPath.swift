/// Where in a JSON document something stands, such as `$.pages[2].crop`.
struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  private(set) var description = "$"

  /// The place of a member of an object that stands here.
  func member(_ key: String) -> JSONPath {
    let isPlain = key.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
    }
    var path = self
    path.description += isPlain && !key.isEmpty ? ".\(key)" : "[\(JSONText.quoted(key))]"
    return path
  }

  /// The place of an element of an array that stands here, counted from 0.
  func element(_ index: Int) -> JSONPath {
    var path = self
    path.description += "[\(index)]"
    return path
  }
}
