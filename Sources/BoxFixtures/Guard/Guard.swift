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
    try Self.requireLibrary()
    let isDamaged = !recipe.damage.isEmpty
    if recipe.isUnreadable, !isDamaged {
      // What replaces the catalogue or the root can take the pages away even for a plain look.
      if isPlain, recipe.objects[1] == nil, recipe.objects[2] == nil {
        try PlainGuard(recipe).check(bytes)
      }
      return try checkUnreadable(bytes)
    }
    if isPlain { try PlainGuard(recipe).check(bytes) }
    let document: PageDocument
    do throws(DocumentFailure) {
      let password = isPlain ? nil : recipe.variants.encryption?.userPassword
      document = try PageDocument(
        bytes: bytes, password: password, reader: .qpdf, leavesMemory: leavesMemory)
    } catch {
      if error.kind == .tooLarge { throw .noMemory }
      throw .broken(BrokenClaim("a file that can be read", found: error.message))
    }
    try EntryGuard(recipe, isRewritten: !isPlain).check(document)
    let form = FormGuard(recipe.variants)
    if isPlain { try form.checkPlain(document, bytes) } else { try form.check(document, bytes) }
    // What is claimed of a file that damage makes unreadable is refused with the damaged bytes.
    if !recipe.isUnreadable { try checkClaims(document) }
  }

  /// Checks the bytes that are delivered, after the damage.
  ///
  /// A reader has to notice the damage, and what it still finds is what the recipe says.
  func checkDamaged(_ bytes: [UInt8]) throws(FixtureError) {
    try Self.requireLibrary()
    if recipe.isUnreadable { return try checkUnreadable(bytes) }
    let document: PageDocument
    do throws(DocumentFailure) {
      document = try PageDocument(
        bytes: bytes, password: recipe.variants.encryption?.userPassword, reader: .qpdf,
        leavesMemory: leavesMemory)
    } catch {
      if error.kind == .tooLarge { throw .noMemory }
      guard let claim = recipe.claims.first else {
        throw .broken(
          BrokenClaim(
            "a file that can be read", at: FixtureError.damage,
            found: "\(error.message); if that is meant, claim \"unreadable\""))
      }
      throw .broken(
        BrokenClaim(
          claim.text, at: Self.place(of: 0),
          found: "the damaged file cannot be read: \(error.message)"))
    }
    let isNoticed = !document.remarks.isEmpty || document.wasRecovered
    if !isNoticed, recipe.damage.contains(where: \.isNoticed) {
      throw .broken(
        BrokenClaim("damaged", at: FixtureError.damage, found: "a reader notices nothing"))
    }
    do throws(FixtureError) {
      try EntryGuard(recipe, isRewritten: recipe.variants.needsRewriting).check(document)
    } catch {
      // The same was found before the damage.
      throw error.placed(at: FixtureError.damage)
    }
    try checkClaims(document)
  }

  private func checkClaims(_ document: PageDocument) throws(FixtureError) {
    for (index, claim) in recipe.claims.enumerated() where claim.statement != .unreadable {
      try ClaimGuard(document).check(claim, at: Self.place(of: index))
    }
  }

  /// Checks that no page can be read, and that nothing is claimed of pages.
  private func checkUnreadable(_ bytes: [UInt8]) throws(FixtureError) {
    let password = recipe.variants.encryption?.userPassword
    let document = try? PageDocument(bytes: bytes, password: password, reader: .qpdf)
    for (index, claim) in recipe.claims.enumerated() {
      if claim.statement == .unreadable, let document {
        throw .broken(
          BrokenClaim(
            claim.text, at: Self.place(of: index),
            found: "\(pageWords(document.pages.count)) can be read"))
      }
      if claim.statement != .unreadable {
        throw .broken(
          BrokenClaim(claim.text, at: Self.place(of: index), found: "no page can be read"))
      }
    }
  }

  /// Makes sure that what cannot be read is so because of the file.
  static func requireLibrary() throws(FixtureError) {
    if let failure = LibraryVersion.failure { throw .noLibrary(failure.message) }
  }

  private static func place(of index: Int) -> JSONPath {
    JSONPath().member("claims").element(index)
  }
}
