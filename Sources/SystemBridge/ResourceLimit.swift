#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A limit that the operating system sets to the process.
struct ResourceLimit {
  #if canImport(Glibc)
    private let number: __rlimit_resource_t

    private init(_ resource: __rlimit_resource) {
      number = __rlimit_resource_t(resource.rawValue)
    }
  #else
    private let number: Int32

    private init(_ resource: Int32) { number = resource }
  #endif

  /// The bytes of memory that may be reserved.
  static let addressSpace = ResourceLimit(RLIMIT_AS)

  /// The bytes of memory that may be reserved for writing.
  static let data = ResourceLimit(RLIMIT_DATA)

  /// One more than the highest number of a file that is open.
  static let openFiles = ResourceLimit(RLIMIT_NOFILE)

  /// The soft and the hard limit; nil if the system does not say.
  ///
  /// Calls `getrlimit`.
  var value: rlimit? {
    var limit = rlimit()
    return unsafe getrlimit(number, &limit) == 0 ? limit : nil
  }

  /// The soft limit; nil if there is none.
  var soft: Int? {
    // No limit is a number that nothing can reach.
    guard let value, value.rlim_cur < Int.max else { return nil }
    return Int(value.rlim_cur)
  }

  /// Sets both, if the system allows it.
  ///
  /// Calls `setrlimit`.
  func set(_ limit: rlimit) {
    var limit = limit
    _ = unsafe setrlimit(number, &limit)
  }
}
