import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Files that are broken and read nevertheless, or refused.
@Suite struct DamagedInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    Damage.startxrefWrong, .startxref("999999999"), .startxref("-1"), .startxref(""), .noTrailer,
    .missingEndobj(of: 3),
  ])
  func `a file that is recovered is read, with one line that says so`(
    _ damage: Damage
  ) throws {
    let file = try folder.file("a.pdf", try damage.applied(to: coverSpread.bytes()))
    let outcome = pagebox(["inspect", "-f", "ndjson", file])
    #expect(outcome.status == 0)
    let right = try folder.file("b.pdf", coverSpread.bytes())
    let whole = pagebox(["inspect", "-f", "ndjson", "--reader=qpdf", right]).output
    #expect(
      outcome.output.replacing(#/,"declined":"[a-z ',]+( \(object 3\))?"/#, with: "")
        == whole.replacingOccurrences(of: right, with: file))
    #expect(outcome.output.contains(#""reader":"qpdf","declined":"#))
    #expect(outcome.errorLines.count <= 1)
    if damage != .missingEndobj(of: 3) {
      #expect(
        outcome.errors == "pagebox: \(file): warning: damaged; read by rebuilding its table of "
          + "objects; 'qpdf --check' shows the damage\n")
    }
  }

  /// A catalogue with these keys, a page tree, and a trailer that does not lead to them.
  private func stray(_ catalogue: String, root: Int?) -> [UInt8] {
    var writer = PDFWriter(root: root)
    writer.add(1, "<< \(catalogue) /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>")
    writer.add(3, "<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 300 400 ] >>")
    return writer.bytes()
  }

  /// The lines are those of DIAGNOSTICS in the manual page about the boxes.
  @Test(arguments: [
    (Damage?.none, Int?.none, "no document catalogue: the trailer's /Root is missing or unusable"),
    (nil, 9, "no document catalogue: the trailer's /Root is missing or unusable"),
    (.noTrailer, 1, "no trailer found"),
  ])
  func `a catalogue that must be searched for is found in one line or refused in one`(
    _ damage: Damage?, _ root: Int?, _ error: String
  ) throws {
    let found = stray("/Type /Catalog", root: root)
    let file = try folder.file("found.pdf", try damage?.applied(to: found) ?? found)
    let read = pagebox(["diff", "--count", file])
    #expect(read.output == "\(file): 0 of 1 page\n" && read.status == 0)
    let warning = "warning: damaged; read by rebuilding its table of objects"
    #expect(read.errors == "pagebox: \(file): \(warning); 'qpdf --check' shows the damage\n")
    let lost = stray("/Type /Katalog", root: root)
    let other = try folder.file("lost.pdf", try damage?.applied(to: lost) ?? lost)
    let refused = pagebox(["diff", "--count", other, file])
    #expect(refused.status == 2 && refused.output == read.output)
    #expect(
      refused.errorLines.first == "pagebox: \(other): error: \(error); "
        + "'qpdf --check' shows what is left of it; fetch or export it again")
    let manual = try String(
      contentsOf: Project.root.appendingPathComponent("man/pagebox-boxes.7"),
      encoding: .utf8)
    #expect(manual.contains("\"\(warning)\"\n") && manual.contains("\"error: \(error)\"\n"))
  }

  @Test(arguments: [Damage.junkBeforeHeader(100), .bytesAppended(100)])
  func `what stands around a file changes nothing`(_ damage: Damage) throws {
    let file = try folder.file("a.pdf", try damage.applied(to: coverSpread.bytes()))
    let outcome = pagebox(["diff", "--count", file])
    #expect(outcome.output == "\(file): 1 of 4 pages\n")
    #expect(outcome.status == 1 && outcome.errorLines.count <= 1)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a file cut at any byte is read as far as it goes or refused in one line`() throws {
    let bytes = coverSpread.bytes()
    var statuses: Set<Int> = []
    for count in 0..<bytes.count {
      let file = try folder.file("a.pdf", Array(bytes.prefix(count)))
      let outcome = pagebox(["diff", "--count", file])
      statuses.insert(outcome.status)
      #expect(outcome.errorLines.allSatisfy { $0.hasPrefix("pagebox: \(file): ") })
      #expect((outcome.status == 2) == outcome.errors.contains(": error: "), "\(count) bytes")
      if outcome.output == "" { #expect(outcome.errorLines.count == 1, "\(count) bytes") }
      // Pages that are gone are never left out in silence.
      let isWhole = outcome.output.hasSuffix(": 1 of 4 pages\n")
      #expect(isWhole || outcome.status == 2, "\(count) bytes")
    }
    #expect(statuses == [1, 2])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a file with any byte changed is read or refused`() throws {
    let bytes = coverSpread.bytes()
    for index in bytes.indices {
      var changed = bytes
      // Each kind of byte in turn: a NUL, a sign of the syntax, a digit, one above ASCII.
      changed[index] = [0x00, 0x3C, 0x5B, 0x39, 0x2F, 0xFF, 0x29][index % 7]
      let file = try folder.file("a.pdf", changed)
      let outcome = pagebox(["inspect", "-f", "ndjson", file])
      #expect(outcome.status == 0 || outcome.status == 2)
      #expect(try outcome.objects.allSatisfy { $0["schema"] as? String == "pagebox.inspect/1" })
      #expect(outcome.status == 0 || outcome.errors.contains(": error: "), "byte \(index)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func `a named pipe in a folder does not stop a walk`() throws {
    _ = try folder.file("z.pdf", coverSpread.bytes())
    let made = try Executable.shell("mkfifo a.pdf", in: folder.path)
    try #require(made.status == 0)
    let result = try Executable.run("diff", "-l", "-r", ".", in: folder.path)
    #expect(result.output.hasSuffix("z.pdf\n"))
    // A pipe is no file; whether it is passed over or told about, nobody waits for it.
    #expect(result.errorLines.count <= 1)
    #expect(result.status == (result.errors.isEmpty ? 1 : 2))
  }
}
