import BoxDocument

/// Proves that a finished file is what a recipe says, with readers that did not write it.
///
/// Two readers look: one at the bytes as they stand there, where libqpdf has not written them
/// again, and the reader over libqpdf that the rules of this package are fed by.
struct Guard {
  private let recipe: Recipe

  /// Whether the memory of libqpdf is left to the end of the process.
  private let leavesMemory: Bool

  init(_ recipe: Recipe, leavesMemory: Bool = false) {
    self.recipe = recipe
    self.leavesMemory = leavesMemory
  }

  /// Checks a file before any damage.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - isPlain: Whether libqpdf has not written it again.
  /// - Throws: ``FixtureError`` that names what is not as it should be.
  func check(_ bytes: [UInt8], isPlain: Bool) throws(FixtureError) {
    let isDamaged = !recipe.damage.isEmpty
    if recipe.isUnreadable, !isDamaged { return try checkUnreadable(bytes, asMade: true) }
    if isPlain { try PlainGuard(recipe).check(bytes) }
    let document: PageDocument
    do throws(DocumentFailure) {
      let password = isPlain ? nil : recipe.variants.encryption?.userPassword
      document = try PageDocument(
        bytes: bytes, password: password, leavesMemory: leavesMemory)
    } catch {
      throw .broken(BrokenClaim("a file that can be read", found: error.message))
    }
    try EntryGuard(recipe, isRewritten: !isPlain).check(document)
    let form = FormGuard(recipe.variants)
    if isPlain { try form.checkPlain(document, bytes) } else { try form.check(document, bytes) }
    for (index, claim) in recipe.claims.enumerated() where claim.statement != .unreadable {
      try ClaimGuard(document).check(claim, at: Self.place(of: index))
    }
  }

  /// Checks a file after the damage: a reader has to notice it.
  func checkDamaged(_ bytes: [UInt8]) throws(FixtureError) {
    if recipe.isUnreadable { return try checkUnreadable(bytes) }
    guard recipe.damage.contains(where: \.isNoticed) else { return }
    let password = recipe.variants.encryption?.userPassword
    guard let document = try? PageDocument(bytes: bytes, password: password) else { return }
    if document.remarks.isEmpty, !document.wasRecovered {
      throw .broken(BrokenClaim("damaged", found: "a reader notices nothing"))
    }
  }

  /// Checks that no page can be read.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - asMade: Whether it is so without any damage, so that no other claim has been looked at.
  /// - Throws: ``FixtureError`` that names the claim.
  private func checkUnreadable(_ bytes: [UInt8], asMade: Bool = false) throws(FixtureError) {
    let password = recipe.variants.encryption?.userPassword
    let document = try? PageDocument(bytes: bytes, password: password)
    for (index, claim) in recipe.claims.enumerated() {
      if claim.statement == .unreadable, let document {
        throw .broken(
          BrokenClaim(
            claim.text, at: Self.place(of: index),
            found: "\(pageWords(document.pages.count)) can be read"))
      }
      if claim.statement != .unreadable, asMade {
        throw .broken(
          BrokenClaim(claim.text, at: Self.place(of: index), found: "no page can be read"))
      }
    }
  }

  private static func place(of index: Int) -> JSONPath {
    JSONPath().member("claims").element(index)
  }
}
