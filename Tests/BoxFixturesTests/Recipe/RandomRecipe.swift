import BoxPolicy
import TestSupport

@testable import BoxFixtures

/// Recipes of any kind, right and wrong, by a seeded generator.
struct RandomRecipe {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func next() -> Recipe {
    var recipe = Recipe(
      name: random.below(40) == 0 ? random.pick("A", "", "../x") : random.pick("a", "b-1", "c.d"),
      pages: (0..<random.below(4)).map { _ in page() },
      content: random.pick(.none, .outlines, .quadrants))
    recipe.tree = tree()
    if chance(4) { recipe.objects[90 + random.below(3)] = text() }
    if chance(20) { recipe.objects[random.pick(0, -1, 8_388_607, 1 << 40)] = "1" }
    if chance(8) {
      recipe.catalogue = random.pick("/PageMode /UseNone", "/A (b)", "/A", "/Pages 1")
    }
    if chance(5) { recipe.variants = variants() }
    for _ in 0..<(chance(5) ? 1 + random.below(2) : 0) {
      recipe.earlier.append(.init(page: random.below(4), keys: keys()))
    }
    recipe.isSigned = chance(8)
    return recipe
  }

  private mutating func chance(_ limit: Int) -> Bool { random.below(limit) == 0 }

  private mutating func page() -> Recipe.Page {
    Recipe.Page(
      keys(), count: chance(40) ? random.pick(0, -1) : random.pick(1, 1, 1, 2, 3, 7),
      type: override("/Page", "/X"),
      parent: override("null", "9999 0 R"))
  }

  private mutating func tree() -> Recipe.Tree {
    var tree = Recipe.Tree(keys())
    if chance(4) { tree.levels = (0..<random.below(3)).map { _ in keys() } }
    if chance(6) { tree.depth = random.pick(1, 2, 30, -1, 1_000_000) }
    if chance(6) { tree.fanOut = random.pick(2, 3, 1, 0) }
    if chance(6) {
      tree.kids = (0..<random.below(3)).map { _ in
        random.pick(
          .root, .null, .again(1), .again(9), .verbatim("42"), .verbatim("["), .direct(keys()))
      }
    }
    tree.type = override("/Pages", "/Y")
    tree.count = override("7", "/Z")
    return tree
  }

  private mutating func override(_ texts: String...) -> Recipe.Override {
    switch random.below(16) {
    case 0: .missing
    case 1: .verbatim(texts[random.below(texts.count)])
    case 2 where chance(4): .verbatim("]")
    default: .usual
    }
  }

  private mutating func keys() -> Recipe.Keys {
    var keys = Recipe.Keys()
    if chance(2) { keys[.media] = [0, 0, 600, 800] }
    for key in PageKey.allCases where chance(4) {
      keys.values[key] = (0..<random.pick(1, 1, 1, 1, 2)).map { _ in value() }
    }
    if chance(8) {
      keys.other =
        chance(6) ? random.pick("/A", "/MediaBox 1", "% c") : random.pick("/Tabs /S", "/A 1 /B [2]")
    }
    return keys
  }

  private mutating func value() -> Recipe.Value {
    switch random.below(8) {
    case 0: chance(2) ? .dangling : .null
    default:
      .verbatim(text(), chance(12) ? .elements : random.pick(.direct, .direct, .indirect))
    }
  }

  private mutating func text() -> String {
    if chance(60) { return random.pick("[", ")", "", "1 2", "1 % c", "99999999999999999999") }
    if chance(3) { return "[0 \(random.below(9)) \(random.below(900)) \(random.digits(3))]" }
    return random.pick(
      "90", "-90", "1.50", "/Name", "(text)", "<00FF>", "[1 2 3]", "[1 2 3 4 5]",
      "[[1] /A (b) null]",
      "<< /A 1 >>", "true", "90 0 R", "[91 0 R 1 2 3]", "9999 0 R", "--5", "word", "[0 0 1e5 9]",
      "/A#20B", "[]", "é")
  }

  private mutating func variants() -> Recipe.Variants {
    var variants = Recipe.Variants(version: random.pick(nil, nil, "1.4", "2.0", "9", "1.x"))
    variants.objectStreams = chance(3)
    variants.crossReferenceStream = chance(3)
    variants.isLinearized = chance(3)
    if chance(3) {
      variants.encryption = .init(random.pick(.aes256, .rc4), userPassword: random.pick("", "u"))
    }
    return variants
  }
}
