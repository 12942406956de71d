import TestSupport
import Testing

@testable import BoxPolicy

@Suite struct ReportedCasesTests {
  @Test func `no case has the id of another, and each is whole`() {
    #expect(Set(ReportedCases.rows.map(\.id)).count == 63)
    #expect(ReportedCases.rows.count == 63)
    for row in ReportedCases.rows {
      #expect(row.effective.values.allSatisfy { $0.count == 4 }, "\(row.id)")
      #expect(row.size.map { $0.count == 2 } ?? true, "\(row.id)")
    }
  }

  @Test(arguments: ReportedCases.rows)
  func `the boxes are what is right for the case`(_ row: ReportedCase) {
    let page = boxes(written(row.page), pages: written(row.pages))
    for (box, edges) in row.effective { #expect(page[box].effective.edges == edges, "\(box)") }
    #expect(page.ids == row.problems)
    if let size = row.size {
      #expect(abs(page.view.width - size[0]) < 1e-9 && abs(page.view.height - size[1]) < 1e-9)
    }
    if let differs = row.differs {
      #expect(BoxComparison(.crop, .media, on: page).differs == differs)
    }
  }

  @Test func `an overhang of a ten-millionth is a note and one of 373 points a warning`() {
    let page = boxes("M[0 0 595.275590072 841.88975789] C[0 0 595.27559 841.889758]")
    #expect(page.problems.map(\.severity) == [.note])
    let wide = boxes("M[0 0 595.275590072 841.88975789] C[0 0 968.199847 841.889758]")
    #expect(wide.problems.map(\.severity) == [.warning])
  }

  @Test func `eight numbers have the first four as a hint`() {
    let page = boxes("M[0 0 595 841 0 0 595 841]")
    #expect(page[.media].hint == Hint(.firstFour, Rectangle(0, 0, 595, 841)))
  }

  @Test func `a clipped box is still told as written`() {
    let page = boxes("M[43 0 821 1728] T[0 0 864 1728]")
    #expect(page[.trim].rectangle == Rectangle(0, 0, 864, 1728))
    #expect(WrittenBox(.trim, on: page).rectangle == Rectangle(0, 0, 864, 1728))
  }

  @Test func `five equal boxes never differ`() {
    let box = "[0 17.05 504 665.05]"
    let page = boxes("M\(box) C\(box) B\(box) T\(box) A\(box)")
    for a in Box.allCases {
      for b in Box.allCases {
        #expect(!BoxComparison(a, b, on: page, tolerance: 0).differs)
      }
    }
  }

  @Test func `a crop box that shows under a twentieth of its media box can be told`() {
    let page = boxes("M[0 0 6624 6624] C[31.697 5409.59 704.89 6570.3]")
    #expect(BoxComparison(.crop, .media, on: page).visible < 0.05)
    let other = boxes("M[0 0 595.22 842] C[0 0 327.52 520.5]")
    #expect(BoxComparison(.crop, .media, on: other).visible > 0.3)
  }

  @Test func `a bleed of 9 points is told on every side`() throws {
    let page = boxes("M[0 0 1222.17102 810] B[18 18 1204.17114 792] T[27 27 1195.17114 783]")
    let insets = try #require(BoxComparison(.trim, .bleed, on: page).insets)
    for inset in insets.all { #expect(abs(inset - 9) < 1e-9) }
  }
}
