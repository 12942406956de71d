import Foundation
import TestSupport
import Testing

/// The same source built against libqpdf 12 says the same about every file.
///
/// PAGEBOX_LIBQPDF12 names the shared library; the wheel of pikepdf carries one.
@Suite(.enabled(if: LibraryTwelve.path != nil, "PAGEBOX_LIBQPDF12 names no library"))
struct LibraryTwelveTests {
  /// Files that the two versions rightly see differently, and why.
  static let differences: [String: String] = [
    "mozilla__pdf.js/test/pdfs/bug1811668_reduced.pdf":
      "12 refuses object numbers above a third of the size of the file"
  ]

  @Test func `both versions of the library give the same`() throws {
    let other = try LibraryTwelve.build()
    let version = try Executable.run(other, ["--version"])
    try #require(version.output.contains("\nlibqpdf 12."), "\(version.output)\(version.errors)")
    let own = try Executable.run("--version")
    try #require(!own.output.contains("\nlibqpdf 12."), "both are built against 12")

    var differing: [String] = []
    let files = LibraryTwelve.files
    try #require(files.count >= 3)
    for file in files {
      let arguments = ["inspect", "--format", "ndjson", file.name]
      let results = try [Executable.url, other].map {
        try Executable.run($0, arguments, in: file.folder)
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

/// The build against another library, and the files to hold it against.
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
    let root = ManualBoxesTests.root
    let corpus =
      ProcessInfo.processInfo.environment["PAGEBOX_CORPUS"]
      ?? root.deletingLastPathComponent().appendingPathComponent("shared/corpus").path
    return [corpus, root.appendingPathComponent("Samples").path].flatMap { folder in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.lowercased().hasSuffix(".pdf") }.sorted()
        .map { File(folder: folder, name: $0) }
    }
  }

  /// Builds the tool against the library and returns the binary.
  static func build() throws -> URL {
    let library = URL(fileURLWithPath: try #require(path)).resolvingSymlinksInPath()
    try #require(FileManager.default.isReadableFile(atPath: library.path), "\(library.path)")
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/libqpdf.so", withDestinationPath: library.path)
    // The folder of pkg-config's own file would come first, whatever -L is given besides.
    let description = """
      Name: libqpdf
      Description: the library under test
      Version: 12
      Libs: -L\(folder.path) -lqpdf

      """
    _ = try folder.file("libqpdf.pc", Array(description.utf8))
    let scratch = ManualBoxesTests.root.appendingPathComponent(".build/libqpdf12")
    let real = library.deletingLastPathComponent().path
    let linker = ["-rpath", real, "-rpath-link", real].flatMap { ["-Xlinker", $0] }
    let result = try Program("swift").run(
      ["build", "--product", "pagebox", "--scratch-path", scratch.path] + linker,
      in: ManualBoxesTests.root.path, variables: ["PKG_CONFIG_PATH": folder.path])
    try #require(result.status == 0, "\(result.output)\(result.errors)")
    return scratch.appendingPathComponent("debug/pagebox")
  }

  /// What two runs gave, shortened.
  static func described(_ results: [Program.Outcome]) -> String {
    results.map { result in
      let status = result.status.map { "\($0)" } ?? "signal"
      return "status \(status)\n\(result.errors.prefix(500))\(result.output.prefix(1_000))"
    }.joined(separator: "\n--\n")
  }
}
