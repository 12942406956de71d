/// One of the five page boundaries of a PDF page.
///
/// ISO 32000-2:2020, 14.11.2 and Table 31.
public enum Box: String, CaseIterable, Sendable, Hashable {
  /// The sheet the page is made for; the only boundary that must be there.
  case media
  /// The region that is shown or printed by default.
  case crop
  /// The region that production clips to, trim plus bleed.
  case bleed
  /// The intended size of the finished page after trimming.
  case trim
  /// The extent of the meaningful content as its author wants it placed.
  case art

  /// The key of the page dictionary, with its solidus.
  public var key: PageKey {
    switch self {
    case .media: .media
    case .crop: .crop
    case .bleed: .bleed
    case .trim: .trim
    case .art: .art
    }
  }
}
