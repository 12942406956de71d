#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileName {
  /// The folder that the file is in; the current one where the name has no slash.
  package var folder: FileName {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      return FileName(bytes: [UInt8(ascii: ".")])
    }
    return FileName(bytes: Array(bytes[...slash]))
  }

  /// The hidden name beside the file that stands for it with an ending.
  ///
  /// A name too long for the file system is cut, and a sum of all of it takes the place of the rest.
  func hiddenNeighbour(_ ending: String) -> FileName {
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    var entry = Array(bytes[start...])
    let limit = Int(NAME_MAX) - ending.utf8.count - 1
    if entry.count > limit {
      var sum = ContentSum()
      sum.add(entry)
      let digits = Array("-\(sum.text)".utf8)
      entry = entry.prefix(limit - digits.count) + digits
    }
    return FileName(bytes: bytes[..<start] + [UInt8(ascii: ".")] + entry + Array(ending.utf8))
  }

  /// The name as a C string; a NUL in it ends it.
  var terminated: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }
}
