/// One pass over the arguments of a command, from left to right.
///
/// Names are cut out by code units, not characters: a value that starts with a combining mark
/// would otherwise melt into the sign before it.
struct Parser<Values: Sendable> {
  private let command: Command<Values>
  private var rest: ArraySlice<String>
  private var values: Values
  private var operandCount = 0
  private var asksForHelp = false

  init(_ command: Command<Values>, _ arguments: [String]) {
    self.command = command
    rest = ArraySlice(arguments)
    values = command.defaults
  }

  mutating func run() throws(UsageError) -> Parsed<Values> {
    while let argument = rest.popFirst() {
      if argument == "--" {
        while let operand = rest.popFirst() { try take(operand: operand) }
      } else if argument.utf8.starts(with: "--".utf8) {
        try take(long: argument)
      } else if argument.utf8.starts(with: "-".utf8), argument.utf8.count > 1 {
        try take(cluster: argument)
      } else {
        try take(operand: argument)
      }
      if asksForHelp { return .help }
    }
    let missing = command.operands.dropFirst(operandCount).first(where: \.documentation.isRequired)
    if let missing { throw .missingOperand(missing.documentation.valueName) }
    try command.validate(values)
    return .run(values)
  }

  private mutating func take(long argument: String) throws(UsageError) {
    let equals = argument.utf8.firstIndex(of: UInt8(ascii: "="))
    let spelled = String(argument[..<(equals ?? argument.endIndex)])
    let attached = equals.map { String(argument[argument.utf8.index(after: $0)...]) }
    if spelled == OptionDocumentation.help.longSpelling {
      if let attached { throw .takesNoValue(option: spelled, value: attached) }
      asksForHelp = true
    } else if let option = command.options.first(where: {
      $0.documentation.longSpelling == spelled
    }) {
      try apply(option, spelled: spelled, attached: attached)
    } else {
      let known = (command.documentation.options + [.help]).map(\.longSpelling)
      throw .unknownOption(spelled, suggestion: nearest(to: spelled, among: known))
    }
  }

  private mutating func take(cluster argument: String) throws(UsageError) {
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst(), !asksForHelp {
      let spelled = "-\(letter)"
      if spelled == OptionDocumentation.help.shortSpelling {
        asksForHelp = true
      } else if let option = command.options.first(where: {
        $0.documentation.shortSpelling == spelled
      }) {
        guard case .value = option.action, !letters.isEmpty else {
          try apply(option, spelled: spelled, attached: nil)
          continue
        }
        try apply(option, spelled: spelled, attached: String(letters))
        return
      } else {
        // Somebody who wrote a long name after one dash is told about that, not about its letters.
        let long = command.options.map(\.documentation.longSpelling).first { $0 == "-" + argument }
        throw .unknownOption(long == nil ? spelled : argument, suggestion: long)
      }
    }
  }

  private mutating func apply(
    _ option: Option<Values>, spelled: String, attached: String?
  ) throws(UsageError) {
    switch option.action {
    case .flag(let store):
      if let attached { throw .takesNoValue(option: spelled, value: attached) }
      store(&values)
    case .value(let store):
      // The next argument is the value whatever it looks like: page -2 is the last but one.
      guard let text = attached ?? rest.popFirst() else {
        throw .needsValue(option: spelled, valueName: option.documentation.valueName ?? "")
      }
      do throws(UsageProblem) {
        try store(&values, text)
      } catch {
        throw UsageError(error, of: spelled, value: text)
      }
    }
  }

  private mutating func take(operand text: String) throws(UsageError) {
    // Past the end only a last operand that takes all that are left is still open.
    guard let operand = command.operands.dropFirst(operandCount).first ?? command.operands.last,
      operandCount < command.operands.count || operand.documentation.isRepeatable
    else { throw .tooManyOperands(text) }
    operandCount += 1
    do throws(UsageProblem) {
      try operand.store(&values, text)
    } catch {
      throw UsageError(error, of: operand.documentation.valueName, value: text)
    }
  }
}
