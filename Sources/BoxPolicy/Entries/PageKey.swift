/// One of the seven entries of a page dictionary that decide what part of the page is shown.
///
/// ISO 32000-2:2020, Table 31.
public enum PageKey: String, CaseIterable, Sendable, Hashable {
  case media, crop, bleed, trim, art
  case rotate
  case userUnit

  /// The key as it stands in the file, with its solidus.
  public var name: String {
    switch self {
    case .media: "/MediaBox"
    case .crop: "/CropBox"
    case .bleed: "/BleedBox"
    case .trim: "/TrimBox"
    case .art: "/ArtBox"
    case .rotate: "/Rotate"
    case .userUnit: "/UserUnit"
    }
  }

  /// Whether a page without the entry takes it from the nearest ancestor that has one.
  ///
  /// Of the seven only MediaBox, CropBox and Rotate inherit (ISO 32000-2:2020, 7.7.3.4, Table 31).
  public var isInheritable: Bool {
    switch self {
    case .media, .crop, .rotate: true
    case .bleed, .trim, .art, .userUnit: false
    }
  }

  /// The box that the key holds; nil for Rotate and UserUnit.
  public var box: Box? { Box(rawValue: rawValue) }

  /// The first part of the problem ids about this key, in words joined by hyphens.
  var word: String { self == .userUnit ? "user-unit" : rawValue }
}
