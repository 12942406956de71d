import BoxPolicy
import SystemBridge

extension JSONText {
  /// Writes the name of a file, and its bytes in hexadecimal digits where it is no UTF-8.
  mutating func member(_ key: String, _ file: FileName) {
    member(key, file.plain)
    guard !file.isValidUTF8 else { return }
    let digits = file.bytes.map { byte in
      let text = String(byte, radix: 16)
      return byte < 16 ? "0" + text : text
    }
    member("\(key)Bytes", digits.joined())
  }

  /// Writes what stands in the file for a key; what there is nothing to say about is left out.
  mutating func members(_ entry: Entry, withHolder: Bool = true) {
    if let raw = entry.raw { member("raw", raw) }
    member("from", entry.from.rawValue)
    if withHolder, let holder = entry.holder { member("holder", holder.description) }
    if let indirect = entry.indirect { member("indirect", indirect.description) }
  }

  /// Writes the ids of problems where there are any.
  mutating func problems(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    array("problems", ids) { $0.value($1) }
  }
}
