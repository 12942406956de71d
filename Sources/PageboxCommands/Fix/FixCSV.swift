import BoxPolicy
import SystemBridge

extension CSVText {
  /// The first line of the table of fix.
  static let fixHeader = "file,page,object,write,key,rule,request,before,after\n"

  /// Writes a row for each change of a page.
  mutating func fix(_ page: FixedPage, of file: FileName, _ result: FixResult) {
    for change in page.changes {
      row([
        Self.cell(file), String(page.number), page.object?.description ?? "", result.word,
        change.key, change.isRepair ? change.cause : "", change.isRepair ? "" : change.cause,
        change.before ?? "", change.after ?? "",
      ])
    }
  }
}
