extension TreeEditor {
  /// Names the dictionary of a page; nil where no numbered object holds it.
  package func part(of place: TreePlace) throws(QPDFFailure) -> ObjectPart? {
    try document.trap { calls in
      let target = dictionary(at: place, calls)
      return target.holder.map { ObjectPart($0, target.path) }
    }
  }

  /// Names the dictionary of a node; nil where no numbered object holds it.
  package func part(of node: TreeNode) throws(QPDFFailure) -> ObjectPart? {
    try document.trap { calls in
      let target = dictionary(of: node, calls)
      return target.holder.map { ObjectPart($0, target.path) }
    }
  }

  /// Names what a key or an element leads to, a reference followed; nil where that is null.
  package func part(_ step: ObjectPart.Step, of part: ObjectPart) throws(QPDFFailure) -> ObjectPart?
  {
    let next = part.step(step)
    return try document.trap { calls in
      let value = calls.value(at: next)
      guard calls.kind(of: value) != .null else { return nil }
      return calls.reference(of: value).map { ObjectPart($0, []) } ?? next
    }
  }

  /// Names what keys lead to one after the other; nil where one is missing on the way.
  package func part(_ keys: String..., of part: ObjectPart) throws(QPDFFailure) -> ObjectPart? {
    var current = part
    for key in keys {
      guard let next = try self.part(.key(key), of: current) else { return nil }
      current = next
    }
    return current
  }

  /// Names the elements of an array, references followed, nil for null; none for what is no array.
  package func elements(of part: ObjectPart) throws(QPDFFailure) -> [ObjectPart?] {
    let count = try document.trap { calls in
      let array = calls.value(at: part)
      return calls.kind(of: array) == .array ? calls.count(of: array) : 0
    }
    var elements: [ObjectPart?] = []
    for index in 0..<count { elements.append(try self.part(.item(index), of: part)) }
    return elements
  }

  /// What sort of object a part is.
  package func kind(of part: ObjectPart) throws(QPDFFailure) -> ObjectKind {
    try document.trap { calls in calls.kind(of: calls.value(at: part)) }
  }

  /// How many keys a dictionary has; 0 for what is none.
  package func keyCount(of part: ObjectPart) throws(QPDFFailure) -> Int {
    try document.trap { calls in
      let value = calls.value(at: part)
      return calls.kind(of: value) == .dictionary ? calls.keys(of: value, atMost: .max).count : 0
    }
  }

  /// The text of a number or a name; nil for anything else.
  package func token(of part: ObjectPart) throws(QPDFFailure) -> String? {
    try document.trap { calls in calls.token(of: calls.value(at: part)) }
  }

  /// The text of each element of an array that is a number or a name, nil for others.
  ///
  /// - Returns: The texts; nil for what is no array.
  package func tokens(of part: ObjectPart) throws(QPDFFailure) -> [String?]? {
    try document.trap { calls in
      let array = calls.value(at: part)
      return calls.kind(of: array) == .array ? calls.tokens(of: array) : nil
    }
  }
}

extension Calls {
  /// The text of a number or a name; nil for anything else.
  func token(of handle: borrowing Handle) -> String? {
    switch kind(of: handle) {
    case .integer, .real: String(decoding: text(of: handle), as: UTF8.self)
    case .name: name(of: handle, atMost: 100).name
    default: nil
    }
  }

  /// The text of each element of an array that is a number or a name, nil for others.
  func tokens(of array: borrowing Handle) -> [String?] {
    (0..<count(of: array)).map { token(of: item($0, of: array)) }
  }
}
