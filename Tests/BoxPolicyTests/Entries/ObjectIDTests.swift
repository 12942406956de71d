import Testing

@testable import BoxPolicy

@Suite struct ObjectIDTests {
  @Test func `an id is written as its two numbers`() {
    #expect(ObjectID(12).description == "12 0")
    #expect("\(ObjectID(7, 65_535))" == "7 65535")
  }

  @Test func `objects of other generations are others`() {
    #expect(ObjectID(12) == ObjectID(12, 0))
    #expect(ObjectID(12) != ObjectID(12, 1))
  }
}
