import BoxDocument
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
  ///
  /// The object of the page itself is put in later, where it is asked for at all.
  mutating func members(_ entry: Entry, withOwnHolder: Bool) {
    if let raw = entry.raw { member("raw", raw) }
    member("from", entry.from.rawValue)
    if let holder = entry.holder {
      if entry.from == .inherited {
        member("holder", holder.description)
      } else if withOwnHolder {
        member("holder", .object)
      }
    }
    if let indirect = entry.indirect { member("indirect", indirect.description) }
  }

  /// Writes the ids of problems where there are any.
  mutating func problems(_ ids: [String]) {
    guard !ids.isEmpty else { return }
    array("problems", ids) { $0.value($1) }
  }

  /// Writes what read a document, and why the fast reader did not where it was asked.
  mutating func reader(of document: PageDocument) {
    member("reader", document.reader.rawValue)
    if let declined = document.declined { member("declined", declined) }
  }
}
