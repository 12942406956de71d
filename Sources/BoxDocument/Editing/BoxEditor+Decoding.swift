import QPDFBridge
import SystemBridge

extension BoxEditor {
  /// Decodes a cross-reference stream, given its object from behind the keyword on.
  ///
  /// - Returns: Nil for what is none, or too large.
  static func decoded(_ object: [UInt8]) -> WrittenSection.StreamData? {
    let bytes = FileBytes(StreamFile.bytes(object))
    return try? onDeepStack { () throws(QPDFFailure) -> WrittenSection.StreamData? in
      let file = try Document(reading: bytes, named: "a cross-reference stream")
      let stream = Reference(1)
      guard let size = try file.streamNumber("/Size", of: stream),
        let widths = try file.streamNumbers("/W", of: stream),
        let data = try file.decodedData(of: stream, atMost: WrittenSection.mostBytes)
      else { return nil }
      let index = try file.streamNumbers("/Index", of: stream) ?? [0, size]
      return WrittenSection.StreamData(data: data, widths: widths, index: index)
    }
  }

  /// Takes an object stream of the file apart; nil for what is none, or too large.
  func packedObjects(_ number: Int) -> PackedObjects? {
    try? onDeepStack { () throws(QPDFFailure) -> PackedObjects? in
      let stream = Reference(number)
      guard let count = try self.source.streamNumber("/N", of: stream),
        let first = try self.source.streamNumber("/First", of: stream),
        let data = try self.source.decodedData(of: stream, atMost: WrittenSection.mostBytes)
      else { return nil }
      return PackedObjects(data: data, count: count, first: first)
    }
  }
}
