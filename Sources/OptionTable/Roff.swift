/// Text as roff shows it unchanged; literal text keeps signs that can be copied and typed.
func roff(_ text: String, isLiteral: Bool = false) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\e"
    case "\"": result += "\\(dq"
    case "-" where isLiteral: result += "\\-"
    case "'" where isLiteral: result += "\\(aq"
    case "`" where isLiteral: result += "\\(ga"
    case "^": result += "\\(ha"
    case "~": result += "\\(ti"
    case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
    }
  }
  return result
}

/// One argument of a macro, quoted so that it is never taken for a macro or for punctuation.
func argument(_ text: String) -> String {
  // A bare word of two letters could be the name of a macro.
  let isPlain = text.count > 3 && text.allSatisfy { $0.isASCIILetter }
  return isPlain ? text : "\"\\&\(roff(text, isLiteral: true))\""
}

/// The name of a page or command as manuals look it up: bare wherever it cannot be a macro.
func pageName(_ name: String) -> String { name.count > 3 ? name : argument(name) }

/// A paragraph of prose as lines of mdoc: one macro a line, a line end at each full stop.
func manualLines(of paragraph: String) -> [String] {
  var lines: [String] = []
  var open = ""
  for word in words(of: paragraph) {
    guard word.style == .plain else {
      if !open.isEmpty { lines.append(open) }
      open = ""
      lines.append(macroLine(word))
      continue
    }
    let text = roff(word.text)
    if !open.isEmpty, open.utf8.count + 1 + text.utf8.count > 78 {
      lines.append(open)
      open = ""
    }
    // At the start of a line a dot or a quote would make a request of it.
    let isRequest = open.isEmpty && (text.hasPrefix(".") || text.hasPrefix("'"))
    open += (open.isEmpty ? "" : " ") + (isRequest ? "\\&" : "") + text
    if word.endsSentence {
      lines.append(open)
      open = ""
    }
  }
  return open.isEmpty ? lines : lines + [open]
}

/// An option or a literal as a line of its own, with the punctuation that touches it.
private func macroLine(_ word: ProseWord) -> String {
  var parts = [word.style == .option ? ".Fl" : ".Ql"] + word.before.map { String($0) }
  // The macro of an option prints the first dash.
  parts.append(argument(word.style == .option ? String(word.text.dropFirst()) : word.text))
  if word.after.allSatisfy({ closing.contains($0) }) {
    parts += word.after.map { String($0) }
  } else {
    parts += ["Ns", argument(word.after)]
  }
  return parts.joined(separator: " ")
}
