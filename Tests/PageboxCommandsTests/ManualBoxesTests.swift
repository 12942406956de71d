import BoxFixtures
import BoxPolicy
import Foundation
import PageboxCommands
import Testing

/// The page about the boxes, written by hand, names every problem that the tool reports.
@Suite struct ManualBoxesTests {
  /// The ids in the tables of the page, with their severities.
  private static func tables() throws -> [String: String] {
    let page = try text("man/pagebox-boxes.7")
    var found: [String: String] = [:]
    for line in page.split(separator: "\n") {
      guard let row = line.wholeMatch(of: /\.It Li ([a-z0-9-]+) Ta (note|warning|error) Ta .+/)
      else { continue }
      let id = String(row.1)
      #expect(found[id] == nil, "\(id) stands in the page twice")
      found[id] = String(row.2)
    }
    return found
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: Project.root.appendingPathComponent(path)), as: UTF8.self)
  }

  @Test func `what inspect says of odd pages is what stands in the tables`() throws {
    let folder = try OddPages()
    defer { folder.remove() }
    var said: [String: Set<String>] = [:]
    for file in folder.files {
      let text = CollectedRun.of("inspect", "-e", "-b", "media,crop,bleed,trim,art", file)
      for remark in text.matches(of: /\ (note|warning|error): [^\n]* \[([a-z0-9-]+)\]\n/) {
        said[String(remark.2), default: []].insert(String(remark.1))
      }
    }
    let tables = try Self.tables()
    #expect(Set(said.keys).subtracting(tables.keys) == [], "not in the page")
    #expect(Set(tables.keys).subtracting(said.keys) == [], "in the page, but never said")
    for (id, severities) in said {
      // A box that reaches outside by less than the tolerance is a note, as the page says below.
      let expected = id.hasSuffix("-exceeds-media") ? severities.subtracting(["note"]) : severities
      #expect(expected == tables[id].map { [$0] }, "\(id)")
    }
  }

  @Test func `the ids that a claim can name are those in the tables`() throws {
    // A fixture is read back with libqpdf, which shows neither nulls nor keys that stand there twice.
    let unseen = try Self.tables().keys.filter { id in
      ["viewer-areas-in-use", "-dangling", "-duplicate"].contains { id.hasSuffix($0) }
    }
    #expect(try Set(ProblemNames.all) == Set(Self.tables().keys).subtracting(unseen))
    #expect(Set(ProblemNames.all).count == ProblemNames.all.count)
  }

  /// The words of a section and of those that it refers to.
  private static func words(_ headings: String...) throws -> Set<Substring> {
    let sections = try text("man/pagebox-boxes.7").split(separator: ".Ss ")
    let meant = sections.filter { section in headings.contains { section.hasPrefix($0 + "\n") } }
    try #require(meant.count == headings.count)
    return Set(meant.flatMap { $0.split { !$0.isLetter && $0 != "_" } })
  }

  /// What came late to the output is not missed here.
  @Test func `each member and each column of fix stands in the page`() throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(contentsOf: Project.root.appendingPathComponent("Samples/schema/fix.json")))
    let object = try #require(schema as? [String: Any])
    let definitions = try #require(object["$defs"] as? [String: [String: Any]])
    let change = try #require(definitions["change"]?["properties"] as? [String: Any])
    let members = try #require(object["properties"] as? [String: Any])
    let described = try Self.words("Objects of fix", "Objects of diff", "Objects of inspect")
    for name in Array(members.keys) + Array(change.keys) {
      #expect(described.contains(Substring(name)), "\(name)")
    }
    let sample = Project.root.appendingPathComponent("Samples/inherited-boxes.pdf").path
    let header = CollectedRun.of("fix", "-n", "-f", "csv", sample).prefix { $0 != "\n" }
    let columns = header.split(separator: ",")
    try #require(columns.contains("dry_run"))
    #expect(try Self.words("Columns of fix").isSuperset(of: columns))
  }

  /// What the odd pages do not bring up would otherwise be missed.
  @Test func `every kind of problem in the source stands in the tables`() throws {
    let ids = try Self.tables().keys
    let source = try Self.text("Sources/BoxPolicy/Problems/Problem.swift")
    let endings = source.matches(of: /"\\\(word\)(-[a-z0-9-]+)"/).map { String($0.1) }
    try #require(endings.contains("-exceeds-media"))
    for ending in endings {
      #expect(ids.contains { $0.hasSuffix(ending) }, "no id ends in \(ending)")
    }
    let structure = try Self.text("Sources/BoxPolicy/Problems/StructureProblem.swift")
    let names = structure.matches(of: /\bcase [A-Za-z]+ = "([a-z-]+)"/).map { String($0.1) }
    try #require(names.contains("type-missing"))
    for name in names { #expect(ids.contains(name), "\(name)") }
    let document = try Self.text("Sources/BoxPolicy/Problems/DocumentProblem.swift")
    let whole = document.matches(of: /\bcase \.[A-Za-z]+: "([a-z-]+)"/).map { String($0.1) }
    try #require(whole.contains("viewer-areas-in-use"))
    for name in whole { #expect(ids.contains(name), "\(name)") }
  }
}

/// Files whose pages show every problem there is, in a folder of their own.
///
/// The values that matter for each key, held against a few surroundings.
struct OddPages {
  /// The folder they are in.
  let folder: URL
  /// The names of the files, each with its folder.
  let files: [String]

  /// Writes the files.
  init() throws {
    let fixtures = [
      "values": TreeFixture(
        pages: Self.values, objects: [10_001: "[1 2 500 700]", 10_002: "90", 10_003: "2"]),
      "above": TreeFixture(
        pages: [
          "/MediaBox [0 0 9 9]", "/MediaBox [0 0 600 800] /BleedBox [0 0 9 9]",
          "/MediaBox [0 0 600 800] /CropBox [1 2 3] /Rotate (x)",
        ],
        root: "/CropBox [1 1 8 8] /BleedBox [1 1 8 8] /TrimBox [1 1 8 8] /ArtBox [1 1 8 8] "
          + "/Rotate 10001 0 R /UserUnit 2",
        objects: [10_001: "270"]),
      "hidden": TreeFixture(
        pages: PageKey.allCases.flatMap { key in
          [
            (key == .media ? "" : "/MediaBox [0 0 9 9] ") + "\(key.name) null",
            "/MediaBox [0 0 9 9] \(key.name) 5 \(key.name) [0 0 9 9]",
          ]
        }),
      "untyped": TreeFixture(pages: ["/MediaBox [0 0 9 9]"], typed: false),
      "mistyped": TreeFixture(pages: ["/Type /Leaf /MediaBox [0 0 9 9]"], typed: false),
      "stray": TreeFixture(pages: ["/MediaBox [0 0 9 9]"], parent: .stray("/Rotate 90")),
      "cycle": TreeFixture(pages: ["/MediaBox [0 0 9 9]"], parent: .cycle),
      "kids": TreeFixture(
        pages: ["/MediaBox [0 0 9 9]"],
        extraKids: [.again(0), .direct("/MediaBox [0 0 9 9]"), .null]),
      "areas": TreeFixture(
        pages: ["/MediaBox [0 0 9 9]"],
        objects: [
          1: "<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /ViewArea /MediaBox >> >>"
        ]),
    ]
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pagebox-odd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String] = []
    for (name, fixture) in fixtures.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent("\(name).pdf")
      try Data(fixture.bytes()).write(to: file)
      names.append(file.path)
    }
    files = names
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// The keys of one page for each value in each of its surroundings.
  private static let values: [String] = {
    let boxes = [
      "[1 2 3]", "[0 0 1 (x)]", "/Name", "[5 5 5 9]", "[500 700 1 2]", "[-9 -9 9 9]",
      "[-0.01 0 9 9]", "[900 900 950 950]", "[1 1 3 3]", "[0 0 20000 20000]", "10001 0 R",
    ]
    let surroundings = [
      "", "/MediaBox [0 0 600 800]", "/MediaBox [0 0 30000 30000]",
      "/MediaBox [0 0 600 800] /CropBox [10 10 20 20]",
      "/MediaBox [0 0 600 800] /BleedBox [10 10 20 20]",
    ]
    let others = [
      "/Rotate 45", "/Rotate 90.0", "/Rotate (x)", "/Rotate -90", "/Rotate 10002 0 R",
      "/UserUnit 2", "/UserUnit 0", "/UserUnit [1]", "/UserUnit 1", "/UserUnit 10003 0 R",
    ]
    var pages = others.map { "/MediaBox [0 0 600 800] \($0)" }
    for key in ["/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"] {
      // A key that a dictionary has twice is a case of its own.
      for surrounding in surroundings where !surrounding.contains(key) {
        pages += boxes.map { "\(surrounding) \(key) \($0)" }
      }
    }
    return pages
  }()
}
