import BoxFixtures
import Foundation
import TestSupport
import Testing

@testable import PageboxCommands

@Suite struct DocumentReaderTests {
  /// Standard input is one for the whole process, so the test has a process of its own.
  @Test func `standard input that is too large is to be saved to a file`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let bytes = coverSpread.bytes()
      let file = try folder.file("a.pdf", bytes)
      for spare in [0, -1] {
        let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
        try #require(dup2(input.fileDescriptor, STDIN_FILENO) == STDIN_FILENO)
        var reader = DocumentReader()
        reader.mostStandardInput = bytes.count + spare
        let outcome = reader.read(.standardInput)
        #expect((outcome.document != nil) == (spare == 0))
        #expect(outcome.status == (spare == 0 ? .done : .failed))
        let lines = outcome.messages.map(\.line)
        #expect(lines.count == -spare)
        #expect(lines.allSatisfy { $0.hasPrefix("pagebox: -: error: ") })
        #expect(lines.allSatisfy { $0.hasSuffix("; save it to a file and name that\n") })
      }
    }
  }
}
