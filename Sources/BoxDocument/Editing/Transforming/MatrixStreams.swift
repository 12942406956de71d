import BoxPolicy
import QPDFBridge

/// The new streams of a file whose pages are moved, each made once for all pages that need it.
final class MatrixStreams {
  private let tree: TreeEditor
  /// Looks for forms that use the patterns of a page.
  let forms: FormSearch
  private var openings: [String: Reference] = [:]
  private var knownClosing: Reference?
  private var patterns: [PageTransform: ChangedCopies] = [:]
  private var appearances: [Rotation: ChangedCopies] = [:]
  private var verdicts: [[ObjectPart]: ContentBalance.Verdict?] = [:]

  /// How long the content of a page may be, decoded.
  private static let longestContent = 64 << 20

  init(_ tree: TreeEditor) {
    self.tree = tree
    forms = FormSearch(tree)
  }

  /// The stream that stands before the content of a page.
  func opening(_ transform: PageTransform) throws(QPDFFailure) -> Reference {
    if let known = openings[transform.text] { return known }
    let made = try tree.newStream(Array("q \(transform.text) cm\n".utf8))
    openings[transform.text] = made
    return made
  }

  /// The stream that stands behind the content of a page.
  func closing() throws(QPDFFailure) -> Reference {
    if let knownClosing { return knownClosing }
    let made = try tree.newStream(Array("\nQ\n".utf8))
    knownClosing = made
    return made
  }

  /// Tells what keeps the streams of a content from standing between those two, or nil.
  ///
  /// Content that restores a state too often is not harmed by that, as long as there is none to
  /// fall back to; between the two it would lose its colours, and the matrix.
  func obstacle(in content: [ObjectPart]) throws(QPDFFailure) -> TransformObstacle? {
    let verdict: ContentBalance.Verdict?
    if let known = verdicts[content] {
      verdict = known
    } else {
      verdict = try data(of: content).map { ContentBalance.verdict(on: $0.span) }
      verdicts.updateValue(verdict, forKey: content)
    }
    switch verdict {
    case .kept: return nil
    case .underflow: return .stateUnderflow
    case .unclear, nil: return .unreadableContent
    }
  }

  /// The decoded streams one after the other; nil where that cannot be had.
  private func data(of content: [ObjectPart]) throws(QPDFFailure) -> [UInt8]? {
    var all: [UInt8] = []
    for stream in content {
      let rest = Self.longestContent - all.count
      guard let packed = try tree.packedData(of: stream),
        PackedContent.fits(packed.data, packed.filters, atMost: rest - 1),
        let data = try tree.decodedData(of: stream, atMost: rest - 1)
      else { return nil }
      all += data
      // The division between two streams parts tokens, too.
      all.append(0x0A)
    }
    return all
  }

  /// Makes copies of patterns, whose matrix leads to the page and knows nothing of its content.
  ///
  /// ISO 32000-2:2020, 8.7.3.1 and 8.7.4.2.
  func patterns(_ transform: PageTransform) -> ChangedCopies {
    if let known = patterns[transform] { return known }
    let made = ChangedCopies(tree, changing: "/Matrix", copiesDictionaries: true) {
      Self.matrix($0, followedBy: transform)
    }
    patterns[transform] = made
    return made
  }

  /// Makes copies of appearances that are turned in themselves.
  ///
  /// Viewers fit an appearance into its rectangle by a shift and a scale, and never turn it
  /// (ISO 32000-2:2020, 12.5.5).
  func appearances(_ turn: Rotation) -> ChangedCopies {
    if let known = appearances[turn] { return known }
    let made = ChangedCopies(tree, changing: "/Matrix") {
      Self.matrix($0, followedBy: PageTransform(turning: turn))
    }
    appearances[turn] = made
    return made
  }

  private static func matrix(_ old: [String?]?, followedBy transform: PageTransform) -> String? {
    let numbers = (old ?? []).compactMap(\.self)
    let matrix = transform.matrix(behind: numbers) ?? transform.matrix(behind: identity)
    return matrix.map(arrayText)
  }

  private static let identity = ["1", "0", "0", "1", "0", "0"]
}

/// Writes numbers as an array of a PDF file.
func arrayText(_ numbers: [String]) -> String { "[ \(numbers.joined(separator: " ")) ]" }
