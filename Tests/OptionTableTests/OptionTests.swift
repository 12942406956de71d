import Testing

import OptionTable

@Suite struct OptionTests {
  struct Output: Sendable, Equatable {
    var unit = Fixture.Unit.inch
    var list: [Fixture.Unit] = []
    var width = 3
  }

  struct Values: Sendable, Equatable {
    var output = Output()
  }

  static let options: [Option<Output>] = [
    .choice("unit", "u", "UNIT", in: \.unit, "Unit."),
    .choices("list", nil, "UNIT", in: \.list, "Unit."),
    .value(
      "width", nil, "N", in: \.width, "Width.", defaultText: { "\($0)" }, parse: Fixture.number),
  ]

  static let command = Command(
    "go", "Goes.", defaults: Values(), options: options.nested(in: \.output))

  @Test func `the default in the documentation is the default of the values`() {
    let texts = Self.command.documentation.options.map(\.defaultText)
    #expect(texts == ["in", nil, "3"])
  }

  @Test func `a default that a command changes is changed in its documentation`() {
    var values = Values()
    values.output = Output(unit: .point, list: [.inch, .point], width: 4)
    let command = Command(
      "go", "Goes.", defaults: values, options: Self.options.nested(in: \.output))
    let texts = command.documentation.options.map(\.defaultText)
    #expect(texts == ["pt", "in,pt", "4"])
  }

  @Test func `a nested option reaches its group and nothing else`() throws {
    var values = Values()
    values.output.width = 7
    #expect(try Self.command.parse(["--width=7"]) == .run(values))
  }
}
