import SystemBridge
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Standard input is one for the whole process, so each test has a process of its own.
@Suite struct StandardInputTests {
  @Test func `a lone dash is standard input for lists and small files`() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let dash = FileName(lossless: "-")
      try useAsStandardInput(directory.file("list", Array("a\nb".utf8)))
      let list = try NameList(dash, separator: .newline)
      #expect(try list.next() == .name(FileName(lossless: "a")))
      #expect(try list.next() == .name(FileName(lossless: "b")))
      #expect(try list.next() == nil)

      try useAsStandardInput(directory.file("password", Array("secret\n".utf8)))
      #expect(try SmallFile.firstLine(of: dash, limit: 10) == Array("secret".utf8))
    }
  }

  @Test func `standard input is read to its end and stays open`() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      let name = try directory.file("a.pdf", Array(repeating: 3, count: 100))
      try useAsStandardInput(name)
      let bytes = try FileBytes.readStandardInput(limit: 100)
      #expect(bytes.count == 100 && bytes.sum == 300)
      #expect(fcntl(STDIN_FILENO, F_GETFD) == 0)
      #expect(throws: FileFailure.empty) { _ = try FileBytes.readStandardInput(limit: 100) }

      try useAsStandardInput(name)
      #expect(throws: FileFailure.tooLarge) { _ = try FileBytes.readStandardInput(limit: 99) }

      close(STDIN_FILENO)
      #expect(throws: FileFailure.inputClosed) {
        _ = try FileBytes.readStandardInput(limit: 1)
      }
    }
  }
}

/// Puts a file in the place of standard input.
private func useAsStandardInput(_ name: FileName) throws {
  let number = unsafe open(name.cString, O_RDONLY)
  try check(number, "open")
  try check(dup2(number, STDIN_FILENO), "dup2")
  close(number)
}
