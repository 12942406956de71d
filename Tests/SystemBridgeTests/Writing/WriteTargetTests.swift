import Testing

@testable import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What may be written to, and what a run that was killed has left of it.
@Suite struct WriteTargetTests {
  let directory: TemporaryDirectory
  static let staging = ".a.pdf.pagebox-new"

  init() throws {
    directory = try TemporaryDirectory()
    try directory.file("a.pdf", [1, 2])
  }

  private func second(_ name: String) throws {
    try check(
      unsafe link(directory.name("a.pdf").cString, directory.name(name).cString), "link")
  }

  private func inPlace() throws -> WriteTarget {
    let name = directory.name("a.pdf")
    return try .inPlace(name, read: FileBytes.open(name))
  }

  @Test func `a file with the second name of a killed run is replaced`() throws {
    try second(Self.staging)
    var staged = try StagedFile(for: .newFile(directory.name("a.pdf"), replaces: true))
    try staged.write([3])
    try staged.commit()
    #expect(directory.names() == ["a.pdf"])
    #expect(try directory.content("a.pdf") == [3])
  }

  @Test func `a file with the second name of a killed run is changed in place`() throws {
    try second(Self.staging)
    var staged = try StagedFile(for: inPlace())
    try staged.write([3])
    try staged.commit()
    #expect(directory.names() == ["a.pdf"])
    #expect(try directory.content("a.pdf") == [3])
  }

  @Test func `the second name goes where the first may not be taken`() throws {
    try second(Self.staging)
    #expect(throws: WriteFailure.exists) {
      try WriteTarget.newFile(directory.name("a.pdf"), replaces: false)
    }
    #expect(directory.names() == ["a.pdf"])
  }

  @Test func `other names stay, and so does another file of the staging name`() throws {
    try second("b.pdf")
    try directory.file(Self.staging, [9])
    #expect(throws: WriteFailure.severalNames(2)) {
      try inPlace().requireChangeable(replacing: true)
    }
    try inPlace().requireChangeable(replacing: false)
    #expect(directory.names() == [Self.staging, "a.pdf", "b.pdf"])
  }

  @Test(arguments: [0o444, 0o400, 0o555, 0o000] as [mode_t])
  func `a read-only file is not changed, by whatever way`(_ mode: mode_t) throws {
    let target = try inPlace()
    try check(unsafe chmod(target.name.cString, mode), "chmod")
    let now =
      mode & 0o400 == 0 && geteuid() != 0
      ? nil : try WriteTarget.inPlace(target.name, read: FileBytes.open(target.name))
    guard let now else { return }
    #expect(throws: WriteFailure.readOnly) { try AppendingFile(now).append([3]) }
    #expect(throws: WriteFailure.readOnly) { try StagedFile(for: now).commit() }
    #expect(directory.names() == ["a.pdf"])
    // Whoever asks for a new file of the name by force has said so.
    try StagedFile(for: .newFile(now.name, replaces: true)).commit()
    #expect(try directory.content("a.pdf") == [])
    #expect(try FileStatus(of: now.name).rights.mode == mode)
  }

  @Test func `a private file is nobody else's`() throws {
    let target = try WriteTarget.newFile(directory.name("b.pdf"), replaces: false)
    let staged = try StagedFile(for: target, isPrivate: true)
    #expect(try FileStatus(of: staged.name).rights.mode == 0o600)
  }

  @Test func `the note of another run is found, and nothing else is one`() throws {
    let name = directory.name("a.pdf")
    #expect(try AppendingFile.noteOfOther(name) == nil)
    try directory.link("l.pdf", to: "a.pdf")
    let note = try directory.file(".a.pdf.pagebox-undo", [1])
    #expect(try AppendingFile.noteOfOther(name) == note)
    let throughLink = try AppendingFile.noteOfOther(directory.name("l.pdf"))
    #expect(throughLink?.display.hasSuffix("/.a.pdf.pagebox-undo") == true)
    #expect(throws: WriteFailure.noSuchFile) {
      try AppendingFile.noteOfOther(directory.name("none.pdf"))
    }
  }
}
