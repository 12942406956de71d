public import BoxPolicy

/// A PDF file seen as its pages and their boxes.
///
/// Reading changes nothing, neither the file nor what is told about it: the page tree is walked as
/// it stands in the file.
public struct PageDocument: Sendable {
  /// The pages in the order of the document.
  public let pages: [Page]
  /// The version that the file declares, such as 1.7; empty where it has no header.
  public let pdfVersion: String
  /// Whether the file is encrypted.
  public let isEncrypted: Bool
  /// Whether the file is damaged and was read by rebuilding its table of objects.
  public let wasRecovered: Bool
  /// What is odd about the page tree as a whole, in the order found.
  public let troubles: [TreeTrouble]
  /// How many more troubles there are than are kept.
  public let furtherTroubles: Int
  /// What libqpdf remarked while it read the file, in its own words.
  public let remarks: [Remark]
  /// Which of the two readers read the file.
  public let reader: Reader
  /// Why the fast reader did not read the file, in words; nil where it did or was not asked.
  public let declined: String?
  /// The boxes that the viewer preferences of the catalogue name, in the order of the four.
  ///
  /// One that is absent, or whose value is no name, is left out.
  public let viewerAreas: [ViewerPreference]

  /// Where pages begin that are written otherwise than the one before.
  let runStarts: PageRunStarts

  /// What is odd about the document as a whole by the rules; never anything that loses pages.
  public var problems: [DocumentProblem] {
    DocumentProblem.viewerAreas(viewerAreas).map { [$0] } ?? []
  }

  /// What reads a file.
  public enum Reader: String, Sendable, Hashable {
    /// The fast reader, for sound files.
    case scan
    /// libqpdf, which repairs.
    case qpdf
  }

  /// Which reader is to read a file.
  public enum ReaderChoice: String, CaseIterable, Sendable, Hashable {
    /// The fast one, and libqpdf where that declines.
    case auto
    /// The fast one alone.
    case scan
    /// libqpdf alone.
    case qpdf
  }

  /// One page of the document.
  public struct Page: Sendable {
    /// The position in the document, from 1.
    public let number: Int
    /// The object that the page is; nil for one written directly into the list of kids.
    public let object: ObjectID?
    /// What stands in the file for the page and above it.
    public let entries: PageEntries

    /// What the rules make of the entries; computed at each call.
    ///
    /// - Complexity: O(depth of the page in the tree).
    public var boxes: PageBoxes { PageBoxes(entries) }
  }

  /// A remark of libqpdf about the file.
  public struct Remark: Sendable, Hashable {
    /// The object it is about, such as object 12 0; nil where none is named.
    public let object: String?
    /// The byte offset it is about; nil where none is named.
    public let offset: Int?
    /// What is remarked.
    public let text: String

    /// Where in the file, in words for people; nil for the file as a whole.
    public var place: String? {
      let parts = [object, offset.map { "byte \($0)" }].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }
  }
}
