import BoxFixtures
import Foundation
import TestSupport
import Testing

/// libqpdf is loaded by the first file that needs it, and told of where that is not possible.
///
/// Linux alone: on Darwin libqpdf is linked like any other library.
@Suite(.enabled(if: Loading.isOwn, "libqpdf is linked here")) struct LoadingTests {
  private static let remedy =
    "install libqpdf 11.3 or later, libqpdf29 or libqpdf30 in Debian"

  /// A folder with a sound file, a damaged one, and what stands in for the library.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let recipe = Recipe(pages: [Recipe.Page(media: [0, 0, 612, 792])])
    let sound = try Fixture(recipe).bytes
    _ = try folder.file("sound.pdf", sound)
    // The place of the cross-reference table stands in the last bytes.
    _ = try folder.file("damaged.pdf", Array(sound.dropLast(20)))
    for name in Loading.names { _ = try folder.file(name, Array("no library\n".utf8)) }
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Executable.run(
      Executable.url, arguments, in: folder.path, variables: Loading.variables(folder.path))
  }

  @Test(.enabled(if: Program("readelf").isInstalled, "readelf is not installed"))
  func `the executable does not name libqpdf among what it needs`() throws {
    let result = try Program("readelf").run(["--dynamic", "--wide", Executable.url.path])
    try #require(result.status == 0 && result.output.contains("Shared library: [libz."))
    #expect(!result.output.contains("qpdf"))
  }

  @Test func `a sound file is read without libqpdf`() throws {
    let result = try run("inspect", "sound.pdf")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.output.contains("[ 0 0 612 792 ]"))
    #expect(try run("diff", "sound.pdf").status == 0)
    // Guard: nothing here can be read with it.
    #expect(try run("inspect", "--reader=qpdf", "sound.pdf").status == 70)
  }

  @Test func `a file that needs libqpdf is refused and the others are not`() throws {
    let result = try run("inspect", "damaged.pdf", "sound.pdf")
    #expect(result.status == 70)
    #expect(result.output.hasPrefix("sound.pdf: 1 page"))
    #expect(result.errorLines.count == 1)
    let trouble = "pagebox: damaged.pdf: error: libqpdf cannot be used (\(folder.path)/libqpdf.so."
    #expect(result.errors.hasPrefix(trouble))
    #expect(result.errors.hasSuffix("); \(Self.remedy)\n"))
  }

  @Test(arguments: [
    ["fix", "sound.pdf", "-o", "out.pdf"], ["fix", "--in-place", "sound.pdf"],
    ["synth", "--media=A4", "-o", "out.pdf"],
    ["synth", "--media=A4", "--linearize", "-o", "out.pdf"],
    ["synth", "--case=no-page-tree", "-o", "out.pdf"],
  ])
  func `nothing is made without libqpdf`(_ arguments: [String]) throws {
    let before = try fileContent("\(folder.path)/sound.pdf")
    let result = try Executable.run(
      Executable.url, arguments, in: folder.path, variables: Loading.variables(folder.path))
    #expect(result.status == 70 && result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("libqpdf cannot be used"))
    #expect(result.errors.hasSuffix("; \(Self.remedy)\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/out.pdf"))
    #expect(try fileContent("\(folder.path)/sound.pdf") == before)
  }

  @Test func `the version is told without libqpdf`() throws {
    let result = try run("--version")
    #expect(result.status == 70)
    #expect(result.output.hasPrefix("pagebox ") && result.output.contains("\nlibqpdf none\n"))
    #expect(result.errors.hasPrefix("pagebox: error: libqpdf cannot be used ("))
    #expect(try run("--help").status == 0 && run("inspect", "--help").status == 0)
  }

  @Test(
    .enabled(if: Program("clang").isInstalled, "clang is not installed"),
    arguments: [
      ("11.2.9", "", "11.2.9 is older than 11.3"),
      ("11.3.0", "qpdf_write", "it has no function qpdf_write, and is too old or too new"),
    ])
  func `a library that lacks what is needed is not used`(
    _ version: String, _ lacking: String, _ reason: String
  ) throws {
    try Loading.makeLibrary(in: folder, version: version, lacking: lacking)
    let result = try run("--version")
    #expect(result.status == 70 && result.output.contains("\nlibqpdf none\n"))
    #expect(result.errors == "pagebox: error: libqpdf cannot be used (\(reason)); \(Self.remedy)\n")
    #expect(try run("inspect", "sound.pdf").status == 0)
  }
}

/// What the loading of libqpdf can be made to find.
enum Loading {
  #if os(Linux)
    static let isOwn = true
  #else
    static let isOwn = false
  #endif

  /// The names under which libqpdf is asked for.
  static let names = ["libqpdf.so.29", "libqpdf.so.30"]

  /// The environment in which libraries are looked for in these folders first.
  static func variables(_ folders: String...) -> [String: String] {
    let further = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
    return ["LD_LIBRARY_PATH": (folders + further).joined(separator: ":")]
  }

  /// Makes a library that has all functions that are called but one, and says it has this version.
  static func makeLibrary(
    in folder: TemporaryFolder, version: String, lacking: String
  ) throws {
    let table = Project.root.appendingPathComponent("Sources/CQPDFLoader/functions.h")
    let source = """
      #define FORWARD(result, name, parameters, arguments) void name(void) {}
      #define qpdf_get_qpdf_version other
      \(lacking.isEmpty ? "" : "#define \(lacking) lacking")
      #include "\(table.path)"
      #undef qpdf_get_qpdf_version
      const char *qpdf_get_qpdf_version(void) { return "\(version)"; }

      """
    let file = try folder.file("library.c", Array(source.utf8))
    for name in names {
      let result = try Program("clang").run(
        ["-shared", "-fPIC", "-o", "\(folder.path)/\(name)", file])
      try #require(result.status == 0, "\(result.errors)")
    }
  }
}
