/// Something in a file of which libqpdf shows less, or another thing, than its bytes have.
package struct ReadingLoss: Sendable, Hashable {
  /// The object that it is about; nil for the trailer, or where none is named.
  package let object: Reference?
  /// Whether all that is wrong is a key that stands in a dictionary more than once.
  package let isRepeatedKey: Bool
  /// What libqpdf says, without the place.
  package let text: String

  init(_ object: Reference?, _ message: QPDFMessage) {
    self.object = object
    isRepeatedKey = message.tellsRepeatedKey
    text = message.detail
  }
}

extension Document {
  /// What of the objects that were read until now is not as the file has it, by their numbers.
  ///
  /// Each object is named once. Calls `qpdf_next_warning`.
  package var losses: [ReadingLoss] {
    wholeLog().losses.map(ReadingLoss.init).sorted {
      ($0.object?.number ?? 0, $0.object?.generation ?? 0)
        < ($1.object?.number ?? 0, $1.object?.generation ?? 0)
    }
  }

  /// Reads objects, and tells which of them are null.
  ///
  /// - Complexity: Linear in the number of the objects and the size of those not read before.
  package func nulls(among references: [Reference]) throws(QPDFFailure) -> [Reference] {
    try trap { calls in references.filter { calls.kind(of: calls.object($0)) == .null } }
  }
}

extension QPDFMessage {
  /// Whether libqpdf says that it could not read an object, or the trailer, as it stands there.
  ///
  /// What it says of the file as a whole is not meant, nor what takes nothing away.
  var tellsLoss: Bool {
    guard QPDFFailure.Code(self) == .damaged else { return false }
    let harmless = ["object has offset 0", "stream keyword followed by"]
    if harmless.contains(where: detail.hasPrefix) { return false }
    return object != nil || detail.contains("object ") || place.contains("trailer")
  }

  /// The object that could not be read; libqpdf 11 has some in the text alone, as in "object 7/0:".
  var lostObject: Reference? {
    if let object { return object }
    let words = detail.split(separator: " ", maxSplits: 2)
    guard words.count > 1, words[0] == "object" else { return nil }
    let numbers = words[1].split { !$0.isNumber }.map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let generation = numbers[1] else {
      return nil
    }
    return Reference(number, generation)
  }

  /// Whether libqpdf says that a key stands in a dictionary more than once; the last one counts.
  var tellsRepeatedKey: Bool { detail.hasPrefix("dictionary has duplicated key ") }
}
