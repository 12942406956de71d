import PageScan
import QPDFBridge

extension BoxEditor {
  /// The most bytes that a stream may have that is taken apart here.
  private static let mostBytes = 16 << 20

  /// Takes an object stream of the file apart; nil for what is none, or too large.
  func packedObjects(_ number: Int) -> PackedObjects? {
    try? onDeepStack { () throws(QPDFFailure) -> PackedObjects? in
      let stream = Reference(number)
      guard let count = try self.source.streamNumber("/N", of: stream),
        let first = try self.source.streamNumber("/First", of: stream),
        let data = try self.source.decodedData(of: stream, atMost: Self.mostBytes)
      else { return nil }
      return try? PackedObjects(data: data, count: count, first: first)
    }
  }
}
