import Foundation

/// The project that is tested.
enum Project {
  /// The folder in which it is.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
