/// A table of comma-separated values, read as RFC 4180 says; line feeds alone end lines too.
///
/// Written for the tests, so that what the tool writes is judged by something it does not use.
struct CommaSeparated {
  /// What is wrong with a text.
  enum Failure: Error, Equatable {
    case quoteWithinCell
    case textAfterQuote
    case openQuote
    case otherWidth(line: Int)
  }

  /// The cells of each line; the first line is the header.
  let rows: [[String]]

  /// The lines after the header, each cell by the name of its column.
  var records: [[String: String]] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
  }

  init(_ text: String) throws(Failure) {
    var rows: [[String]] = []
    var row: [String] = []
    var rest = Substring(text).unicodeScalars
    while !rest.isEmpty {
      row.append(try Self.cell(&rest))
      switch rest.popFirst() {
      case ",": if rest.isEmpty { row.append("") }
      case "\n", nil:
        rows.append(row)
        row = []
      default: throw .textAfterQuote
      }
    }
    if !row.isEmpty { rows.append(row) }
    self.rows = rows
    for (index, row) in rows.enumerated() where row.count != rows[0].count {
      throw .otherWidth(line: index + 1)
    }
  }

  /// Takes one cell, up to the comma or line end after it.
  private static func cell(_ rest: inout Substring.UnicodeScalarView) throws(Failure) -> String {
    var cell = String.UnicodeScalarView()
    guard rest.first == "\"" else {
      while let next = rest.first, next != ",", next != "\n" {
        if next == "\"" { throw .quoteWithinCell }
        cell.append(rest.removeFirst())
      }
      return String(cell)
    }
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next != "\"" {
        cell.append(next)
      } else if rest.first == "\"" {
        cell.append(rest.removeFirst())
      } else {
        return String(cell)
      }
    }
    throw .openQuote
  }
}
