import Foundation

/// A folder of its own for a test, gone when the test is.
package final class TemporaryFolder: Sendable {
  /// The folder's place.
  package let path: String

  /// Makes an empty one.
  package init() throws {
    path = NSTemporaryDirectory() + "pagebox-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    if (try? FileManager.default.removeItem(atPath: path)) != nil { return }
    // A test has shut a folder in it.
    let opener = try? Process.run(
      URL(fileURLWithPath: "/bin/chmod"), arguments: ["-R", "u+rwx", path])
    opener?.waitUntilExit()
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders on the way to it, and returns its path.
  package func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let path = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    return path
  }
}
