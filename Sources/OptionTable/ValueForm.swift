/// What may stand as the value of an option or operand.
package enum ValueForm: Sendable, Hashable {
  /// A number, a range, free text: nothing that a shell could offer.
  case text
  /// The name of any file.
  case anyFile
  /// The name of a directory.
  case directory
  /// The name of a file that ends in a dot and this extension, in any case.
  case file(extension: String)
  /// One of these words.
  case oneOf([String])
  /// One of the words that go with what the operand before says.
  case oneOfAfter([Following])
  /// Text, for which a shell offers these words; too many to be listed elsewhere.
  case words([String])
  /// Text that may begin with one of these words, and then goes on or ends.
  case beginnings([String])
  /// Any of these words, with commas between them.
  case listOf([String])

  /// Every word that is accepted; empty where they cannot be listed.
  var choices: [String] {
    switch self {
    case .oneOf(let choices), .listOf(let choices): choices
    case .oneOfAfter(let following): following.flatMap(\.choices)
    case .text, .anyFile, .directory, .file, .words, .beginnings: []
    }
  }

  /// Every word that a shell offers, accepted alone or not.
  var offered: [String] {
    switch self {
    case .oneOf(let words), .listOf(let words), .words(let words), .beginnings(let words): words
    case .oneOfAfter(let following): following.flatMap(\.choices)
    case .text, .anyFile, .directory, .file: []
    }
  }
}

/// The words that may follow another.
package struct Following: Sendable, Hashable {
  /// What the operand before says.
  package let word: String
  /// What may stand after it.
  package let choices: [String]

  /// Makes a row from a word and what may stand after it.
  package init(_ word: String, _ choices: [String]) {
    self.word = word
    self.choices = choices
  }
}

/// The value of an option or operand as people read it.
package struct ValueDocumentation: Sendable, Hashable {
  /// The placeholder, in upper case.
  package let name: String
  /// What may stand there.
  package let form: ValueForm
}
