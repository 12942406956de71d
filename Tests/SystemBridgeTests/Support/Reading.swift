@testable import SystemBridge

extension FileBytes {
  /// A copy of all the bytes.
  var content: [UInt8] {
    withBytes { bytes in bytes.indices.map { bytes[$0] } }
  }

  /// The sum of all the bytes, for touching each of them.
  var sum: Int {
    withBytes { bytes in
      var sum = 0
      for index in bytes.indices { sum += Int(bytes[index]) }
      return sum
    }
  }
}

extension FileFailure {
  /// Whether it is in the words of the operating system.
  var isOther: Bool {
    if case .other(let text) = self { !text.isEmpty } else { false }
  }
}

extension Result {
  /// What went wrong.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// The file failure that a closure throws; nil if it throws none.
func failure(_ body: () throws -> Void) -> FileFailure? {
  do {
    try body()
    return nil
  } catch {
    return error as? FileFailure
  }
}
