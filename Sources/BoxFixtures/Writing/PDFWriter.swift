/// Emits a PDF file from the verbatim text of its objects.
///
/// The file has the classic form: header, a comment that marks it as binary, the objects in the
/// order in which they were added, one cross-reference table, trailer. Text is written as given,
/// so anything can be malformed on purpose; only the offsets and lengths are the writer's own, and
/// these are right. The same calls give the same bytes everywhere.
///
/// Clause: ISO 32000-2:2020, 7.5.
package struct PDFWriter: Sendable {
  /// The number of the catalogue, which the trailer names as root, or nil for a trailer without.
  package var root: Int?
  /// Verbatim keys that the trailer has besides its size and root.
  package var trailer: String
  /// The number of the cross-reference stream in the place of table and trailer (7.5.8), or nil.
  var crossReferenceStream: Int?

  /// The object numbers that every reader takes (ISO 32000-1:2008, Annex C).
  static let numbers = 1...8_388_607

  /// The file so far.
  private(set) var written: [UInt8]
  /// The objects of the revision that is being written.
  private var entries: [Int: CrossReference.Entry] = [:]
  /// The generation of every object of the file.
  private var generations: [Int: Int] = [:]
  /// Where the cross-reference section of the revision before stands.
  private var previous: Int?

  /// Starts a file with its header.
  ///
  /// - Parameters:
  ///   - version: The version that the header claims, as text.
  ///   - root: The number of the catalogue, or nil to leave the key out of the trailer.
  ///   - trailer: Verbatim keys that the trailer has besides its size and root.
  package init(version: String = "1.7", root: Int? = 1, trailer: String = "") {
    self.root = root
    self.trailer = trailer
    written = Array("%PDF-\(version)\n".utf8)
    // Four bytes above 127 tell file-transfer programs that the file is not text (7.5.2).
    written += [0x25, 0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  /// Adds an object with the given text between its first and last line.
  ///
  /// A number that was added before may come again: both objects are in the file, and the table
  /// knows the later one.
  ///
  /// - Precondition: The number and the generation fit a cross-reference table.
  package mutating func add(_ number: Int, generation: Int = 0, _ text: String) {
    open(number, generation)
    written.append(contentsOf: text.utf8)
    written.append(contentsOf: "\nendobj\n".utf8)
  }

  /// Adds a stream object, whose length key is the true one.
  ///
  /// - Parameters:
  ///   - number: The object number.
  ///   - generation: The generation number.
  ///   - data: The bytes of the stream as they stand in the file.
  ///   - dictionary: Verbatim keys of the stream dictionary besides the length.
  /// - Precondition: The number and the generation fit a cross-reference table.
  package mutating func add(
    _ number: Int, generation: Int = 0, stream data: some Collection<UInt8>, dictionary: String = ""
  ) {
    open(number, generation)
    let keys = dictionary.isEmpty ? "" : " \(dictionary)"
    written.append(contentsOf: "<< /Length \(data.count)\(keys) >>\nstream\n".utf8)
    written.append(contentsOf: data)
    written.append(contentsOf: "\nendstream\nendobj\n".utf8)
  }

  /// Adds comment lines between two objects, one for each line of the text.
  package mutating func add(comment text: String) {
    written.append(0x0A)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      written.append(contentsOf: (line.isEmpty ? "%\n" : "% \(line)\n").utf8)
    }
  }

  /// Ends the revision; what is added from now on is an incremental update (7.5.6).
  package mutating func endRevision() {
    let start = sectionStart
    written = bytes()
    previous = start
    entries = [:]
  }

  /// Returns the finished file; more can be added afterwards for another one.
  ///
  /// Numbers that no object has are free entries of the table, since a file without updates has a
  /// single subsection (7.5.4). Its size therefore grows with the highest number.
  package func bytes() -> [UInt8] {
    var file = written
    let size = max(generations.keys.max() ?? 0, crossReferenceStream ?? 0) + 1
    let section = CrossReference(entries: entries, size: size, isUpdate: previous != nil)
    let rootKey = root.map { " /Root \($0) \(generations[$0] ?? 0) R" } ?? ""
    let previousKey = previous.map { " /Prev \($0)" } ?? ""
    let keys = "/Size \(size)\(rootKey)\(previousKey)\(trailer.isEmpty ? "" : " \(trailer)")"
    let start = sectionStart
    if let crossReferenceStream {
      section.appendStream(crossReferenceStream, at: start, keys: keys, to: &file)
    } else {
      section.appendTable(to: &file)
      file.append(contentsOf: "trailer\n<< \(keys) >>\n".utf8)
    }
    file.append(contentsOf: "startxref\n\(start)\n%%EOF\n".utf8)
    return file
  }

  /// Where the cross-reference section will stand.
  private var sectionStart: Int { written.count }

  private mutating func open(_ number: Int, _ generation: Int) {
    precondition(Self.numbers.contains(number), "object number \(number) is out of range")
    precondition((0...65_535).contains(generation), "generation \(generation) is out of range")
    entries[number] = CrossReference.Entry(offset: written.count, generation: generation)
    generations[number] = generation
    written.append(contentsOf: "\(number) \(generation) obj\n".utf8)
  }
}
