import BoxDocument
import BoxFixtures
import BoxPolicy
import Testing

@Suite struct DamagedFileTests {
  private static let sound = TreeFixture(
    pages: ["/MediaBox [0 0 300 400]", "/CropBox [1 2 30 40]"], root: "/MediaBox [0 0 612 792]"
  ).bytes()

  /// Damages after which every page is still in the file.
  static let damages: [Damage] = [
    .startxrefWrong, .startxref("99999999999999999999"), .junkBeforeHeader(500), .noTrailer,
    .missingEndobj(of: 3), .bytesAppended(3_000),
  ]

  @Test(arguments: damages)
  func `a damaged file has the pages of the sound one`(_ damage: Damage) throws {
    let sound = try PageDocument(bytes: Self.sound)
    try #require(sound.pages.count == 2 && !sound.wasRecovered)
    let damaged = try PageDocument(bytes: try damage.applied(to: Self.sound))
    #expect(damaged.pages.map(\.entries) == sound.pages.map(\.entries))
  }

  @Test(arguments: [Damage.startxrefWrong, .noTrailer])
  func `a file that was recovered says so`(_ damage: Damage) throws {
    #expect(try PageDocument(bytes: try damage.applied(to: Self.sound)).wasRecovered)
  }

  @Test func `a file cut anywhere has pages that are in it, or a failure`() throws {
    for count in 0..<Self.sound.count {
      let document = try? PageDocument(bytes: Array(Self.sound.prefix(count)))
      for page in document?.pages ?? [] {
        #expect(page.number <= 2 && !page.boxes.view.rectangle.isEmpty, "\(count) bytes")
      }
    }
  }
}
