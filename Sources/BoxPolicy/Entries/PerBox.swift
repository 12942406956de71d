/// One value for each of the five boxes.
public struct PerBox<Value> {
  private var media: Value
  private var crop: Value
  private var bleed: Value
  private var trim: Value
  private var art: Value

  /// Gives all five boxes the same value.
  public init(repeating value: Value) {
    media = value
    crop = value
    bleed = value
    trim = value
    art = value
  }

  /// Gives each box its own value.
  public init(media: Value, crop: Value, bleed: Value, trim: Value, art: Value) {
    self.media = media
    self.crop = crop
    self.bleed = bleed
    self.trim = trim
    self.art = art
  }

  /// The value of a box.
  public subscript(box: Box) -> Value {
    get {
      switch box {
      case .media: media
      case .crop: crop
      case .bleed: bleed
      case .trim: trim
      case .art: art
      }
    }
    set {
      switch box {
      case .media: media = newValue
      case .crop: crop = newValue
      case .bleed: bleed = newValue
      case .trim: trim = newValue
      case .art: art = newValue
      }
    }
  }
}

extension PerBox: Sendable where Value: Sendable {}
extension PerBox: Equatable where Value: Equatable {}
extension PerBox: Hashable where Value: Hashable {}
