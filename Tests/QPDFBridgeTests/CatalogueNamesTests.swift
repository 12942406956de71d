import BoxFixtures
import QPDFBridge
import Testing

/// Names in a dictionary of the catalogue, which nothing else depends on.
@Suite(.tags(.bridge)) struct CatalogueNamesTests {
  private func names(_ entry: String, _ objects: [Int: String] = [:]) throws -> [String?] {
    var objects = objects
    objects[1] = "<< /Type /Catalog /Pages 2 0 R \(entry) >>"
    objects[3] = page()
    return try open(tree(kids: "3 0 R", objects))
      .catalogueNames(in: "/Preferences", keys: ["/A", "/B"])
  }

  @Test func `names are read, in place and through references`() throws {
    #expect(try names("/Preferences << /B /y /A /x >>") == ["/x", "/y"])
    #expect(
      try names("/Preferences 4 0 R", [4: "<< /A 5 0 R /B /y#41 >>", 5: "/x"]) == ["/x", "/yA"])
  }

  @Test(arguments: [
    "", "/Preferences null", "/Preferences 9 0 R", "/Preferences [ /A /x ]", "/Preferences /A",
    "/Preferences 1 0 R", "/Preferences 4 0 R", "/Preferences << /A (x) /B [ /y ] >>",
    "/Preferences << /A << /A /x >> /B 1 >>", "/Preferences 6 0 R",
  ])
  func `anything else has no names and throws nothing`(_ entry: String) throws {
    let stream = "<< /A /x /Length 1 >>\nstream\nx\nendstream"
    #expect(try names(entry, [4: stream, 6: "<< /A /x"]) == [nil, nil])
  }

  @Test func `a name that never ends is cut`() throws {
    let long = String(repeating: "n", count: 100_000)
    let name = try #require(try names("/Preferences << /A /\(long) >>")[0])
    #expect(name.utf8.count < 2_000 && name.hasSuffix("…"))
  }
}
