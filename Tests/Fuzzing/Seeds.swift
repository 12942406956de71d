import BoxFixtures
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Prints a file of a form that no recipe makes, by its place in the list; nothing beyond the last.
@main enum Seeds {
  static func main() {
    let files =
      TableStreamFile.allCases.map { $0.bytes() } + [HybridFile.bytes()]
      + [false, true].map { PackedPages(isFlate: $0).bytes() }
    guard let place = CommandLine.arguments.last.flatMap({ Int($0) }), files.indices.contains(place)
    else { return }
    unsafe files[place].withUnsafeBytes { bytes in
      _ = unsafe write(1, bytes.baseAddress, bytes.count)
    }
  }
}
