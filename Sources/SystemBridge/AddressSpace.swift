/// How much memory the process may reserve, whether it is used or not.
enum AddressSpace {
  /// The bytes that may be reserved as of the start of the process; nil if nobody counts them.
  ///
  /// The limits of the process count what is reserved, as `ulimit -v` sets them, and so does a
  /// Linux that never promises more memory than it has. Calls `getrlimit` and reads `/proc`.
  static func limit() -> Int? {
    [ResourceLimit.addressSpace.soft, ResourceLimit.data.soft, unpromised()]
      .compactMap(\.self).min()
  }

  /// What a Linux that promises no more than it has can still promise; nil on any other system.
  private static func unpromised() -> Int? {
    func content(_ name: String) -> [UInt8]? {
      try? SmallFile.content(of: FileName(lossless: name), limit: 1 << 16)
    }
    guard content("/proc/sys/vm/overcommit_memory")?.first == UInt8(ascii: "2") else { return nil }
    return content("/proc/meminfo").flatMap(unpromised(in:))
  }

  /// The difference of two lines of `/proc/meminfo`, which count units of 1,024 bytes.
  static func unpromised(in table: [UInt8]) -> Int? {
    var values: [Substring: Int] = [:]
    for line in String(decoding: table, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count > 1 { values[words[0]] = Int(words[1]) }
    }
    guard let all = values["CommitLimit:"], let promised = values["Committed_AS:"] else {
      return nil
    }
    let (bytes, isTooMany) = max(0, all - promised).multipliedReportingOverflow(by: 1024)
    return isTooMany ? nil : bytes
  }
}
