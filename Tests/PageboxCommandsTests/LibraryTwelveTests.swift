import Foundation
import TestSupport
import Testing

/// The same program over libqpdf 12 says the same about every file.
///
/// PAGEBOX_LIBQPDF12 names the shared library; the wheel of pikepdf carries one. Linux alone.
@Suite(
  .enabled(if: LibraryTwelve.path != nil && Loading.isOwn, "PAGEBOX_LIBQPDF12 names no library"))
struct LibraryTwelveTests {
  /// Files that the two versions rightly see differently, and why.
  static let differences: [String: String] = [
    "mozilla__pdf.js/test/pdfs/bug1811668_reduced.pdf":
      "12 refuses object numbers above a third of the size of the file"
  ]

  @Test func `both versions of the library give the same`() throws {
    let folder = try TemporaryFolder()
    let other = try LibraryTwelve.variables(folder)
    let version = try Executable.run("--version", variables: other)
    try #require(version.output.contains("\nlibqpdf 12."), "\(version.output)\(version.errors)")
    let own = try Executable.run("--version")
    try #require(!own.output.contains("\nlibqpdf 12."), "both have 12")

    var differing: [String] = []
    let files = LibraryTwelve.files
    try #require(files.count >= 3)
    for file in files {
      // The other reader would read sound files without either.
      let results = try [[:], other].map {
        try Executable.run(
          "inspect", "--reader=qpdf", "--format=ndjson", file.name, in: file.folder, variables: $0)
      }
      for result in results { #expect(result.status == 0 || result.status == 2, "\(file.name)") }
      if results[0].bytes == results[1].bytes, results[0].status == results[1].status { continue }
      differing.append(file.name)
      let isKnown = Self.differences[file.name] != nil
      #expect(isKnown, "\(file.name)\n\(LibraryTwelve.described(results))")
    }
    // A row whose file is not here cannot be judged.
    let known = Set(Self.differences.keys).intersection(files.map(\.name))
    #expect(known.subtracting(differing) == [], "no longer different; take the row away")
  }
}

/// The other library, and the files to hold it against.
enum LibraryTwelve {
  /// The library that the environment names.
  static let path = ProcessInfo.processInfo.environment["PAGEBOX_LIBQPDF12"]

  /// A file, by the folder it is looked for in and the name below that.
  struct File: Sendable {
    var folder: String
    var name: String
  }

  /// Every PDF of the corpus and the samples.
  static var files: [File] {
    let root = Project.root
    let corpus =
      ProcessInfo.processInfo.environment["PAGEBOX_CORPUS"]
      ?? root.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    return [corpus, root.appendingPathComponent("Samples").path].flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.lowercased().hasSuffix(".pdf") }.sorted()
        .map { File(folder: folder, name: $0) }
    }
  }

  /// The environment in which the tool finds this library under the names that it asks for.
  static func variables(_ folder: TemporaryFolder) throws -> [String: String] {
    let library = URL(fileURLWithPath: try #require(path)).resolvingSymlinksInPath()
    try #require(FileManager.default.isReadableFile(atPath: library.path), "\(library.path)")
    for name in Loading.names {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: library.path)
    }
    // What it needs itself may stand beside it.
    return Loading.variables(folder.path, library.deletingLastPathComponent().path)
  }

  /// What two runs gave, shortened.
  static func described(_ results: [Program.Outcome]) -> String {
    results.map { result in
      let status = result.status.map { "\($0)" } ?? "signal"
      return "status \(status)\n\(result.errors.prefix(500))\(result.output.prefix(1_000))"
    }.joined(separator: "\n--\n")
  }
}
