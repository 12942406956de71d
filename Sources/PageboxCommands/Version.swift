/// The version of the tool and the day of its manual pages.
enum Version {
  /// The version, by the rules of semantic versioning.
  static let number = "0.1.0"

  /// The date of the manual pages, raised with their text and not by the clock.
  static let manualDate = "November 30, 2026"
}
