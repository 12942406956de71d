/// Why there is no fixture.
public enum FixtureError: Error, Sendable, Hashable {
  /// The recipe asks for something impossible.
  case recipe(RecipeError)
  /// A damage found nothing to break.
  case damage(DamageFailure)
  /// What was written is not what the recipe says.
  case broken(BrokenClaim)
  /// libqpdf could not write the file once more; with its words.
  case notRewritten(String)
}

extension FixtureError: CustomStringConvertible {
  /// What is wrong, in a line.
  public var description: String {
    switch self {
    case .recipe(let error): error.description
    case .damage(let failure): "$.damage: \(failure)"
    case .broken(let claim): claim.description
    case .notRewritten(let text): "libqpdf cannot write it in this form: \(text)"
    }
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
  public var description: String { "\(place): broken claim '\(claim)': \(found)" }
}

/// A number of pages in words.
func pageWords(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
