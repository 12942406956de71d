/// One of the four viewer preferences that name a box to show or print pages by.
///
/// They stand in the catalogue and are meant for every page. No known program goes by them, and
/// the standard deprecates them, so they do not count (rule R11; ISO 32000-2:2020, 12.2).
public enum ViewerArea: CaseIterable, Sendable, Hashable {
  /// The box to show.
  case viewArea
  /// The box to clip to when shown.
  case viewClip
  /// The box to print.
  case printArea
  /// The box to clip to when printed.
  case printClip

  /// The dictionary of the catalogue that holds them, with its solidus.
  public static let holder = "/ViewerPreferences"

  /// The key as it stands in the file, with its solidus.
  public var name: String {
    switch self {
    case .viewArea: "/ViewArea"
    case .viewClip: "/ViewClip"
    case .printArea: "/PrintArea"
    case .printClip: "/PrintClip"
    }
  }
}
