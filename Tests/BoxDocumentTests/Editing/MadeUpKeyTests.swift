import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

/// A dictionary in which something is no key is not written, since libqpdf makes up a key for it.
@Suite struct MadeUpKeyTests {
  @Test(arguments: [
    "/MediaBox [0 0 300 400] (x)", "/MediaBox [0 0 300 400] /PieceInfo << (x) >>",
    "//QPDFFak (x) /MediaBox [0 0 300 400]",
  ]) func `a page with something that is no key is not changed`(_ page: String) throws {
    let bytes = TreeFixture(pages: [page, "/MediaBox [0 0 300 400]"]).bytes()
    #expect(failure { _ = try edited(bytes, [1: [.crop: "[ 1 1 9 9 ]"]]) } == .noKey(3))
    let output = try edited(bytes, [2: [.crop: "[ 1 1 9 9 ]"]]).appended()
    #expect(try raw(.crop, of: output) == [nil, "[ 1 1 9 9 ]"])
  }

  @Test func `a name that only looks alike is nothing made up`() throws {
    let page = "/MediaBox [0 0 300 400] /QPDF 1 /QPDFFak /QPDF"
    let output = try edited(TreeFixture(pages: [page]).bytes(), [1: [.crop: "[ 1 1 9 9 ]"]])
      .appended()
    #expect(try raw(.crop, of: output) == ["[ 1 1 9 9 ]"])
  }
}
