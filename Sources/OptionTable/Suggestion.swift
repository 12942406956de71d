/// The name that was probably meant: few slips away, or the only one that begins like this.
///
/// Else it is the longest name that the typed word begins with and goes on behind.
package func nearest(to typed: String, among names: [String]) -> String? {
  let word = Array(typed.utf8.drop { $0 == UInt8(ascii: "-") })
  let limit = max(1, min(3, word.count / 3))
  var best: (name: String, slips: Int)?
  var beginning: [String] = []
  for name in names {
    let other = Array(name.utf8.drop { $0 == UInt8(ascii: "-") })
    if word.count > 1, other.starts(with: word) { beginning.append(name) }
    // Keeps the table small however long the typed word is.
    guard abs(word.count - other.count) <= limit else { continue }
    let slips = slips(from: word, to: other)
    // A name that shares nothing with the word is not near it, however short both are.
    if slips <= limit, slips < other.count, slips < best?.slips ?? .max { best = (name, slips) }
  }
  if let best { return best.name }
  if beginning.count == 1 { return beginning[0] }
  return begun(by: word, among: names)
}

/// The longest name that is the beginning of a word, and no shorter than three letters.
private func begun(by word: [UInt8], among names: [String]) -> String? {
  var best: (name: String, count: Int)?
  for name in names {
    let other = name.utf8.drop { $0 == UInt8(ascii: "-") }
    if other.count > 2, other.count > best?.count ?? 0, word.starts(with: other) {
      best = (name, other.count)
    }
  }
  return best?.name
}

/// How many letters were lost, added, changed or swapped with their neighbour.
func slips(from first: [UInt8], to second: [UInt8]) -> Int {
  var older: [Int] = []
  var previous = Array(0...second.count)
  for (i, letter) in first.enumerated() {
    var row = [i + 1]
    for (j, other) in second.enumerated() {
      var least = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
        least = min(least, older[j - 1] + 1)
      }
      row.append(least)
    }
    older = previous
    previous = row
  }
  return previous[second.count]
}
