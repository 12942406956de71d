import Synchronization

/// Things that live until the process ends.
///
/// Taking apart what a large file was read into takes about a twentieth of the time of a run, and
/// a process that ends hands its memory back at once.
enum Keepsakes {
  private static let kept = Mutex<[any Sendable]>([])

  /// Keeps a thing for good.
  static func keep(_ thing: some Sendable) { kept.withLock { $0.append(thing) } }
}
