import BoxFixtures
import BoxPolicy
import SystemBridge

/// The recipes of a run, one after the other, each with a name for messages.
struct SynthSource: Sendable {
  /// What comes next.
  enum Item: Sendable {
    /// A recipe.
    case recipe(SynthItem)
    /// A recipe or a file of recipes that cannot be read.
    case failure(Message)
  }

  /// Where the recipes are.
  private enum Source {
    case ready([Recipe])
    case files([String])
  }

  private let source: Source
  private let values: SynthValues
  private let password: String
  private var position = 0
  private var open: (name: FileName, stream: RecipeStream, count: Int)?

  init(_ values: SynthValues, password: String) {
    self.values = values
    self.password = password
    if values.firstOfOwn != nil {
      source = .ready([values.ownRecipe])
    } else if !values.recipes.isEmpty {
      source = .files(values.recipes)
    } else if !values.cases.isEmpty {
      source = .ready(values.cases.compactMap { Catalogue.recipe(named: $0) })
    } else {
      source = .ready(Catalogue.all)
    }
  }

  /// The file from which the last recipe came; nil for a recipe of ours or of the options.
  var file: FileName? { open?.name }

  /// Returns the next recipe; nil at the end.
  mutating func next() -> Item? {
    switch source {
    case .ready(let recipes):
      guard position < recipes.count else { return nil }
      position += 1
      return .recipe(item(recipes[position - 1], in: nil, position))
    case .files(let files): return next(of: files)
    }
  }

  private mutating func next(of files: [String]) -> Item? {
    while true {
      if let name = open?.name {
        let number = (open?.count ?? 0) + 1
        open?.count = number
        do throws(RecipeError) {
          if let recipe = try open?.stream.next() { return .recipe(item(recipe, in: name, number)) }
        } catch {
          return .failure(Message(error, number, in: name))
        }
      }
      guard position < files.count else { return nil }
      let name = FileName(lossless: files[position])
      position += 1
      open = nil
      do throws(FileFailure) {
        open = (name, RecipeStream(json: try SmallFile.content(of: name, limit: Self.mostBytes)), 0)
      } catch {
        return .failure(Message(error, at: name))
      }
    }
  }

  private func item(_ recipe: Recipe, in file: FileName?, _ number: Int) -> SynthItem {
    SynthItem(
      recipe: values.adapted(recipe, password: password), file: file, number: number,
      ownClaims: recipe.claims.count)
  }

  /// The most bytes that a file of recipes may have.
  private static let mostBytes = 1 << 30
}

extension Message {
  /// The line about a recipe that cannot be read: its number in the file, if it is JSON at all.
  fileprivate init(_ error: RecipeError, _ number: Int, in file: FileName) {
    if error.place.hasPrefix("$") {
      self.init(.error, file: file, place: "recipe \(number)", error.description)
    } else {
      self.init(.error, file: file, place: error.place, error.message)
    }
  }
}
