/// Why a text is no page selection.
public enum PageSelectionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// An item of the list is empty.
  case emptyItem
  /// An item is none of the known forms; with its text.
  case notAPage(String)
  /// Page numbers start at 1.
  case zero

  /// Says what is wrong and what is allowed; goes on after the text that was read.
  public var description: String {
    switch self {
    case .emptyItem: "has an empty item; give pages as in 1-3,7,-2,odd,last"
    case .notAPage(let text): "has '\(text)', which is no page; give pages as in 1-3,7,-2,odd,last"
    case .zero: "counts from 0; the first page is 1, the last one -1 or 'last'"
    }
  }
}

extension PageSelection {
  /// Reads a comma-separated list of pages.
  ///
  /// An item is a number, `-N` for the Nth from the end, `first`, `last`, a range `A-B` of two
  /// of these, `A-` for all from A on, `odd`, `even` or `all`.
  ///
  /// - Throws: ``PageSelectionError`` naming the item that could not be read.
  public init(parsing text: String) throws(PageSelectionError) {
    var items: [Item] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      items.append(try Self.item(part))
    }
    self.items = items
  }

  private static func item(_ text: Substring) throws(PageSelectionError) -> Item {
    switch text {
    case "": throw .emptyItem
    case "odd": return .odd
    case "even": return .even
    case "all": return .range(.fromStart(1), .fromEnd(1))
    default: break
    }
    // A minus sign at the start belongs to the first page; the next one separates.
    guard let dash = text.dropFirst().firstIndex(of: "-") else {
      let position = try position(text, in: text)
      return .range(position, position)
    }
    let first = try position(text[..<dash], in: text)
    let rest = text[text.index(after: dash)...]
    return rest.isEmpty ? .onward(first) : .range(first, try position(rest, in: text))
  }

  private static func position(
    _ text: Substring, in item: Substring
  ) throws(PageSelectionError) -> Position {
    if text == "first" { return .fromStart(1) }
    if text == "last" { return .fromEnd(1) }
    let isFromEnd = text.first == "-"
    let digits = isFromEnd ? text.dropFirst() : text
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(digits), number <= largest
    else { throw .notAPage(String(item)) }
    guard number > 0 else { throw .zero }
    return isFromEnd ? .fromEnd(number) : .fromStart(number)
  }

  /// More pages than any document has; keeps the arithmetic far from overflow.
  private static let largest = 1_000_000_000
}
