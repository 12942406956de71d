/// Some of the seven keys.
struct KeySet: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set of one key.
  init(_ key: PageKey) {
    switch key {
    case .media: self.init(rawValue: 1)
    case .crop: self.init(rawValue: 2)
    case .bleed: self.init(rawValue: 4)
    case .trim: self.init(rawValue: 8)
    case .art: self.init(rawValue: 16)
    case .rotate: self.init(rawValue: 32)
    case .userUnit: self.init(rawValue: 64)
    }
  }
}
