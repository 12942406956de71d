/// How large deep stacks are, and how many there may be at a time.
///
/// Where reserved memory counts they have a quarter of it together: whatever else asks for memory
/// and gets none ends the process.
struct StackPlan {
  /// The bytes that may be reserved; nil if nobody counts them.
  let space: Int?

  /// The sizes where nobody counts; where one cannot be had the next smaller one is tried.
  ///
  /// Smaller in debug builds, since the address sanitizer writes to a shadow of the whole of it.
  private static let free: [Int] = {
    #if DEBUG
      [1 << 26]
    #else
      [1 << 34, 1 << 32, 1 << 30, 1 << 28]
    #endif
  }()

  /// What a thread has without being asked.
  private static let usual = 8 << 20

  /// The least that is worth a thread of its own.
  var least: Int {
    space.map { min(1 << 26, $0 / 4) } ?? Self.free[Self.free.count - 1]
  }

  /// How many threads can have such a stack at a time.
  var most: Int {
    space.map { max(1, $0 / 4 / max(least, 1)) } ?? .max
  }

  /// The sizes to try in turn where so many threads have one; none if the usual stack must do.
  func sizes(sharedBy count: Int) -> [Int] {
    guard let space else { return Self.free }
    let size = min(Self.free[0], max(space / 4 / max(count, 1), least))
    // Whole pages, of any system.
    return size > Self.usual ? [size & ~0xFFFF] : []
  }
}
