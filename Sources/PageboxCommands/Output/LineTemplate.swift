import BoxPolicy

/// A line that is the same for pages that are alike, but for their numbers and objects.
struct LineTemplate {
  /// What is put in for each page; the byte for it stands nowhere else in JSON.
  enum Placeholder: UInt8 {
    case page = 1
    case object = 2
  }

  /// The line with its placeholders.
  private let line: [UInt8]
  /// Where these stand, ascending.
  private let places: [Int]

  /// Takes a line and the places of its placeholders, ascending.
  init(_ line: [UInt8], places: [Int]) {
    self.line = line
    self.places = places
  }

  /// Writes the line of a page.
  func write(page: Int, object: ObjectID?, to bytes: inout [UInt8]) {
    var start = 0
    for place in places {
      bytes.append(contentsOf: line[start..<place])
      start = place + 1
      if line[place] == Placeholder.page.rawValue {
        bytes.append(decimal: page)
      } else if let object {
        bytes.append(decimal: object.number)
        bytes.append(0x20)
        bytes.append(decimal: object.generation)
      }
    }
    bytes.append(contentsOf: line[start...])
  }
}
