package import BoxPolicy

/// The entries of a dictionary as the text of a document has them: tokens joined by blanks.
///
/// The values null and references to none of the objects are left out, as the reader of a file
/// leaves them out (rule R2).
package func written(_ verbatim: String, objects: [Int: String] = [:]) -> [PageKey: String] {
  var values: [PageKey: String] = [:]
  let entry = /(\/[A-Za-z]+) (\[[^\]]*\]|\([^)]*\)|(\d+) 0 R|[^ ]+)/
  for match in verbatim.matches(of: entry) {
    guard let key = PageKey.allCases.first(where: { $0.name == match.1 }) else { continue }
    let number = match.3.flatMap { Int($0) }
    let value = number.map { objects[$0] ?? "null" } ?? String(match.2)
    if value == "null" { continue }
    values[key] = value.first == "[" ? "[ \(value.dropFirst().dropLast()) ]" : value
  }
  return values
}
