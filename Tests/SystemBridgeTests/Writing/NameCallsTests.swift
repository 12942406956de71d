import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a complete file gets its name.
@Suite struct NameCallsTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Calls whose first naming, which makes a link, fails with a number.
  private func withoutLinks(_ number: Int32) -> WriteCalls {
    let count = Monitor(0)
    return WriteCalls { step, _ in
      guard step == .name else { return nil }
      return count.withLock { count in
        count += 1
        return count == 1 ? .error(number) : nil
      }
    }
  }

  @Test(arguments: [true, false])
  func `a name that is free is taken, and another only if it makes way`(_ replaces: Bool) throws {
    try WriteCalls.system.give(
      directory.name("x"), to: directory.file("a", [4]), replaces: replaces)
    #expect(try directory.content("x") == [4] && directory.names() == ["x"])
    let other = try directory.file("b", [5])
    if replaces {
      try WriteCalls.system.give(directory.name("x"), to: other, replaces: true)
      #expect(try directory.content("x") == [5] && directory.names() == ["x"])
    } else {
      let error = #expect(throws: SystemError.self) {
        try WriteCalls.system.give(directory.name("x"), to: other, replaces: false)
      }
      #expect(error?.number == EEXIST)
      #expect(try directory.content("x") == [4] && directory.names() == ["b", "x"])
    }
  }

  /// What systems say of a file system without hard links, or of a file that has too many.
  @Test(arguments: [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK])
  func `where there are no links a name is taken only if it is free`(_ number: Int32) throws {
    try withoutLinks(number).give(
      directory.name("x"), to: directory.file("a", [4]), replaces: false)
    #expect(try directory.content("x") == [4] && directory.names() == ["x"])
    let other = try directory.file("b", [5])
    let error = #expect(throws: SystemError.self) {
      try withoutLinks(number).give(directory.name("x"), to: other, replaces: false)
    }
    #expect(error?.number == EEXIST)
    #expect(try directory.content("x") == [4] && directory.names() == ["b", "x"])
  }

  @Test func `what keeps a link from being made is thrown`() throws {
    let file = try directory.file("a")
    let error = #expect(throws: SystemError.self) {
      try withoutLinks(EROFS).give(directory.name("x"), to: file, replaces: false)
    }
    #expect(error?.number == EROFS && directory.names() == ["a"])
  }
}
