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
        bytes.appendDecimal(page)
      } else if let object {
        bytes.appendDecimal(object.number)
        bytes.append(0x20)
        bytes.appendDecimal(object.generation)
      }
    }
    bytes.append(contentsOf: line[start...])
  }
}

extension [UInt8] {
  /// Appends the digits of a number that is not below 0.
  mutating func appendDecimal(_ number: Int) {
    var rest = number
    var places = 1
    while rest >= 10 {
      rest /= 10
      places += 1
    }
    var power = 1
    for _ in 1..<places { power *= 10 }
    rest = number
    while power > 0 {
      append(0x30 + UInt8(rest / power))
      rest %= power
      power /= 10
    }
  }
}
