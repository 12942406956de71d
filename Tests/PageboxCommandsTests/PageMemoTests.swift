import BoxPolicy
import Testing

@testable import PageboxCommands

@Suite struct PageMemoTests {
  private func page(_ crop: Int) -> PageEntries {
    var values = PerKey<WrittenValue?>(repeating: nil)
    values[.crop] = WrittenValue("[ 0 0 \(crop) 9 ]")
    return PageEntries(page: TreeLevel(holder: nil, values: values))
  }

  @Test(arguments: [1, 2, 3, 4])
  func `what was made of a few kinds of pages is made once`(_ kinds: Int) {
    let pages = (0..<kinds).map(page)
    var memo = PageMemo<Int>()
    var made: [Int] = []
    for index in 0..<100 {
      let kind = index * 7 % kinds
      let value = memo.value(of: pages[kind]) {
        made.append(kind)
        return kind * 10
      }
      #expect(value == kind * 10)
    }
    #expect(made.sorted() == Array(0..<kinds))
  }

  @Test func `each page gets what was made of its like, however many kinds there are`() {
    let pages = (0..<3_000).map(page)
    var memo = PageMemo<Int>()
    for round in 0..<2 {
      for kind in pages.indices {
        #expect(memo.value(of: pages[kind]) { kind } == kind, "round \(round)")
      }
    }
  }
}
