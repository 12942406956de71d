/// How far each side of a box is moved.
struct Margins: Sendable, Hashable {
  /// A side as people name it; inside and outside are left and right by the number of the page.
  enum Name: String, CaseIterable, Sendable, Hashable {
    case left, bottom, right, top, inside, outside

    /// The side that is meant on a page of a number.
    func side(onPage number: Int) -> Side {
      let isOdd = number % 2 != 0
      return switch self {
      case .left: .left
      case .bottom: .bottom
      case .right: .right
      case .top: .top
      case .inside: isOdd ? .left : .right
      case .outside: isOdd ? .right : .left
      }
    }
  }

  let amounts: [Name: Amount]

  /// Reads one, two or four lengths, or lengths with the names of sides.
  init(parsing text: Substring) throws(BoxExpressionError) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    if text.contains("=") {
      amounts = try Self.named(parts)
      return
    }
    let list = try Amount.list(parts)
    switch list.count {
    case 1: amounts = [.left: list[0], .bottom: list[0], .right: list[0], .top: list[0]]
    case 2: amounts = [.left: list[0], .bottom: list[1], .right: list[0], .top: list[1]]
    case 4: amounts = [.left: list[0], .bottom: list[1], .right: list[2], .top: list[3]]
    default: throw .lengthCount(list.count)
    }
  }

  private static func named(_ parts: [Substring]) throws(BoxExpressionError) -> [Name: Amount] {
    var names: [Name] = []
    var values: [Substring] = []
    for part in parts {
      guard let equals = part.firstIndex(of: "="),
        let name = Name(rawValue: String(part[..<equals].trimmed))
      else { throw .notASide(String(part)) }
      names.append(name)
      values.append(part[part.index(after: equals)...])
    }
    let isMirrored = names.contains(.inside) || names.contains(.outside)
    let isFixed = names.contains(.left) || names.contains(.right)
    guard Set(names).count == names.count, !(isMirrored && isFixed) else { throw .sideTwice }
    return Dictionary(uniqueKeysWithValues: zip(names, try Amount.list(values)))
  }
}
