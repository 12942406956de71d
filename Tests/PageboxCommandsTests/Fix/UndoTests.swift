import BoxFixtures
import Foundation
import TestSupport
import Testing

/// What stands at the end of a file is taken back only if it is ours and as it was written.
@Suite struct UndoTests {
  let folder: TemporaryFolder
  let file: String
  /// The file before, and with an update behind it.
  let contents: (before: [UInt8], after: [UInt8])

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file("in.pdf", coverSpread.bytes())
    try fixInPlace(file, ["--set=trim=crop", "--pages=1"])
    contents = (coverSpread.bytes(), try content(of: file))
  }

  @Test func `an update is taken back to the last byte`() throws {
    let outcome = pagebox(["fix", "--undo", file])
    let count = contents.after.count - contents.before.count
    #expect(outcome.output == "\(file): \(count) bytes taken back\n" && outcome.status == 0)
    #expect(try content(of: file) == contents.before)
  }

  /// As a change in place is made once.
  @Test func `by several names of a file one update is taken back`() throws {
    try fixInPlace(file, ["--set=art=crop", "--pages=1"])
    let link = "\(folder.path)/link.pdf"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "in.pdf")
    let outcome = pagebox(["fix", "--undo", "--jobs=1", file, link, file])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasPrefix(
        "pagebox: \(link): note: the same file as one before, of which one update is taken back\n"))
    #expect(try content(of: file) == contents.after)
    #expect(pagebox(["fix", "--undo", "-q", link, file]).errors == "")
    #expect(try content(of: file) == contents.before)
  }

  @Test func `a byte that was changed anywhere in the update is noticed`() throws {
    for index in contents.before.count..<contents.after.count {
      var bytes = contents.after
      bytes[index] ^= 1
      try expectRefusal(bytes, "changed byte \(index)")
    }
  }

  @Test func `an update that was cut is noticed`() throws {
    for count in contents.before.count + 1..<contents.after.count {
      try expectRefusal(Array(contents.after.prefix(count)), "cut to \(count)")
    }
  }

  @Test(arguments: [
    "\n", " ", "0", "\n% a comment\n", "\n%pagebox-fix/1 length=9 tail=9\n",
  ]) func `what others put behind it is not taken away`(_ text: String) throws {
    try expectRefusal(
      contents.after + Array(text.utf8),
      "something else was appended since, \(text.utf8.count) bytes")
  }

  @Test func `an update of others is not taken for ours`() throws {
    // The tail of another file: of the right form, and at the wrong place.
    let other = Array(contents.after.dropFirst(contents.before.count))
    try expectRefusal([0x20] + contents.after, "moved")
    try expectRefusal(contents.before + [0x0A] + other, "moved")
    try expectRefusal(contents.before, "none")
  }

  @Test func `after a change from outside an update before it cannot be taken back either`() throws
  {
    try fixInPlace(file, ["--set=art=crop", "--pages=1"])
    var bytes = try content(of: file)
    bytes[contents.after.count - 8] ^= 1
    _ = try folder.file("in.pdf", bytes)
    #expect(pagebox(["fix", "--undo", file]).status == 0)
    #expect(pagebox(["fix", "--undo", file]).status == 2)
    #expect(try content(of: file) == Array(bytes.prefix(contents.after.count)))
  }

  /// Demands that nothing is taken back, by a message that does not lie where we know what it is.
  private func expectRefusal(
    _ bytes: [UInt8], _ what: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    _ = try folder.file("in.pdf", bytes)
    let outcome = pagebox(["fix", "--undo", file])
    let isAsBefore = try content(of: file) == bytes
    let isRefused =
      isAsBefore && outcome.status == 2 && outcome.output == ""
      && outcome.errors.contains("; nothing is taken back; --backup keeps a copy next time\n")
    #expect(isRefused, "\(what): \(outcome.errors)", sourceLocation: sourceLocation)
    if what.hasPrefix("something") {
      #expect(outcome.errors.contains(what), sourceLocation: sourceLocation)
    }
  }
}
