import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Serialized, because one of the tests fills the guard's table.
@Suite(.serialized) struct FaultGuardTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: [0, 1, 3, 7])
  func `a file that is cut while mapped reads as zeros, and this is reported`(
    pagesLeft: Int
  ) throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 8 * pageSize))
    let bytes = try FileBytes.open(name)
    try cut(name, to: pagesLeft * pageSize)
    #expect(bytes.sum == pagesLeft * pageSize)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }

  @Test func `a cut within a page leaves what is before it`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 3 * pageSize + 10))
    let bytes = try FileBytes.open(name)
    try cut(name, to: pageSize + 100)
    #expect(bytes.sum == pageSize + 100)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }

  @Test func `a cut that nobody has looked at is reported too`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 2 * pageSize))
    let bytes = try FileBytes.open(name)
    try cut(name, to: pageSize)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }

  @Test func `a cut file that is made as long as before has still lost its bytes`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 4 * pageSize))
    let bytes = try FileBytes.open(name)
    try cut(name, to: pageSize)
    #expect(bytes.sum == pageSize)
    try cut(name, to: 4 * pageSize)
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
  }

  @Test func `a file that is written to has changed`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 100))
    // Into the past, so that the change cannot fall into the same step of the clock.
    var times = [timespec(tv_sec: 1000, tv_nsec: 5), timespec(tv_sec: 1000, tv_nsec: 5)]
    try check(unsafe utimensat(AT_FDCWD, name.cString, &times, 0), "utimensat")
    let bytes = try FileBytes.open(name)
    #expect(throws: Never.self) { try bytes.verify() }
    times[1].tv_nsec = 6
    try check(unsafe utimensat(AT_FDCWD, name.cString, &times, 0), "utimensat")
    #expect(throws: FileFailure.changedWhileRead) { try bytes.verify() }
  }

  @Test func `a file that grows has changed`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 100))
    let bytes = try FileBytes.open(name)
    try cut(name, to: 101)
    #expect(throws: FileFailure.changedWhileRead) { try bytes.verify() }
  }

  @Test func `several threads meet the end of several files at once`() async throws {
    let pages = 64
    let files = try (0..<8).map { index in
      let name = try directory.file("\(index).pdf", Array(repeating: 1, count: pages * pageSize))
      let bytes = try FileBytes.open(name)
      try cut(name, to: index * pageSize)
      return bytes
    }
    let sums = await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask { files.map(\.sum) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: (0..<8).map { $0 * pageSize }, count: 8))
    for bytes in files {
      #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
    }
  }

  @Test func `opening and closing on other threads does not disturb the guard`() async throws {
    let content = [UInt8](repeating: 1, count: 4 * pageSize)
    let whole = try directory.file("whole.pdf", content)
    let names = try (0..<4).map { try directory.file("\($0).pdf", content) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for name in names {
        group.addTask {
          for _ in 0..<100 {
            try cut(name, to: 4 * pageSize)
            let bytes = try FileBytes.open(name)
            try cut(name, to: pageSize)
            _ = bytes.sum
            #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }
            let other = try FileBytes.open(whole)
            #expect(other.sum == 4 * pageSize)
            try other.verify()
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `a full table makes files be read into memory`() throws {
    let name = try directory.file("a.pdf", Array(repeating: 1, count: 2 * pageSize))
    let descriptor = try Descriptor(reading: name, flags: 0)
    var mappings: [Mapping] = []
    while let mapping = Mapping(of: descriptor) { mappings.append(mapping) }
    #expect((200...256).contains(mappings.count), "other tests may hold some of the 256 slots")

    let bytes = try FileBytes.open(name)
    try cut(name, to: pageSize)
    #expect(bytes.sum == 2 * pageSize, "it was not read when it was opened")
    #expect(throws: FileFailure.cutShortWhileRead) { try bytes.verify() }

    mappings.removeAll()
    #expect(Mapping(of: descriptor) != nil)
  }

  @Test func `a fault outside of every guarded range ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let directory = try TemporaryDirectory()
      let name = try directory.file("a.pdf", Array(repeating: 1, count: 2 * pageSize))
      // Installs the handler, and keeps a range guarded that must not be taken for the other one.
      let guarded = try FileBytes.open(name)
      try touchUnguardedEnd(of: name, in: directory)
      _ = guarded.count
      exit(0)
    }
  }

  @Test func `a bus error that somebody sends ends the process`() async {
    await #expect(processExitsWith: .failure) {
      let directory = try TemporaryDirectory()
      let guarded = try FileBytes.open(directory.file("a.pdf"))
      directory.remove()
      // To this thread, so that it does not go on meanwhile.
      raise(SIGBUS)
      _ = guarded.count
      exit(0)
    }
  }
}

/// A mapping that can stand in an array.
private final class Mapping {
  private let mapping: FileMapping

  init?(of descriptor: borrowing Descriptor) {
    guard let mapping = FileMapping(of: descriptor, count: 2 * pageSize) else { return nil }
    self.mapping = mapping
  }
}

/// Maps a file without the guard, cuts it, and reads behind its end; its directory is gone then.
private func touchUnguardedEnd(of name: FileName, in directory: TemporaryDirectory) throws {
  let number = unsafe open(name.cString, O_RDONLY)
  try check(number, "open")
  let start = unsafe mmap(nil, 2 * pageSize, PROT_READ, MAP_PRIVATE, number, 0)
  guard let start = unsafe start, unsafe start != MAP_FAILED else { return }
  try cut(name, to: 0)
  directory.remove()
  let byte = unsafe start.load(fromByteOffset: pageSize, as: UInt8.self)
  print(byte)
}
