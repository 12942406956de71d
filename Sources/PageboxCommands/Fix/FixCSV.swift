import BoxPolicy
import SystemBridge

extension CSVText {
  /// The first line of the table of fix.
  static let fixHeader = "file,page,object,write,dry_run,key,rules,requests,before,after,remarks\n"

  /// Writes a row for each change of a page.
  mutating func fix(_ page: FixedPage, of file: FileName, _ result: FixResult) {
    for change in page.changes {
      row([
        Self.cell(file), String(page.number), page.object?.description ?? "", result.word,
        String(result.isDryRun),
        change.key, change.rules.joined(separator: " "), change.requests.joined(separator: "; "),
        change.before ?? "", change.after ?? "",
        page.remarks.filter { $0.key == change.key }.map(\.text).joined(separator: "; "),
      ])
    }
  }
}
