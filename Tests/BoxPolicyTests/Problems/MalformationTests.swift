import Testing

@testable import BoxPolicy

@Suite struct MalformationTests {
  @Test(arguments: [
    (Malformation.notAnArray("string"), "a string where an array of 4 numbers is needed"),
    (.elementCount(0), "0 elements where 4 numbers are needed"),
    (.elementCount(1), "1 element where 4 numbers are needed"),
    (.elementCount(5), "5 elements where 4 numbers are needed"),
    (.notANumber(position: 2, text: "6e2"), "element 2 is '6e2', not a number"),
    (.notNumeric("array"), "an array where a number is needed"),
    (.notNumeric("name"), "a name where a number is needed"),
    (.notPositive("-1.50"), "-1.50 where a number above 0 is needed"),
  ])
  func `a message says what stands there and what is needed`(
    _ malformation: Malformation, _ message: String
  ) {
    #expect(malformation.message == message)
  }
}
