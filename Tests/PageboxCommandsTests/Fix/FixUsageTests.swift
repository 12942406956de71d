import Testing

@Suite struct FixUsageTests {
  @Test(arguments: [
    ([], "missing FILE"),
    (["a"], "missing --output=FILE, --in-place or --dry-run"),
    (
      ["-o", "b", "--in-place", "a"], "--output and --in-place exclude each other; give one of them"
    ),
    (["-o", "b", "a", "c"], "one file is written to --output; --in-place takes several"),
    (["-o", "", "a"], "the name after --output is empty"),
    (["-o", "b", "-r", "a"], "--output and --recursive exclude each other; give one of them"),
    (
      ["-o", "b", "--files-from=l"],
      "--output and --files-from exclude each other; give one of them"
    ),
    (
      ["-o", "b", "--files0-from=l"],
      "--output and --files0-from exclude each other; give one of them"
    ),
    (
      ["-o", "-", "-f", "json", "a"],
      "--output=- and --format=json exclude each other; give one of them"
    ),
    (["--in-place", "-"], "--in-place and - exclude each other; give one of them"),
    (["-o", "b", "--backup=.bak", "a"], "--backup needs --in-place"),
    (
      ["--in-place", "--backup=.PDF", "a"],
      "--backup=.PDF would name copies as files to be read; give another ending, as in .bak"
    ),
    (["-n", "--rule=assumed-media", "a"], "--rule=assumed-media needs --assume-media"),
    (["-n", "--sides=shown", "a"], "--sides needs --set"),
    (
      ["--undo", "--remove=art", "a"],
      "--undo and --set or --remove exclude each other; give one of them"
    ),
    (["--undo", "--write=append", "a"], "--undo and --write exclude each other; give one of them"),
    (["--undo", "--in-place", "a"], "--undo and --in-place exclude each other; give one of them"),
    (
      ["--undo", "--bake-rotate", "a"],
      "--undo and --bake-rotate exclude each other; give one of them"
    ),
    (
      ["--list-rules", "--origin=zero"],
      "--list-rules and --origin exclude each other; give one of them"
    ),
    (
      ["-n", "--write=append", "--bake-user-unit", "a"],
      "--write=append and --bake-user-unit exclude each other; give one of them"
    ),
    (["--undo", "-n", "a"], "--undo and --dry-run exclude each other; give one of them"),
    (
      ["--undo", "--bake-user-unit", "a"],
      "--undo and --bake-user-unit exclude each other; give one of them"
    ),
    (["--undo", "-f", "json", "a"], "--undo and --format exclude each other; give one of them"),
    (["--undo", "--force", "a"], "--undo and --force exclude each other; give one of them"),
    (
      ["--undo", "--allow-signed", "a"],
      "--undo and --allow-signed exclude each other; give one of them"
    ),
    (["--undo", "--sides=shown", "a"], "--undo and --sides exclude each other; give one of them"),
    (["--undo", "-"], "--undo and - exclude each other; give one of them"),
    (
      ["--list-rules", "-o", "b"], "--list-rules and --output exclude each other; give one of them"
    ),
  ])
  func `options that do not go together are told`(_ arguments: [String], _ message: String) {
    let outcome = pagebox(["fix"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errorLines.first == "pagebox fix: \(message)")
  }

  @Test(arguments: [
    ["--rule=none"], ["--set", "crop"], ["--set", "crop=nowhere"], ["--set", "spine=media"],
    ["--remove", "spine"], ["--where", "crop?media"], ["--assume-media", "0,0,9"],
    ["--write", "magic"], ["--backup", "a/b"], ["--backup="], ["--sides", "left"],
    ["--origin", "0,0"], ["--origin"],
  ])
  func `what cannot be read is wrong usage`(_ arguments: [String]) {
    let outcome = pagebox(["fix", "-n"] + arguments + ["a"])
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("pagebox fix: --"))
  }

  @Test func `the rules are listed with what they do`() {
    let outcome = pagebox(["fix", "--list-rules"])
    #expect(outcome.status == 0 && outcome.lines.count == 13)
    #expect(outcome.lines.allSatisfy { $0.hasSuffix(".") && $0.contains("  ") })
  }
}
