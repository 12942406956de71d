import BoxFixtures
import Testing

@testable import PageScan

/// What is told of objects by their numbers; ISO 32000-2:2020, 7.5.4 and 7.5.8.
@Suite struct FileTableTests {
  private func table(of file: [UInt8]) throws -> FileTable {
    try FileTable(of: file.span, from: FileEnd.newestSection(of: file.span, header: 0))
  }

  /// The names of the files say which object has the number of the stream.
  @Test(arguments: TableStreamFile.allCases)
  func `a section with the number of another object is told`(_ file: TableStreamFile) throws {
    let isShared = [.content, .contentBefore, .contentBehind].contains(file)
    #expect(try table(of: file.bytes()).shared == (isShared ? [IndirectReference(4)] : []))
  }

  @Test func `each object of a hybrid file is where its stream or its table says`() throws {
    let file = HybridFile.bytes()
    let found = try table(of: file)
    #expect(found.objects[0] == .none && found.objects[99] == .none)
    for number in 1...3 {
      guard case .offset(let place, generation: 0) = found.objects[number] else {
        Issue.record("object \(number) is not in the file")
        continue
      }
      #expect(file[place...].starts(with: "\(number) 0 obj".utf8))
    }
    #expect(found.objects[4] == .packed(stream: 5, index: 0))
    #expect(found.shared == [])
  }

  @Test func `a section is told apart from the one before it`() throws {
    let file = HybridFile.bytes()
    let newest = try FileSection(
      at: FileEnd.newestSection(of: file.span, header: 0), in: file.span)
    // The newest table has no rows: all that is said is said by the stream, of the objects 4 to 6.
    #expect(newest.isHybrid && newest.objects.mentioned == 3)
    let oldest = try FileSection(at: newest.previous, in: file.span)
    #expect(!oldest.isHybrid && oldest.previous == 0 && oldest.objects.mentioned == 7)
    #expect(oldest.objects[4] == .none)
  }

  /// What begins at the first byte, and at no other.
  @Test(
    arguments: [
      ("xref\n0 1", .table), (" \n\0xref 0 1", .table), ("7 2 obj\n<<", .stream(.init(7, 2))),
      ("7 0 obj<<", .stream(.init(7))), ("\r7\t0\u{C}obj", .stream(.init(7))),
      ("xrefs", nil), ("%\nxref", nil), ("0 0 obj", nil), ("-7 0 obj", nil), ("7 65536 obj", nil),
      ("7 0 objx", nil), ("7 0 R", nil), ("8388608 0 obj", nil), ("trailer", nil), ("", nil),
    ] as [(String, SectionStart?)])
  func `the beginning of a section is plain`(_ text: String, _ start: SectionStart?) {
    let found = try? SectionStart(at: 0, in: Array(text.utf8).span)
    #expect(found == start)
  }

  @Test func `an object is found by its number where it begins`() throws {
    let file = Array("%PDF-1.4\n7 2 obj % 1\nnull endobj 8 0 obj<</A 1>>endobj".utf8)
    let seven = WrittenObject(7, at: 9, in: file.span)
    let eight = WrittenObject(8, at: 32, in: file.span)
    let first = WrittenObject(firstOf: file.span)
    let isNull = (seven?.isNull(in: file.span), eight?.isNull(in: file.span))
    #expect(seven?.generation == 2 && isNull.0 == true)
    #expect(eight?.generation == 0 && isNull.1 == false)
    #expect(first?.generation == 2)
    let values = eight?.dictionary(in: file.span)?.values(of: "A")
    #expect(values == [.number(1)])
    let isDictionary = seven?.dictionary(in: file.span) != nil
    #expect(!isDictionary)
    for (number, place) in [(8, 9), (7, 10), (7, 0), (7, -1), (7, file.count), (7, Int.max)] {
      let isFound = WrittenObject(number, at: place, in: file.span) != nil
      #expect(!isFound, "\(number) at \(place)")
    }
  }
}
