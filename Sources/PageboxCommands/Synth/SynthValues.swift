import BoxFixtures
import BoxPolicy

/// What the synth command is asked to make.
struct SynthValues: Sendable {
  // What a single fixture is made of.
  var media: RectangleExpression?
  var crop: RectangleExpression?
  var bleed: RectangleExpression?
  var trim: RectangleExpression?
  var art: RectangleExpression?
  var rotate: String?
  var userUnit: String?
  var verbatim: [VerbatimEntry] = []
  var count: Int?
  var inherit: [PageKey] = []
  var indirect: [PageKey] = []

  // Where recipes come from otherwise.
  var recipes: [String] = []
  var cases: [String] = []

  // What holds for every recipe.
  var name: String?
  var content: PageContent?
  var claims: [Claim] = []
  var objectStreams = false
  var crossReferenceStream = false
  var linearized = false
  var encryption: Recipe.Encryption.Cipher?
  var passwordFile: String?
  var version: String?

  // What becomes of them.
  var list = false
  var showsRecipe = false
  var directory: String?
  var output: String?
  var force = false
  var jobs: Int?
}

/// An entry that is written as it was typed, such as `CropBox=[10 20 30]`.
struct VerbatimEntry: Sendable, Hashable {
  let key: PageKey
  let value: Recipe.Value
}

extension SynthValues {
  /// The rectangles that are asked for, by key.
  var rectangles: [(PageKey, RectangleExpression)] {
    [
      (PageKey.media, media), (.crop, crop), (.bleed, bleed), (.trim, trim), (.art, art),
    ].compactMap { key, expression in expression.map { (key, $0) } }
  }

  /// Whether options describe a file, and none of them its media box.
  var lacksMedia: Bool {
    firstOfOwn != nil && media == nil && !verbatim.contains { $0.key == .media }
  }

  /// The first option that describes a single fixture; nil if none does.
  var firstOfOwn: String? {
    if let key = rectangles.first?.0 { return "--\(key.rawValue)" }
    if rotate != nil { return "--rotate" }
    if userUnit != nil { return "--user-unit" }
    if !verbatim.isEmpty { return "--verbatim" }
    if count != nil { return "--count" }
    if !inherit.isEmpty { return "--inherit" }
    return indirect.isEmpty ? nil : "--indirect"
  }
}
