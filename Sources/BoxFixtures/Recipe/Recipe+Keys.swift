public import BoxPolicy

extension Recipe {
  /// What is written for the seven keys of one dictionary, and any other keys.
  public struct Keys: Sendable, Hashable {
    /// The values of each key; more than one makes the key stand there as often.
    public var values: PerKey<[Value]>
    /// Verbatim text of other keys.
    public var other: String

    /// Describes what is written; a key that is not given is left out.
    public init(
      media: Value? = nil, crop: Value? = nil, bleed: Value? = nil, trim: Value? = nil,
      art: Value? = nil, rotate: Value? = nil, userUnit: Value? = nil, other: String = ""
    ) {
      values = PerKey(repeating: [])
      self.other = other
      let given: [(PageKey, Value?)] = [
        (.media, media), (.crop, crop), (.bleed, bleed), (.trim, trim), (.art, art),
        (.rotate, rotate), (.userUnit, userUnit),
      ]
      for (key, value) in given { self[key] = value }
    }

    /// The value that counts where a key stands there twice: the last, as libqpdf has it.
    public subscript(key: PageKey) -> Value? {
      get { values[key].last }
      set { values[key] = newValue.map { [$0] } ?? [] }
    }
  }
}
