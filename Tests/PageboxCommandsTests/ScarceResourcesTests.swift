import BoxFixtures
import Foundation
import TestSupport
import Testing

/// Limits that the shell sets to a process, and more jobs than fit them.
@Suite struct ScarceResourcesTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let pages = TreeFixture(
      pages: ["/MediaBox [0 0 600 800] /CropBox [10 10 590 790]"], repeating: 800)
    _ = try folder.file("a.pdf", pages.bytes())
    _ = try folder.file("list", Array(String(repeating: "a.pdf\n", count: 60).utf8))
  }

  private func count(under limit: String, jobs: Int) throws {
    let result = try Executable.shell(
      #"ulimit $1 || exit; exec "$pagebox" diff --count -j "$2" --files-from list"#, limit,
      "\(jobs)", in: folder.path)
    #expect(result.errors == "" && result.signal == nil && result.status == 1)
    #expect(result.output == String(repeating: "a.pdf: 800 of 800 pages\n", count: 60))
  }

  /// A sanitizer needs more than any limit.
  private static let canRunInLittleMemory =
    (try? Executable.shell(#"ulimit -v 400000 && exec "$pagebox" --version"#))?.status == 0

  @Test(
    .enabled(if: Self.canRunInLittleMemory, "memory cannot be limited"),
    arguments: [("-v 400000", 2), ("-v 1000000", 16), ("-v 4000000", 1_024), ("-d 1000000", 64)])
  func `many jobs do not use up little memory`(_ limit: String, _ jobs: Int) throws {
    try count(under: limit, jobs: jobs)
  }

  @Test(arguments: [("-n 20", 64), ("-n 12", 4), ("-S -n 20", 1_024)])
  func `many jobs do with few open files`(_ limit: String, _ jobs: Int) throws {
    try count(under: limit, jobs: jobs)
  }
}
