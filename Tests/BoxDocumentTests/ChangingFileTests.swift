import BoxDocument
import BoxFixtures
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ChangingFileTests {
  /// How a file changes while it is read.
  enum Change: CaseIterable {
    case cut, grown

    var kind: DocumentFailure.Kind { self == .cut ? .cutShortWhileRead : .changedWhileRead }
  }

  /// A file that takes many times longer to read than the pause between two changes.
  private static let bytes: [UInt8] = {
    let pages = TreeFixture(
      pages: ["/MediaBox [0 0 300 400]"], repeating: 3_000, shape: .balanced(fanOut: 30))
    // Comments behind the end can go without the reader missing any of the pages.
    return pages.bytes() + Array(repeating: UInt8(ascii: "%"), count: 500_000)
  }()

  @Test(arguments: Change.allCases)
  func `a file that changes while it is read is an error, though every page could be read`(
    _ change: Change
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("changing.pdf", Self.bytes)
    #expect(try PageDocument(reading: file).pages.count == 3_000)

    let writer = Thread {
      guard let handle = FileHandle(forUpdatingAtPath: file) else { return }
      var size = UInt64(Self.bytes.count)
      for _ in 0..<10_000 where !Thread.current.isCancelled {
        size = change == .cut ? size - 1 : size + 1
        try? handle.truncate(atOffset: size)
        Thread.sleep(forTimeInterval: 0.001)
      }
    }
    writer.start()
    defer { writer.cancel() }
    var kinds: [DocumentFailure.Kind] = []
    // The first reading may come before the first change.
    for _ in 0..<20 where kinds.isEmpty {
      do throws(DocumentFailure) {
        _ = try PageDocument(reading: file)
      } catch {
        kinds.append(error.kind)
      }
    }
    #expect(kinds == [change.kind])
  }
}
