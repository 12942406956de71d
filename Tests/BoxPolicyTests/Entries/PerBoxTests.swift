import Testing

@testable import BoxPolicy

@Suite struct PerBoxTests {
  @Test func `each box has the value given under its name`() {
    let values = PerBox(media: 1, crop: 2, bleed: 3, trim: 4, art: 5)
    #expect(Box.allCases.map { values[$0] } == [1, 2, 3, 4, 5])
  }

  @Test(arguments: Box.allCases)
  func `setting one box leaves the others`(_ box: Box) {
    var values = PerBox(repeating: 0)
    values[box] = 7
    for other in Box.allCases { #expect(values[other] == (other == box ? 7 : 0)) }
    #expect(values != PerBox(repeating: 0))
  }
}
