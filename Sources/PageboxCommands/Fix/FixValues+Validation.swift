import BoxPolicy
import OptionTable

extension FixValues {
  /// Refuses options that do not go together.
  func validate() throws(UsageError) {
    try output.validate()
    if listsRules { return try validateList() }
    try input.validate()
    if undo { return try validateUndo() }
    if target != nil, inPlace { throw .conflict("--output", "--in-place") }
    if target == nil, !inPlace, !dryRun {
      throw .missingOperand("--output=FILE, --in-place or --dry-run")
    }
    if target != nil { try validateTarget() }
    if inPlace, let reader = input.files.first(where: { $0 == "-" }) {
      throw .conflict("--in-place", reader)
    }
    if backup != nil, !inPlace { throw .requires("--backup", "--in-place") }
    if let backup, backup.lowercased().hasSuffix(".pdf") {
      throw .impossible(
        "--backup=\(backup) would name copies as files to be read; give another ending, as in .bak")
    }
    if rules.contains(.rule(.assumedMedia)), assumedMedia == nil {
      throw .requires("--rule=assumed-media", "--assume-media")
    }
    // An update would need new streams, which is not done.
    if write == .append, let move = moves.first { throw .conflict("--write=append", move.option) }
    if sides != .inPage, requests.isEmpty { throw .requires("--sides", "--set") }
  }

  /// One file goes in where one comes out.
  private func validateTarget() throws(UsageError) {
    if target == "" { throw .impossible("the name after --output is empty") }
    if input.recursive { throw .conflict("--output", "--recursive") }
    if input.listFile != nil { throw .conflict("--output", "--files-from") }
    if input.nulListFile != nil { throw .conflict("--output", "--files0-from") }
    if input.files.count > 1 {
      throw .impossible("one file is written to --output; --in-place takes several")
    }
    if target == "-", output.format != .text {
      throw .conflict("--output=-", "--format=\(output.format.rawValue)")
    }
  }

  private func validateUndo() throws(UsageError) {
    let others: [(String, Bool)] = [
      ("--output", target != nil), ("--in-place", inPlace), ("--backup", backup != nil),
      ("--dry-run", dryRun), ("--set or --remove", !requests.isEmpty),
      ("--rule", !rules.isEmpty),
      ("--assume-media", assumedMedia != nil), ("--where", !conditions.isEmpty),
      ("--pages", pages != .all), ("--write", write != .auto), ("--force", force),
      ("--allow-signed", allowsSigned), ("--sides", sides != .inPage),
      ("--format", output.format != .text),
    ]
    if let other = others.first(where: \.1) { throw .conflict("--undo", other.0) }
    if let move = moves.first { throw .conflict("--undo", move.option) }
    if input.files.contains("-") { throw .conflict("--undo", "-") }
  }

  private func validateList() throws(UsageError) {
    let others: [(String, Bool)] = [
      ("--output", target != nil), ("--in-place", inPlace), ("--undo", undo),
      ("--set or --remove", !requests.isEmpty),
    ]
    if let other = others.first(where: \.1) { throw .conflict("--list-rules", other.0) }
    if let move = moves.first { throw .conflict("--list-rules", move.option) }
  }
}
