/// A small file of one page that wants much more memory or time than any honest one.
///
/// No ``Recipe`` goes as far. Nothing can be proved of them but that their text is what it is.
package enum Bomb: String, CaseIterable, Sendable {
  // Streams that become very large.
  /// An object stream of ten gigabytes of zeros behind its objects.
  case zeros
  /// The same in ten kilobytes, deflated twice.
  case nestedZeros
  /// The same, run-length encoded before it is deflated.
  case runLengthZeros
  /// The same in a file whose trailer has a key twice.
  case zerosInOddFile
  /// The same, and the stream has no type, and a string that some programs take for broken.
  case zerosInOddStream
  /// A table of ten gigabytes of zeros.
  case tableOfZeros
  /// A table of thirty million free entries in sixty kilobytes.
  case tableOfFreeEntries
  /// A table of thirty million free entries, filtered for PNG.
  case filteredTable
  /// A hundred object streams of sixty megabytes each.
  case manyLargeStreams

  /// An object stream of sixty megabytes, each row filtered for PNG by all of its neighbours.
  case paethRows

  // Things that share their bytes.
  /// Ten thousand tables, each in the data of the one before.
  case nestedTables
  /// Ten thousand tables, each in a string of the one before.
  case tablesInStrings
  /// Five thousand object streams without a filter, each in the data of the one before.
  case sharedStreams
  /// Twenty thousand pages, each in a string of the one before.
  case nestedPages
  /// The same pages in an object stream.
  case nestedPackedPages
  /// 50,000 pages whose boxes all have one long array in them.
  case swellingBoxes

  // Numbers that are very large.
  /// A table that says it has 2,147,483,647 entries.
  case hugeSize
  /// A table in a stream that says so.
  case hugeStreamSize
  /// Fields of one and two times eight bytes.
  case wideFields
  /// Runs of the same numbers, again and again.
  case overlappingIndex
  /// A table whose predictor has rows of 2^31 columns.
  case hugeColumns
  /// An object stream whose predictor has such rows.
  case hugeColumnsOfObjects

  // Chains and trees without an end in sight.
  /// A thousand sections, each behind the one before.
  case thousandSections
  /// A thousand sections that go round.
  case thousandSectionsRound
  /// 100,000 streams, each with the next one for its length.
  case lengths
  /// A thousand object streams, each in the next one.
  case packedInPacked
  /// An object stream that is in itself.
  case packedInItself
  /// Ten million kids, all the same page.
  case manyKids
  /// A page tree 100,000 levels deep.
  case deepTree

  static let zeroCount = 10_000_000_000
  static let page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>"

  /// The whole file.
  package func bytes() -> [UInt8] {
    switch self {
    case .zeros, .nestedZeros, .runLengthZeros, .zerosInOddFile, .zerosInOddStream,
      .manyLargeStreams:
      largeStream()
    case .paethRows: paethFile()
    case .nestedTables: nestedTables(inStrings: false)
    case .tablesInStrings: nestedTables(inStrings: true)
    case .sharedStreams: sharedStreams()
    case .nestedPages: nestedPages(isPacked: false)
    case .nestedPackedPages: nestedPages(isPacked: true)
    case .swellingBoxes: swellingBoxes()
    case .tableOfZeros, .tableOfFreeEntries, .filteredTable, .hugeStreamSize, .wideFields,
      .overlappingIndex, .hugeColumns, .hugeColumnsOfObjects:
      oddTable()
    case .hugeSize: hugeSizeFile()
    case .thousandSections: sections(goRound: false)
    case .thousandSectionsRound: sections(goRound: true)
    case .lengths: lengthsFile()
    case .packedInPacked: nestedStreams(1_000)
    case .packedInItself: nestedStreams(1)
    case .manyKids: manyKidsFile()
    case .deepTree: deepTreeFile()
    }
  }
}
