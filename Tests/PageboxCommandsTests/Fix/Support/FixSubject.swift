import BoxFixtures
import BoxPolicy
import Foundation
import TestSupport
import Testing

/// A file that fix is tried on.
struct FixSubject: Sendable, CustomTestStringConvertible {
  /// Where its bytes come from.
  private enum Source: Sendable {
    case file(String)
    case recipe(Recipe)
  }

  /// The name in the corpus or in the catalogue, and there that of the form.
  let name: String
  /// The name without that of the form.
  let base: String
  private let source: Source
  /// The pages of whose view the standard says nothing.
  let undefined: Set<Int>

  var testDescription: String { name }

  /// The bytes of the file.
  func bytes() throws -> [UInt8] {
    switch source {
    case .file(let path): try fileContent(path)
    case .recipe(let recipe): try Fixture(recipe).bytes
    }
  }

  /// Each entry of the catalogue in its own form.
  static let catalogue = Catalogue.all.map { FixSubject($0, $0.variants) }

  /// Each entry of the catalogue in its further forms.
  static let forms = Catalogue.all.flatMap { recipe in
    recipe.sensibleVariants.dropFirst().map { FixSubject(recipe, $0) }
  }

  /// The files made by others; none where there is no corpus.
  static let corpus: [FixSubject] = {
    let folder = URL(fileURLWithPath: Study.corpus)
    let truth = folder.appendingPathComponent("truth.ndjson")
    guard let lines = try? Data(contentsOf: truth).split(separator: UInt8(ascii: "\n")) else {
      return []
    }
    return lines.compactMap { try? JSONDecoder().decode(Truth.self, from: $0) }
      .map { FixSubject($0, folder.appendingPathComponent($0.file).path) }
  }()

  /// What others found out about a file of the corpus.
  private struct Truth: Decodable {
    struct Page: Decodable {
      struct Standard: Decodable { let undefined: [String]? }
      let spec: Standard?
    }
    let file: String
    let pages: [Page]
  }

  private init(_ truth: Truth, _ path: String) {
    name = truth.file
    base = truth.file
    source = .file(path)
    undefined = Set(
      truth.pages.indices.filter { truth.pages[$0].spec?.undefined?.isEmpty == false }.map {
        $0 + 1
      }
    )
  }

  private init(_ recipe: Recipe, _ variants: Recipe.Variants) {
    var recipe = recipe
    let isOwn = recipe.variants == variants
    recipe.variants = variants
    base = recipe.name
    name = isOwn ? recipe.name : "\(recipe.name) as \(Self.words(variants))"
    source = .recipe(recipe)
    undefined = Self.undefined(recipe)
  }

  /// Problems of which the standard does not say what is shown (ISO column of the decision table).
  private static let undefinedProblems: Set<String> = [
    "media-missing", "media-malformed", "media-empty", "crop-malformed", "crop-empty",
    "crop-outside-media", "rotate-malformed", "rotate-not-multiple-of-90", "rotate-real-number",
    "user-unit-malformed",
  ]

  private static func undefined(_ recipe: Recipe) -> Set<Int> {
    var pages: Set<Int> = []
    for claim in recipe.claims {
      guard case .found(let id) = claim.statement, undefinedProblems.contains(id) else { continue }
      for range in claim.pages.pages(of: recipe.pages.count) { pages.formUnion(range) }
    }
    return pages
  }

  private static func words(_ variants: Recipe.Variants) -> String {
    [
      variants.version, variants.crossReferenceStream ? "stream" : nil,
      variants.objectStreams ? "object streams" : nil, variants.isLinearized ? "linearised" : nil,
      variants.encryption?.cipher.rawValue,
    ].compactMap(\.self).joined(separator: ", ")
  }
}
