import BoxFixtures
import BoxPolicy
import QPDFBridge
import SystemBridge
import Testing

@testable import BoxDocument

/// What the editor changed without taking note of it is found all the same.
@Suite struct UnnotedChangeTests {
  /// The second page has a media box that stands elsewhere.
  static let files = [
    TreeFixture(
      pages: ["/MediaBox [0 0 300 400]", "/MediaBox 30 0 R"], objects: [30: "[0 0 300 400]"]),
    TreeFixture(
      pages: ["/MediaBox [0 0 300 400]", ""], root: "/MediaBox 30 0 R",
      objects: [30: "[0 0 300 400]"]),
    TreeFixture(
      pages: ["/MediaBox [0 0 300 400]", "/MediaBox [0 0 300 400] /CropBox 30 0 R"],
      objects: [30: "[0 0 300 400]"]),
  ]

  @Test(arguments: files)
  func `a box that pages share cannot become another`(_ file: TreeFixture) throws {
    let editor = try edited(file.bytes(), [1: [.trim: "[ 1 1 9 9 ]"]])
    try TreeEditor(editor.source).set(
      .text("401"), at: ObjectPart(Reference(30), [.item(3)]))
    let failure = failure { _ = try editor.rewritten() }
    guard case .notAsPlanned(let detail)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(detail.hasPrefix("page "), "\(detail)")
  }

  @Test(arguments: files)
  func `without such a change the file is as planned`(_ file: TreeFixture) throws {
    let output = try edited(file.bytes(), [1: [.trim: "[ 1 1 9 9 ]"]]).rewritten()
    #expect(try raw(.trim, of: output) == ["[ 1 1 9 9 ]", nil])
  }
}
