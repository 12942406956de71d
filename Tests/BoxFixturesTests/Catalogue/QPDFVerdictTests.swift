import BoxDocument
import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// What qpdf says of every file: sound where the recipe is, and not where it is not.
@Suite struct QPDFVerdictTests {
  /// What a check has to say.
  enum Verdict: Sendable {
    case accepts, complains
    /// Versions before 11.6 accept it; later ones may put it right and say so.
    case acceptsUntil11Point5
  }

  /// The program comes with the library.
  private static let isBefore11Point6 =
    LibraryVersion.text.split(separator: ".").compactMap { Int($0) }
    .lexicographicallyPrecedes([11, 6])

  @Test(.enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"), arguments: Form.own)
  func `qpdf finds fault with the files that are damaged on purpose and no others`(
    _ own: Form
  ) throws {
    let verdict = own.recipe.verdict
    try #require(!own.recipe.forms.isEmpty)
    // The form furthest from the plain one stands for those between, of which each costs a process.
    for form in [own.recipe.forms.first, own.recipe.forms.last].compactMap(\.self) {
      let outcome = try Program.qpdf.run(["--check"], on: Fixture(form.recipe).bytes)
      let isAccepted = outcome.status == 0 && !outcome.text.contains("WARNING")
      switch verdict {
      case .acceptsUntil11Point5 where !Self.isBefore11Point6:
        // What it puts right it warns of, with status 3; with an error it would be 2.
        #expect([0, 3].contains(outcome.status), "\(form.name): \(outcome.text)")
      case .accepts, .acceptsUntil11Point5:
        #expect(isAccepted, "\(form.name): \(outcome.text)")
      case .complains: #expect(!isAccepted, "\(form.name)")
      }
    }
  }

  @Test func `most recipes are sound and some of each kind are not`() {
    let verdicts = Dictionary(grouping: Catalogue.all, by: \.verdict).mapValues(\.count)
    #expect(verdicts[.accepts, default: 0] > 120)
    #expect(verdicts[.complains, default: 0] > 25)
    #expect(verdicts[.acceptsUntil11Point5, default: 0] < 40)
  }
}

extension Recipe {
  /// What qpdf has to say, by what the recipe breaks.
  ///
  /// Odd boxes are no damage to a file; that the standard has no such number as 6e2 is.
  fileprivate var verdict: QPDFVerdictTests.Verdict {
    if damage.contains(where: \.isSeen) || isTreeBroken || hasDoubleKey || hasWordOfNoPDF {
      return .complains
    }
    let isMended =
      pages.contains { $0.parent != .usual } || tree.count != .usual || !hasMedia || pages.isEmpty
    return isMended ? .acceptsUntil11Point5 : .accepts
  }

  private var isTreeBroken: Bool {
    !tree.kids.isEmpty || tree.type != .usual || tree.parent != .usual
      || pages.contains { $0.type != .usual } || objects[1] != nil || objects[2] != nil
  }

  private var allKeys: [Keys] { [tree.keys] + tree.levels + pages.map(\.keys) }

  private var hasDoubleKey: Bool {
    allKeys.contains { keys in PageKey.allCases.contains { keys.values[$0].count > 1 } }
  }

  private var hasWordOfNoPDF: Bool {
    allKeys.contains { keys in
      PageKey.allCases.contains { key in
        keys.values[key].contains { $0.text.contains(/[0-9]e|--/) }
      }
    }
  }

  /// Whether each page has or inherits four numbers, or references to them.
  private var hasMedia: Bool {
    pages.allSatisfy { page in
      let nearest = ([page.keys] + tree.levels.reversed() + [tree.keys]).lazy
        .compactMap { $0[.media] }.first { $0.text != "null" }
      return nearest?.text.wholeMatch(of: /\[ *[-0-9.]+( +[-0-9.]+){3} *\]/) != nil
    }
  }
}

extension Damage {
  /// Whether a reader that looks for the header and the end within 1,024 bytes notices it.
  fileprivate var isSeen: Bool {
    switch self {
    case .junkBeforeHeader(let count), .bytesAppended(let count): count > 1024
    default: true
    }
  }
}
