import Testing

@testable import BoxPolicy

@Suite struct PageSelectionParsingTests {
  @Test(arguments: [
    ("", PageSelectionError.emptyItem), (",", .emptyItem), ("1,", .emptyItem), (",1", .emptyItem),
    ("1,,2", .emptyItem), ("0", .zero), ("-0", .zero), ("0-5", .zero), ("5-0", .zero),
    ("000", .zero), ("1,0", .zero),
    ("x", .notAPage("x")), ("-", .notAPage("-")), ("--", .notAPage("--")),
    ("--1", .notAPage("--1")), ("1---2", .notAPage("1---2")), ("1-2-3", .notAPage("1-2-3")),
    ("+1", .notAPage("+1")), (" 1", .notAPage(" 1")), ("1 ", .notAPage("1 ")),
    ("1.5", .notAPage("1.5")), ("1-x", .notAPage("1-x")), ("x-1", .notAPage("x-1")),
    ("odd-3", .notAPage("odd-3")), ("3-even", .notAPage("3-even")), ("-last", .notAPage("-last")),
    ("Last", .notAPage("Last")), ("1..3", .notAPage("1..3")), ("٣", .notAPage("٣")),
    ("１", .notAPage("１")), ("1000000001", .notAPage("1000000001")),
    ("99999999999999999999", .notAPage("99999999999999999999")), ("1,2,y", .notAPage("y")),
  ])
  func `anything else is refused, and the item is named`(
    _ text: String, _ error: PageSelectionError
  ) {
    #expect(throws: error) { try PageSelection(parsing: text) }
  }

  @Test(arguments: [("1", "001"), ("3-", "3-last"), ("all", "first-last"), ("-1", "last")])
  func `two ways of writing mean the same pages`(_ one: String, _ other: String) throws {
    let (one, other) = (try PageSelection(parsing: one), try PageSelection(parsing: other))
    for count in 3..<9 { #expect(one.pages(of: count) == other.pages(of: count)) }
  }

  @Test func `errors say what is allowed`() {
    #expect(
      PageSelectionError.emptyItem.description
        == "has an empty item; give pages as in 1-3,7,-2,odd,last")
    #expect(
      PageSelectionError.notAPage("x").description
        == "has 'x', which is no page; give pages as in 1-3,7,-2,odd,last")
    #expect(
      PageSelectionError.zero.description
        == "counts from 0; the first page is 1, the last one -1 or 'last'")
  }
}
