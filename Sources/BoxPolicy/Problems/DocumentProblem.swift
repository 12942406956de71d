/// What is odd about a document as a whole, whatever its pages are.
public struct DocumentProblem: Sendable, Hashable {
  /// What is odd.
  public enum Kind: Sendable, Hashable {
    /// Viewer preferences name other boxes than the crop box, and do not count (rule R11).
    case viewerAreasInUse([ViewerArea])
  }

  /// What is odd.
  public let kind: Kind
  /// The names that the preferences have as their values.
  private let names: [ViewerArea: String]

  /// Finds what is odd about the viewer preferences; nil where nothing is.
  ///
  /// The crop box is their default, so that naming it says nothing.
  ///
  /// - Parameter names: The name that each has as its value, with its solidus; one whose value is
  ///   no name, or that is absent, is left out.
  public init?(viewerAreas names: [ViewerArea: String]) {
    let areas = ViewerArea.allCases.filter { area in
      names[area].map { $0 != Box.crop.key.name } ?? false
    }
    if areas.isEmpty { return nil }
    kind = .viewerAreasInUse(areas)
    self.names = names.filter { areas.contains($0.key) }
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
    case .viewerAreasInUse(let areas):
      let words = areas.map { "\($0.name) is \(word(for: $0))" }
      let pronoun = areas.count == 1 ? "it does" : "they do"
      return "\(words.joined(separator: ", ")); programs ignore this, and \(pronoun) not count"
    }
  }

  private func word(for area: ViewerArea) -> String {
    Box.allCases.map(\.key.name).first { $0 == names[area] } ?? "no box"
  }
}
