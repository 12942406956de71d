/// What is odd about a document as a whole, whatever its pages are.
public struct DocumentProblem: Sendable, Hashable {
  /// What is odd.
  public enum Kind: Sendable, Hashable {
    /// Viewer preferences name other boxes than the crop box, and do not count (rule R11).
    case viewerAreasInUse([ViewerPreference])
  }

  /// What is odd.
  public let kind: Kind

  /// Makes a problem from what is odd.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Finds what is odd about the viewer preferences; nil where nothing is.
  ///
  /// The crop box is their default, so that naming it says nothing.
  public static func viewerAreas(_ preferences: [ViewerPreference]) -> DocumentProblem? {
    let others = preferences.filter { $0.box != .crop }
    return others.isEmpty ? nil : DocumentProblem(.viewerAreasInUse(others))
  }

  /// The stable name of the problem.
  public var id: String {
    switch kind {
    case .viewerAreasInUse: "viewer-areas-in-use"
    }
  }

  /// How much the problem matters.
  public var severity: Severity {
    switch kind {
    case .viewerAreasInUse: .note
    }
  }

  /// Says what is odd, in words for people.
  ///
  /// A name that is none of a box is not repeated, since anything can stand there.
  public var message: String {
    switch kind {
    case .viewerAreasInUse(let preferences):
      let words = preferences.map { "\($0.area.name) is \($0.box?.key.name ?? "no box")" }
      let pronoun = preferences.count == 1 ? "it does" : "they do"
      return "\(words.joined(separator: ", ")); programs ignore this, and \(pronoun) not count"
    }
  }
}
