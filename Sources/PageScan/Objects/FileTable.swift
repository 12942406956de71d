/// The whole table of objects of a file, for those who ask of objects by their numbers.
///
/// Read as strictly as for a scan, by the same code; but a file is not refused here whose sections
/// have the numbers of other objects.
package struct FileTable {
  /// What the sections say of each object.
  package let objects: ObjectTable
  /// The sections that are streams whose number the table gives to another object, by their places.
  ///
  /// A section is found by its place, so that whoever reads does not care for its number. A file may
  /// give that number to something else, and most programs show that; libqpdf shows the section.
  /// ISO 32000-2:2020, 7.5.8.
  package let shared: [IndirectReference]

  /// Follows the sections from the newest back.
  ///
  /// - Parameters:
  ///   - file: The whole file, from its header on.
  ///   - newest: Where the newest section begins.
  /// - Throws: Where a section is not sound, or the chain of them has no end.
  package init(of file: Span<UInt8>, from newest: Int) throws(Decline) {
    let limits = ScanLimits()
    var source = ObjectSource(header: 0, ofFile: file.count, limits: limits)
    var sections = Sections()
    try sections.follow(from: newest, into: &source, in: file, limits: limits)
    objects = source.table
    let places = Set(sections.own.map(\.offset))
    var shared: [IndirectReference] = []
    for section in sections.own.sorted(by: { $0.offset < $1.offset }) {
      switch source.table[section.reference.number] {
      case .offset(let offset, _) where !places.contains(Self.firstWord(behind: offset, in: file)):
        shared.append(section.reference)
      case .packed: shared.append(section.reference)
      // A section, this one or a later one of the same number, or nothing.
      case .offset, .none: break
      }
    }
    self.shared = shared
  }

  private static func firstWord(behind offset: Int, in file: Span<UInt8>) -> Int {
    var place = offset
    while place < file.count, file[place].isBlank { place += 1 }
    return place
  }
}

/// One section of the table of objects, whatever the others say.
package struct FileSection {
  /// What it says of objects, with the stream that goes with it in a hybrid file.
  package let objects: ObjectTable
  /// Where the section before begins; 0 where there is none.
  package let previous: Int
  /// Whether a stream goes with it, in a hybrid file.
  package let isHybrid: Bool

  /// Reads the section that begins at a place.
  ///
  /// - Parameters:
  ///   - offset: Where it begins.
  ///   - file: The whole file, from its header on.
  /// - Throws: Where no section is, or none that is sound.
  package init(at offset: Int, in file: Span<UInt8>) throws(Decline) {
    var source = ObjectSource(header: 0, ofFile: file.count, limits: ScanLimits())
    var sections = Sections()
    previous = try sections.section(at: offset, into: &source, in: file)
    objects = source.table
    isHybrid = sections.isHybrid
  }
}
