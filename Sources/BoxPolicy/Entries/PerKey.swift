/// One value for each of the seven keys.
///
/// A struct of seven places and not a dictionary, since one is made for every page of a file.
public struct PerKey<Value> {
  private var boxes: PerBox<Value>
  private var rotate: Value
  private var userUnit: Value

  /// Gives all seven keys the same value.
  public init(repeating value: Value) {
    boxes = PerBox(repeating: value)
    rotate = value
    userUnit = value
  }

  /// The value of a key.
  public subscript(key: PageKey) -> Value {
    get {
      switch key {
      case .media: boxes[.media]
      case .crop: boxes[.crop]
      case .bleed: boxes[.bleed]
      case .trim: boxes[.trim]
      case .art: boxes[.art]
      case .rotate: rotate
      case .userUnit: userUnit
      }
    }
    set {
      switch key {
      case .media: boxes[.media] = newValue
      case .crop: boxes[.crop] = newValue
      case .bleed: boxes[.bleed] = newValue
      case .trim: boxes[.trim] = newValue
      case .art: boxes[.art] = newValue
      case .rotate: rotate = newValue
      case .userUnit: userUnit = newValue
      }
    }
  }
}

extension PerKey: Sendable where Value: Sendable {}
extension PerKey: Equatable where Value: Equatable {}
extension PerKey: Hashable where Value: Hashable {}
