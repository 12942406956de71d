import TestSupport
import Testing

@testable import BoxFixtures

/// Whatever a recipe says: there is a file that has it, or words that say why there is none.
@Suite struct RandomRecipeTests {
  @Test(.timeLimit(.minutes(10)), arguments: SplitMix.seeds)
  func `a recipe is made or refused, and survives JSON`(_ seed: UInt64) throws {
    var recipes = RandomRecipe(seed: seed)
    var made = 0
    for number in 0..<60 {
      let recipe = recipes.next()
      let json = String(decoding: recipe.jsonLine(), as: UTF8.self)
      do throws(FixtureError) {
        let bytes = try Fixture(recipe).bytes
        made += 1
        if number % 8 == 0, try Fixture(recipe).bytes != bytes {
          Issue.record("seed \(seed), \(number): not the same twice: \(json)")
        }
      } catch {
        if case .recipe = error { continue }
        Issue.record("seed \(seed), \(number): \(error): \(json)")
        continue
      }
      #expect(try Recipe(json: recipe.json()) == recipe, "seed \(seed), \(number): \(json)")
    }
    // Most are wrong somewhere, but far from all.
    #expect(made > 5)
  }

  @Test(.timeLimit(.minutes(10)), arguments: SplitMix.seeds)
  func `a recipe of changed bytes is read or refused at once`(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let texts = Catalogue.all.map { $0.jsonLine() }
    let words = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "null", "1e9", "-", "0", "\"each\":",
    ]
    let clock = ContinuousClock()
    var slowest = Duration.zero
    var read = 0
    for _ in 0..<400 {
      var bytes = texts[random.below(texts.count)]
      for _ in 0...random.below(3) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(5) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: words[random.below(words.count)].utf8, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        default:
          bytes.insert(
            contentsOf: bytes[place..<min(bytes.count, place + random.below(40))], at: place)
        }
      }
      slowest = max(
        slowest,
        clock.measure {
          guard let recipe = try? Recipe(json: bytes) else { return }
          read += 1
          _ = try? recipe.validate()
        })
    }
    #expect(slowest < .seconds(1), "seed \(seed)")
    // Some change nothing but a word of prose.
    #expect(read > 10)
  }
}
