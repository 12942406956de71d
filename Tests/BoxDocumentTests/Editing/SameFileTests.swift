import BoxFixtures
import BoxPolicy
import Foundation
import SystemBridge
import TestSupport
import Testing

@testable import BoxDocument

/// A file written anew is proved to be the same kind of file, with the same identifier.
@Suite struct SameFileTests {
  private static let first = "00112233445566778899aabbccddeeff"
  private static let second = "ffeeddccbbaa99887766554433221100"

  private static func writer(_ objects: [Int: String] = [:]) -> PDFWriter {
    var writer = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]"], root: objects.isEmpty ? "" : "/Keep 30 0 R",
      objects: objects
    ).writer()
    writer.trailer = "/ID [<\(first)> <\(second)>]"
    return writer
  }

  /// A wrong text in the output for a right one, equally long, and what is said of it.
  @Test(arguments: [
    (first, "1" + first.dropFirst(), "the first half of its identifier is another"),
    (second, "0" + second.dropFirst(), "the second half of its identifier is another"),
    ("/ID [", "/Ib [", "the first half of its identifier is another"),
    ("%PDF-1.7", "%PDF-1.6", "its version is 1.6, not 1.7"),
    ("%PDF-1.7", "%PDF-2.0", "its version is 2.0, not 1.7"),
  ])
  func `another identifier or version is found`(
    _ row: (right: String, wrong: String, detail: String)
  ) throws {
    let editor = try edited(Self.writer().bytes(), [1: [.rotate: "90"]])
    let wrong = try editor.rewritten().replacing(row.right, with: row.wrong)
    let failure = failure { try Proof.check(FileBytes(wrong), of: editor, .rewritten) }
    #expect(failure == .notAsPlanned(row.detail))
  }

  @Test(arguments: ["RC4", "AES"])
  func `other encryption is found`(_ name: String) throws {
    let forms = WrittenForm.all.filter { $0.testDescription == name }
    let other = try #require(
      WrittenForm.all.first { $0.isEncrypted && $0.testDescription != name && !$0.isLinearized })
    let editor = try edited(try #require(forms.first).bytes, password: "reader", [:])
    let output = try edited(other.bytes, password: "reader", [:]).rewritten()
    let failure = failure { try Proof.check(FileBytes(output), of: editor, .rewritten) }
    #expect(failure == .notAsPlanned("its encryption is another"))
  }

  @Test(arguments: [WrittenForm.all[0], WrittenForm.linearized])
  func `an identifier that is not found where it is to be put back is no success`(
    _ form: WrittenForm
  ) throws {
    let editor = try edited(form.bytes, [1: [.rotate: "90"]])
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-identifier-\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try editor.rewritten()
    let name = FileName(bytes: Array(file.path.utf8))
    let halves: [[UInt8]] = [Array(0..<16), Array(0..<16)]
    // One that the file does not have; and one of which a trailer has lost the end.
    for bytes in [output, output.replacing(">]", with: "> ")] {
      try Data(bytes).write(to: file)
      #expect(
        failure { try editor.keepIdentifier(halves, in: name) }
          == .notAsPlanned("its identifier cannot be found"))
      let isSame = try fileContent(file.path) == bytes
      #expect(isSame)
    }
  }

  /// What a stream that says so is of the file is decided by the table of objects.
  @Test(arguments: ["XRef", "ObjStm"])
  func `a stream that only says that it packs objects is compared`(_ type: String) throws {
    let stream = "<< /Type /\(type) /Mine (abc) /Length 5 >>\nstream\nhello\nendstream"
    let editor = try edited(Self.writer([30: stream]).bytes(), [1: [.rotate: "90"]])
    let output = try editor.rewritten()
    for (right, wrong) in [("hello", "hallo"), ("(abc)", "(abd)"), ("/Mine", "/Mina")] {
      let changed = output.replacing(right, with: wrong)
      try #require(changed != output)
      let failure = failure { try Proof.check(FileBytes(changed), of: editor, .rewritten) }
      #expect(failure?.isBug == true, "\(right): \(String(describing: failure))")
    }
  }
}
