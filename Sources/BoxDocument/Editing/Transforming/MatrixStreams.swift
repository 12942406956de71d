import BoxPolicy
import QPDFBridge

/// The new streams of a file whose pages are moved, each made once for all pages that need it.
final class MatrixStreams {
  private let tree: TreeEditor
  private var openings: [String: Reference] = [:]
  private var knownClosing: Reference?
  private var patterns: [PageTransform: ChangedCopies] = [:]
  private var appearances: [Rotation: ChangedCopies] = [:]

  /// How many states are saved on top of the one with the matrix.
  ///
  /// Content that restores a state more often than it saves one would fall back behind the matrix.
  /// Before, that was no harm: there was nothing to fall back to.
  private static let reserve = 3

  init(_ tree: TreeEditor) { self.tree = tree }

  /// The stream that stands before the content of a page.
  func opening(_ transform: PageTransform) throws(QPDFFailure) -> Reference {
    if let known = openings[transform.text] { return known }
    let reserve = String(repeating: "q ", count: Self.reserve)
    let made = try tree.newStream(Array("q \(transform.text) cm \(reserve)\n".utf8))
    openings[transform.text] = made
    return made
  }

  /// The stream that stands behind the content of a page.
  func closing() throws(QPDFFailure) -> Reference {
    if let knownClosing { return knownClosing }
    let restored = String(repeating: " Q", count: Self.reserve + 1)
    let made = try tree.newStream(Array("\n\(restored.dropFirst())\n".utf8))
    knownClosing = made
    return made
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
