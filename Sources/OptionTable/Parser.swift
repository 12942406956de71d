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
    if let missing { throw .missingOperand(missing.documentation.value.name) }
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
      throw .unknownOption(spelled, suggestion: suggestion(for: spelled, in: argument))
    }
  }

  /// What was probably meant: an operand, the value of an option, or an option.
  private func suggestion(for spelled: String, in argument: String) -> String? {
    if let operand = operandSpelling(of: argument) { return operand }
    let options = command.documentation.options
    let word = String(spelled.dropFirst(2))
    if let option = options.first(where: { $0.value?.form.choices.contains(word) == true }) {
      return "\(option.longSpelling)=\(word)"
    }
    return nearest(to: spelled, among: (options + [.help]).map(\.longSpelling))
  }

  /// How to give an argument as an operand; nil where it does not look like the name of a file.
  private func operandSpelling(of argument: String) -> String? {
    let hasEnding = argument.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }
    let isValue = argument.utf8.contains(UInt8(ascii: "="))
    return hasEnding && !isValue && !command.operands.isEmpty ? "-- \(argument)" : nil
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
        let isValue = option.documentation.value != nil && !letters.isEmpty
        try apply(option, spelled: spelled, attached: isValue ? String(letters) : nil)
        if isValue { return }
      } else {
        // Somebody who wrote a long name after one dash is told about that, not about its letters.
        let long = command.options.map(\.documentation.longSpelling).first { $0 == "-" + argument }
        throw .unknownOption(
          long == nil ? spelled : argument, suggestion: long ?? operandSpelling(of: argument))
      }
    }
  }

  private mutating func apply(
    _ option: Option<Values>, spelled: String, attached: String?
  ) throws(UsageError) {
    guard let value = option.documentation.value else {
      if let attached { throw .takesNoValue(option: spelled, value: attached) }
      return try put("", of: spelled, by: option.store)
    }
    // The next argument is the value whatever it looks like: page -2 is the last but one.
    guard let text = attached ?? rest.popFirst() else {
      throw .needsValue(option: spelled, valueName: value.name)
    }
    try put(text, of: spelled, by: option.store)
  }

  private mutating func take(operand text: String) throws(UsageError) {
    // Past the end only a last operand that takes all that are left is still open.
    guard let operand = command.operands.dropFirst(operandCount).first ?? command.operands.last,
      operandCount < command.operands.count || operand.documentation.isRepeatable
    else { throw .tooManyOperands(text) }
    operandCount += 1
    try put(text, of: operand.documentation.value.name, by: operand.store)
  }

  private mutating func put(
    _ text: String, of name: String, by store: Store<Values>
  ) throws(UsageError) {
    do throws(UsageProblem) {
      try store(&values, text)
    } catch {
      throw UsageError(error, of: name, value: text)
    }
  }
}
