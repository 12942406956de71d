import BoxPolicy

/// A line that is the same for pages that are alike, but for their numbers and objects.
struct LineTemplate {
  /// What is put in for each page; the byte for it stands nowhere else in JSON.
  enum Placeholder: UInt8 {
    case page = 1
    case object = 2
  }

  /// What stands before each placeholder, and behind the last one.
  private var parts: [(text: [UInt8], placeholder: Placeholder?)] = []

  /// Takes a line apart at its placeholders.
  init(_ line: [UInt8]) {
    var text: [UInt8] = []
    for byte in line {
      if let placeholder = Placeholder(rawValue: byte) {
        parts.append((text, placeholder))
        text = []
      } else {
        text.append(byte)
      }
    }
    parts.append((text, nil))
  }

  /// Writes the line of a page.
  func write(page: Int, object: ObjectID?, to bytes: inout [UInt8]) {
    for part in parts {
      bytes.append(contentsOf: part.text)
      switch part.placeholder {
      case .page: bytes.appendDecimal(page)
      case .object:
        guard let object else { continue }
        bytes.appendDecimal(object.number)
        bytes.append(0x20)
        bytes.appendDecimal(object.generation)
      case nil: break
      }
    }
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
