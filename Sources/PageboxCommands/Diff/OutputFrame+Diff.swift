extension OutputFrame {
  /// What stands around the reports of diff, whatever the pages are held against.
  static func diff(_ values: DiffValues, tableHeader: String) -> OutputFrame {
    OutputFrame(
      values.output.format, betweenTexts: values.summary == .none ? "\n" : "",
      tableHeader: tableHeader)
  }
}
