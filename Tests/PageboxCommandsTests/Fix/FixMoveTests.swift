import BoxFixtures
import BoxPolicy
import TestSupport
import Testing

/// Moves of the user space, from the command line to the file.
@Suite struct FixMoveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file of one page with a turn, a unit and an odd origin.
  private func file(_ recipe: (inout Recipe) -> Void = { _ in }) throws -> String {
    var made = Recipe(
      pages: [
        Recipe.Page(
          media: [10, 20, 110, 220], crop: [20, 30, 100, 200], rotate: 90, userUnit: 2)
      ], content: .quadrants)
    recipe(&made)
    return try folder.file("in.pdf", Fixture(made).bytes)
  }

  @Test func `the report names the boxes and the matrix, and nothing is hidden`() throws {
    let target = "\(folder.path)/out.pdf"
    let outcome = pagebox([
      "fix", "--origin=zero", "--bake-rotate", "--bake-user-unit", try file(), "-o", target,
    ])
    #expect(outcome.status == 0)
    let lines = outcome.lines.dropFirst()
    // By hand: twice the size, turned clockwise, and the lower left corner at 0 0.
    let wanted = [
      "media [ 10 20 110 220 ] -> [ 0 0 400 200 ]", "crop [ 20 30 100 200 ] -> [ 20 20 360 180 ]",
      "rotate 90 -> absent", "userUnit 2 -> absent", "content 1 0 0 1 0 0 -> 0 -2 2 0 -40 220",
    ]
    #expect(lines.count == wanted.count)
    for (line, wanted) in zip(lines, wanted) {
      let words = wanted.split(separator: " ", maxSplits: 1).map(String.init)
      #expect(line.contains(" \(words[0]) ") && line.hasSuffix(words[1]))
    }
    let again = pagebox(["fix", "-n", "--origin=zero", "--bake-rotate", "--bake-user-unit", target])
    #expect(again.status == 0 && again.output.contains("nothing to do"))
  }

  @Test func `a box can be set and the origin moved to it at once`() throws {
    let outcome = pagebox([
      "fix", "-n", "--set", "media=crop", "--origin=zero", "--format=csv", try file(),
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("[ 10 20 110 220 ],[ 0 0 80 170 ]"))
    #expect(outcome.output.contains("content,,origin zero,1 0 0 1 0 0,1 0 0 1 -20 -30"))
    // No rule is applied unless it is named.
    #expect(!outcome.output.contains("reversed-box"))
  }

  @Test func `a signed file is not moved, since that cannot be appended`() throws {
    let outcome = pagebox([
      "fix", "-n", "--allow-signed", "--bake-rotate", try file { $0.isSigned = true },
    ])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("cannot be appended: the content of a page is moved"))
  }

  @Test func `what cannot be moved is told with its page, and nothing is written`() throws {
    let target = "\(folder.path)/out.pdf"
    let broken = try file { $0.pages[0].keys.values[.trim] = [.verbatim("[1 2 3]")] }
    let outcome = pagebox(["fix", "--bake-rotate", broken, "-o", target])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("page 1, bake rotate: error: the trim box is no rectangle"))
    let shared = try file {
      $0.pages[0].keys.other = "/Annots [20 0 R]"
      $0.pages.append($0.pages[0])
      $0.objects = [20: "<< /Rect [1 1 2 2] >>"]
    }
    let both = pagebox(["fix", "--bake-rotate", shared, "-o", target])
    #expect(both.status == 2)
    #expect(both.errors.contains("page 2 has one of its annotations, too"))
    #expect(pagebox(["inspect", target]).status == 2)
  }
}
