import Testing

@testable import BoxPolicy

@Suite struct PageSelectionLimitsTests {
  @Test(arguments: [
    "1", "5", "first", "last", "all", "-1", "-5", "1-5", "5-1", "2--2", "-5--1", "5-", "-5-", "odd",
    "even", "1,5,2-3", "first-last",
  ]) func `pages that exist lie within`(_ text: String) throws {
    #expect(try PageSelection(parsing: text).isWithin(5))
  }

  @Test(arguments: [
    "6", "-6", "1-6", "6-1", "-6-1", "1--6", "6-", "-6-", "7-9", "1,6", "odd,6", "999999999",
    "1-999999999",
  ]) func `a page that does not exist lies outside`(_ text: String) throws {
    #expect(try !PageSelection(parsing: text).isWithin(5))
    #expect(try PageSelection(parsing: text).isWithin(999_999_999))
  }

  @Test(arguments: [("1", false), ("first", false), ("last", false), ("1-", false), ("odd", true)])
  func `a document without pages has none`(_ text: String, _ isWithin: Bool) throws {
    #expect(try PageSelection(parsing: text).isWithin(0) == isWithin)
  }

  @Test(arguments: ["odd", "even"]) func `every second page names none`(_ word: String) throws {
    #expect(try PageSelection(parsing: word).isWithin(1))
  }
}
