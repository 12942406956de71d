/// A PDF file that has been proved to have the boxes that its recipe claims.
///
/// The same recipe gives the same bytes on every machine, as long as no libqpdf has written them:
/// for object streams, linearised and encrypted files they depend on its version, and on the zlib
/// that it compresses with.
public struct Fixture: Sendable, Hashable {
  /// What the file is.
  public let recipe: Recipe
  /// The file.
  public let bytes: [UInt8]

  /// Makes the file of a recipe and proves it.
  ///
  /// - Throws: ``FixtureError`` where the recipe is impossible, or where a reader that did not
  ///   write the file does not find in it what the recipe says.
  public init(_ recipe: Recipe) throws(FixtureError) { try self.init(recipe, leavesMemory: false) }

  /// Makes the file of a recipe and proves it.
  ///
  /// - Parameters:
  ///   - recipe: What the file is to be.
  ///   - leavesMemory: Whether the memory of libqpdf is left to the end of the process.
  /// - Throws: As ``init(_:)``.
  package init(_ recipe: Recipe, leavesMemory: Bool) throws(FixtureError) {
    do throws(RecipeError) { try recipe.validate() } catch { throw .recipe(error) }
    var writer = RecipeWriter(recipe)
    try self.init(recipe, plain: writer.bytes(), leavesMemory: leavesMemory)
  }

  /// Makes the rest of a fixture from the bytes of a writer, which may be a wrong one.
  init(
    _ recipe: Recipe, plain: [UInt8], leavesMemory: Bool = false
  ) throws(FixtureError) {
    self.recipe = recipe
    let proof = Guard(recipe, leavesMemory: leavesMemory)
    do throws(FixtureError) {
      bytes = try Self.finished(plain, recipe, proof)
    } catch {
      guard let odd = recipe.odd else { throw error }
      throw error.placed(at: odd.place, advice: odd.advice)
    }
  }

  /// Returns the bytes of a writer in the form of the recipe and with its damage, all proved.
  private static func finished(
    _ plain: [UInt8], _ recipe: Recipe, _ proof: Guard
  ) throws(FixtureError) -> [UInt8] {
    try proof.check(plain, isPlain: true)
    var bytes = plain
    if recipe.variants.needsRewriting {
      bytes = try recipe.variants.applied(to: bytes)
      try proof.check(bytes, isPlain: false)
    }
    for (index, damage) in recipe.damage.enumerated() {
      do throws(DamageFailure) {
        bytes = try damage.applied(to: bytes)
      } catch {
        throw .damage(error, index: index)
      }
    }
    if !recipe.damage.isEmpty { try proof.checkDamaged(bytes) }
    return bytes
  }
}
