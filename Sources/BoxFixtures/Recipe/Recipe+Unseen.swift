import BoxPolicy

extension Recipe {
  /// Whether something is written that libqpdf would drop: nulls, double keys, lost references.
  var hasUnseen: Bool {
    let direct = tree.kids.compactMap { if case .direct(let keys) = $0 { keys } else { nil } }
    let all = [tree.keys] + tree.levels + pages.map(\.keys) + direct
    let known = RecipeObjects(self)
    let others = (all.map(\.other) + [catalogue]).filter { !$0.isEmpty }.map { "<< \($0) >>" }
    return all.contains { $0.hasUnseen(known) }
      || (others + objects.values).contains { PDFObject($0)?.dropsMember == true }
  }
}

extension Recipe.Keys {
  /// Whether a key stands there twice or has no value in spite of standing there.
  fileprivate func hasUnseen(_ objects: RecipeObjects) -> Bool {
    PageKey.allCases.contains { key in
      values[key].count > 1
        || values[key].contains { value in
          guard value.placement != .dangling, let object = PDFObject(value.text) else {
            return true
          }
          return objects.target(of: object) == .object(.null) || object.dropsMember
        }
    }
  }
}

extension PDFObject {
  /// Whether a dictionary in it has a key that is null or stands there twice.
  fileprivate var dropsMember: Bool {
    switch self {
    case .word, .name, .string, .reference: false
    case .array(let elements): elements.contains(where: \.dropsMember)
    case .dictionary(let members):
      Set(members.map(\.key)).count < members.count
        || members.contains { $0.value == .null || $0.value.dropsMember }
    }
  }
}
