import QPDFBridge

/// The version of libqpdf that this process reads with.
package enum LibraryVersion {
  /// The version in words, such as 11.3.0.
  package static var text: String { Library.version }

  /// The oldest version that reads as this tool says it does.
  package static let oldest = "11.3"

  /// Whether the library is as new as it has to be.
  package static var isSupported: Bool {
    let numbers = Library.version.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
    return !numbers.lexicographicallyPrecedes([11, 3])
  }
}
