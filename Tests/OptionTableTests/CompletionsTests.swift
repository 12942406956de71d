import OptionTable
import TestSupport
import Testing

@Suite struct CompletionsTests {
  @Test(arguments: [
    (Shell.bash, ["-n"]), (.zsh, ["-n"]), (.fish, ["--no-config", "--no-execute"]),
  ])
  func `the shell accepts its script`(_ shell: Shell, _ arguments: [String]) throws {
    let program = Program(shell.rawValue)
    if !program.isInstalled { return }
    let script = Fixture.tool.completions(for: shell)
    try #require(script.contains("boxer") && script.contains("millimetre") == false)
    let result = try program.run(arguments, on: script)
    #expect(result.status == 0)
    #expect(result.text == "")
  }

  static let files = ["a.pdf", "B.PDF", "c.txt", "sub/d.pdf", "x y.pdf", "st*r.pdf"]
  static let pdf = ["a.pdf", "B.PDF", "sub", "x y.pdf", "st*r.pdf"]

  /// The words typed, the last one unfinished, and what is offered.
  static let offers: [(words: [String], offered: Set<String>)] = [
    (["boxer", ""], ["show", "make", "--help", "--version"]),
    (["boxer", "s"], ["show"]),
    (["boxer", "show", "--uni"], ["--unit", "--units"]),
    (["boxer", "show", "--unit", "="], ["pt", "mm", "in"]),
    (["boxer", "show", "--unit", "=", "m"], ["mm"]),
    (["boxer", "show", "-u", ""], ["pt", "mm", "in"]),
    (["boxer", "show", "--units", "=", "pt,m"], ["pt,mm"]),
    (["boxer", "show", "--pages", ""], []),
    (["boxer", "show", "--pair", ""], ["pt:mm", "pt:in", "mm:in"]),
    (["boxer", "show", "--pair", "=", "pt"], ["pt:mm", "pt:in"]),
    (["boxer", "show", "--sum", ""], ["pt=mm", "pt=in", "mm"]),
    (["boxer", "show", "--sum", "=", "pt"], ["pt=mm", "pt=in"]),
    (["boxer", "show", ""], Set(pdf)),
    (["boxer", "show", "-j", "a.pdf", "x"], ["x y.pdf"]),
    (["boxer", "show", "sub/"], ["sub/d.pdf"]),
    (["boxer", "show", "--files-from", ""], Set(pdf + ["c.txt"])),
    (["boxer", "show", "--folder", ""], ["sub"]),
    (["boxer", "show", "--", "-"], []),
    (["boxer", "make", ""], ["man", "completion"]),
    (["boxer", "make", "man", ""], ["show", "make"]),
    (["boxer", "make", "completion", ""], ["zsh", "bash"]),
    (["boxer", "make", "other", ""], []),
    (["boxer", "make", "--copies", "2", "man", ""], ["show", "make"]),
    (["boxer", "make", "--copies", "=", "2", "completion", "z"], ["zsh"]),
    (["boxer", "make", "man", "zsh", ""], []),
  ]

  /// Bash cuts words at colons, and replaces what stands behind the last one.
  static let cut: [(words: [String], offered: Set<String>)] = [
    (["boxer", "show", "--pair", "pt", ":"], ["mm", "in"]),
    (["boxer", "show", "--pair", "pt", ":", "m"], ["mm"]),
    (["boxer", "show", "--pair", "=", "pt", ":"], ["mm", "in"]),
    (["boxer", "show", "--pair", "=", "pt", ":", "i"], ["in"]),
    (["boxer", "show", "--pair", "in", ":"], []),
    (["boxer", "show", "--sum", "pt", "="], ["mm", "in"]),
    (["boxer", "show", "--sum", "=", "pt", "="], ["mm", "in"]),
    (["boxer", "show", "--sum", "=", "pt", "=", "i"], ["in"]),
    (["boxer", ":"], ["show", "make", "--help", "--version"]),
  ]

  /// Names that bash cuts too, and what is offered behind the last cut.
  static let cutNames: [(words: [String], offered: Set<String>)] = [
    (["boxer", "show", "r3x", ":"], ["y.pdf", "dir"]),
    (["boxer", "show", "r3x", ":", "y"], ["y.pdf"]),
    (["boxer", "show", "r3x", ":", "o"], []),
    (["boxer", "show", "a.pdf", "r3x", ":", "dir/"], ["dir/e.pdf"]),
    (["boxer", "show", "a", ":", "b", ":"], ["c.pdf"]),
    (["boxer", "show", "p", "=", "q", ":"], ["r.pdf"]),
    (["boxer", "show", "p", "="], ["q:r.pdf"]),
    (["boxer", "show", "r"], ["r3x:y.pdf", "r3x:dir"]),
    (["boxer", "show", "--files-from", "r3x", ":"], ["y.pdf", "dir", "z.txt"]),
    (["boxer", "show", "--files-from", "=", "r3x", ":", "z"], ["z.txt"]),
    (["boxer", "show", "--folder", "=", "r3x", ":"], ["dir"]),
    (["boxer", "show", "x", ":"], []),
  ]

  @Test(.enabled(if: Program("bash").isInstalled), arguments: cutNames)
  func `bash offers files whose names it cuts`(_ words: [String], _ offered: Set<String>) throws {
    let files = ["r3x:y.pdf", "r3x:z.txt", "r3x:dir/e.pdf", "a:b:c.pdf", "p=q:r.pdf", "other.pdf"]
    #expect(try Self.bashOffers(words, files) == offered)
  }

  @Test(.enabled(if: Program("bash").isInstalled), arguments: offers + cut)
  func `bash offers commands, options, choices and files`(
    _ words: [String], _ offered: Set<String>
  ) throws {
    #expect(try Self.bashOffers(words, Self.files) == offered)
  }

  private static func bashOffers(_ words: [String], _ files: [String]) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(Fixture.tool.completions(for: .bash))
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1)
      _boxer 2>/dev/null; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Program("bash").run(["--norc"], on: script, files: files)
    return Set(result.text.split(separator: "\n").map(String.init))
  }

  @Test(.enabled(if: Program("fish").isInstalled), arguments: offers)
  func `fish offers commands, options, choices and files`(
    _ words: [String], _ offered: Set<String>
  ) throws {
    // A line, not words; the long options of the tool are offered once a dash is typed; a directory
    // has a slash; a value after a sign is offered with its option; options are counted as such.
    let line = words.joined(separator: " ").replacing(" = ", with: "=").replacing(" =", with: "=")
    if line.contains("--copies 2") || line == "boxer show -- -" { return }
    let script = """
      \(Fixture.tool.completions(for: .fish))
      complete -C '\(line)'
      """
    let result = try Program("fish").run(["--no-config"], on: script, files: Self.files)
    let seen = result.text.split(separator: "\n").map { line in
      var name = String(line.prefix { $0 != "\t" })
      if name.hasPrefix("-"), let sign = name.firstIndex(of: "=") {
        name = String(name[sign...].dropFirst())
      }
      return name.hasSuffix("/") ? String(name.dropLast()) : name
    }
    #expect(Set(seen) == (line == "boxer " ? ["show", "make"] : offered))
  }

  @Test func `zsh has the options, choices and files of each command`() {
    let script = Fixture.tool.completions(for: .zsh)
    for text in [
      "'show:Show PDF files'",
      "'(-u --unit)'{-u+,--unit=}"
        + "'[Unit of the lengths\\: '\\''points'\\'' \\[or others\\]]:UNIT:(pt mm in)'",
      "'(-j --json)'{-j,--json}'[Write JSON]'", "'(--list)--list[",
      "'*'{-k+,--skip=}'[Leave out page N]:N: '", ":UNIT,...:_sequence compadd - pt mm in'",
      "'*:FILE:_files -g \"*.[pP][dD][fF]\"'", ":FOLDER:_files -/'",
      #":A\:B:(pt\:mm pt\:in mm\:in)'"#, ":A=B:compadd -S \"\" - pt=mm pt=in mm'",
      ":LIST:_files'",
      "':KIND:(man completion)'",
      "'::NAME:{case $words[CURRENT-1] in man) compadd -- show make ;; "
        + "completion) compadd -- zsh bash ;; esac}'",
    ] {
      #expect(script.contains(text), "\(text)")
    }
  }

  @Test func `a summary without a full stop is shown as it stands`() {
    let command = Command("go", "Go on", defaults: 0)
    let tool = ToolDocumentation(
      "a-b", "A tool", version: "1", date: "May 1, 2026", commands: [command.documentation])
    #expect(tool.completions(for: .zsh).contains("'go:Go on'"))
    #expect(tool.completions(for: .bash).contains("complete -F _a_b a-b\n"))
    #expect(tool.manual.contains("\n.Nd \"\\&a tool\"\n"))
  }

  /// Words that take long to be made are given to the one option that they are for.
  @Test func `words are offered for the option of one command alone`() throws {
    let plain = Fixture.tool
    let tool = plain.offering(["left", "right"], for: "unit", of: "show")
    for (command, before) in zip(tool.commands, plain.commands) {
      for (option, old) in zip(command.options, before.options) {
        let isMeant = command.name == "show" && option.long == "unit"
        #expect((option == old) == !isMeant, "\(command.name) --\(option.long)")
        if isMeant { #expect(option.value?.form == .words(["left", "right"])) }
      }
    }
    // A flag has no value that words could be offered for.
    #expect(plain.offering(["x"], for: "json", of: "show") == plain)
    #expect(plain.offering(["x"], for: "unit", of: "nothing") == plain)
  }
}
