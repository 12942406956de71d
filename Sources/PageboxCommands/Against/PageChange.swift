import BoxDocument
import BoxPolicy

/// What became of one page between two files.
struct PageChange: Sendable {
  /// What became of one key.
  struct Key: Sendable, Equatable {
    let key: PageKey
    let change: KeyChange
    let before: Side
    let after: Side
  }

  /// A key in one of the two files.
  struct Side: Sendable, Equatable {
    /// The tokens as they stand in the file; nil when absent.
    let raw: String?
    /// What the rules make of it.
    let effective: Value
  }

  /// What the rules make of a key.
  enum Value: Sendable, Equatable {
    case box(Rectangle)
    case number(Double)
  }

  /// The page number in both files.
  let number: Int
  /// Whether only one file has the page.
  let presence: KeyChange?
  /// The keys that differ.
  let keys: [Key]

  /// Whether anything differs.
  var differs: Bool { presence != nil || !keys.isEmpty }

  init(
    _ number: Int, from before: PageDocument.Page?, to after: PageDocument.Page?,
    _ values: DiffValues
  ) {
    self.number = number
    guard let before, let after else {
      presence = before == nil ? .added : .removed
      keys = []
      return
    }
    presence = nil
    let old = before.boxes
    let new = after.boxes
    keys = PageKey.allCases.compactMap { key in
      let change =
        values.effective
        ? KeyChange(effective: key, from: old, to: new, tolerance: values.tolerance)
        : KeyChange(key, from: old, to: new, tolerance: values.tolerance)
      return change.map { Key(key: key, change: $0, before: Side(key, old), after: Side(key, new)) }
    }
  }
}

extension PageChange.Side {
  fileprivate init(_ key: PageKey, _ page: PageBoxes) {
    raw = page.entry(key).raw
    if let box = key.box {
      effective = .box(page[box].effective)
    } else if key == .rotate {
      effective = .number(Double(page.rotation.value.rawValue))
    } else {
      effective = .number(page.userUnit.value)
    }
  }
}
