import BoxPolicy

extension Recipe {
  /// The forms in which the file can be written and be what the recipe says, its own form first.
  ///
  /// Damage is meant for one form, so that a damaged file has no other. A file that libqpdf would
  /// not keep as it is has only the forms that need no libqpdf.
  package var sensibleVariants: [Variants] {
    guard variants == Variants(), damage.isEmpty, !isUnreadable else { return [variants] }
    let plain = [
      variants, Variants(version: "1.4"), Variants(version: "2.0"),
      Variants(crossReferenceStream: true),
    ]
    guard survivesRewriting else { return plain }
    let rewritten = [
      Variants(objectStreams: true), Variants(encryption: Encryption(.aes256)),
      Variants(encryption: Encryption(.rc4)),
    ]
    guard survivesLinearizing else { return plain + rewritten }
    return plain + rewritten + [
      Variants(isLinearized: true), Variants(objectStreams: true, isLinearized: true),
    ]
  }

  /// Whether no page of the finished file is to be readable.
  var isUnreadable: Bool { claims.contains { $0.statement == .unreadable } }

  /// Whether libqpdf finds nothing to drop, mend or write in another way.
  private var survivesRewriting: Bool {
    hasUsualLinks && !hasUnseen && !hasLostObject && earlier.isEmpty && !isSigned
      && hasWordsOfLibqpdf && hasMedia
  }

  /// Whether the tree is held together as usual and lists nothing besides its pages.
  var hasUsualLinks: Bool {
    tree.kids.isEmpty
      && ([tree.type, tree.parent, tree.count] + pages.flatMap { [$0.type, $0.parent] })
        .allSatisfy { $0 == .usual }
  }

  /// Whether a further object is one that no text refers to.
  var hasLostObject: Bool {
    // The first two are the catalogue and the root, which are found without.
    let further = objects.keys.filter { $0 > 2 }
    return !further.isEmpty && !referredNumbers.isSuperset(of: further)
  }

  /// Whether nothing depends on a place above the pages, which linearised files do not use.
  var survivesLinearizing: Bool {
    let claimsPlace = claims.contains {
      if case .inherited = $0.statement { true } else { false }
    }
    let above = [tree.keys] + tree.levels
    // What does not inherit is dropped there (ISO 32000-2:2020, Annex F.3.4).
    let isDropped = above.contains { keys in
      !keys.other.isEmpty || PageKey.allCases.contains { !$0.isInheritable && keys[$0] != nil }
    }
    return !claimsPlace && !isDropped && !hasValueForNoPage
  }

  /// Whether a node has a value that no page inherits.
  ///
  /// Where libqpdf linearises a file, it gives each page what that inherits, and takes the rest away.
  private var hasValueForNoPage: Bool {
    let above = [tree.keys] + tree.levels
    return PageKey.allCases.contains { key in
      let nodes = above.count { $0[key] != nil }
      return nodes > 1 || nodes == 1 && pages.allSatisfy { $0.keys[key] != nil }
    }
  }

  /// Whether every page has a media box that libqpdf does not replace, as it does from 11.6 on.
  private var hasMedia: Bool {
    let model = RecipeEntries(self)
    return pages.allSatisfy { PageBoxes(model.entries(of: $0.keys))[.media].isExplicit }
  }

  /// Whether libqpdf writes the words of all texts as they are, but for those of damages.
  ///
  /// Numbers such as +5 and 007 it writes anew, and a word that is nothing else as a string.
  var hasWordsOfLibqpdf: Bool {
    texts.allSatisfy { text in !PDFObject.all(in: text).contains(where: \.hasOddWord) }
  }
}

extension PDFObject {
  /// Whether there is a word that libqpdf writes with other characters.
  fileprivate var hasOddWord: Bool {
    switch self {
    case .word: asRead != self
    case .name(let name): Self.hasNumberSign(name)
    case .string, .reference: false
    case .array(let elements): elements.contains(where: \.hasOddWord)
    case .dictionary(let members):
      members.contains { Self.hasNumberSign($0.key) || $0.value.hasOddWord }
    }
  }

  /// Whether there is a number sign in a name, which libqpdf writes as it is and then misreads.
  private static func hasNumberSign(_ name: String) -> Bool {
    Array(name.utf8).firstRange(of: "#23") != nil
  }
}
