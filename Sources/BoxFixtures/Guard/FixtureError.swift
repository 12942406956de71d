/// Why there is no fixture.
public enum FixtureError: Error, Sendable, Hashable {
  /// The recipe asks for something impossible.
  case recipe(RecipeError)
  /// The damage at this index of the recipe found nothing to break.
  case damage(DamageFailure, index: Int)
  /// What was written is not what the recipe says.
  case broken(BrokenClaim)
  /// libqpdf could not write the file once more; with its words.
  case notRewritten(String)
  /// There was not enough memory for libqpdf.
  case noMemory
  /// libqpdf cannot be loaded, or is too old; with the reason.
  case noLibrary(String)
}

extension FixtureError: CustomStringConvertible {
  /// What is wrong, in a line.
  public var description: String { place.map { "\($0): \(message)" } ?? message }

  /// Where in the recipe it is, such as `$.claims[0]`; nil where no part of the recipe is at fault.
  public var place: String? {
    switch self {
    case .recipe(let error): error.place
    case .damage(_, let index): Self.damage.element(index).description
    case .broken(let claim): claim.place
    case .notRewritten, .noMemory, .noLibrary: nil
    }
  }

  /// What is wrong, without the place.
  public var message: String {
    switch self {
    case .recipe(let error): error.message
    case .damage(let failure, _): failure.description
    case .broken(let claim): "broken claim '\(claim.claim)': \(claim.found)"
    case .notRewritten(let text): "libqpdf cannot write it in this form: \(text)"
    case .noMemory: "there is not enough memory to make it"
    case .noLibrary(let reason): reason
    }
  }

  /// Where all damages of a recipe stand.
  static let damage = JSONPath().member("damage")
}

extension FixtureError {
  /// What has to change for the fixture to be made.
  public enum Cause: Sendable, Hashable {
    /// The recipe.
    case recipe
    /// The machine, or its libqpdf.
    case system
    /// This package: what follows from a recipe by itself is not true of the file.
    case bug
  }

  /// What has to change for the fixture to be made.
  public var cause: Cause {
    switch self {
    case .recipe, .damage: .recipe
    // Nobody claimed it, and nothing in the recipe stands in the way.
    case .broken(let claim): claim.place == JSONPath().description ? .bug : .recipe
    case .notRewritten, .noMemory, .noLibrary: .system
    }
  }

  /// The same error with a place for a broken claim that has none of its own, and advice for it.
  func placed(at path: JSONPath, advice: String? = nil) -> FixtureError {
    guard case .broken(let claim) = self, claim.place == JSONPath().description else { return self }
    let found = claim.found + (advice.map { "; \($0)" } ?? "")
    return .broken(BrokenClaim(claim.claim, at: path, found: found))
  }
}

/// Something that the recipe says and the finished file has not got.
public struct BrokenClaim: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is claimed, such as `crop!=media on 1`.
  public let claim: String
  /// What was found instead.
  public let found: String
  /// Where the recipe claims it, such as `$.claims[0]`; the root where it follows by itself.
  public let place: String

  init(_ claim: String, at path: JSONPath = JSONPath(), found: String) {
    self.claim = claim
    self.found = found
    place = path.description
  }

  /// The place, the claim and what was found.
  public var description: String { FixtureError.broken(self).description }
}

/// A number of pages in words.
func pageWords(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
