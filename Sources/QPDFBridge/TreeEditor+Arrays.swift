/// What an array that leads to a place of a page begins with.
package enum ArrayHead: Sendable, Hashable {
  /// The page, or an element of the structure that is on the page.
  case page(Reference)
  /// The position of the page, counted from 0.
  case index(Int)
}

extension TreeEditor {
  /// Changes elements of every array that begins with one of some pages, and then has a name.
  ///
  /// All that the trailer leads to is looked at, each object once, whatever it is part of. An array
  /// that begins with a number leads to another file where an action says so, and stays then.
  ///
  /// - Parameters:
  ///   - heads: The pages.
  ///   - change: Makes of the page and the texts of all elements, nil for what is neither number
  ///     nor name, the new texts by their positions.
  /// - Throws: If an object cannot be read.
  /// - Complexity: Linear in the size of the document without the data of streams.
  package func changeArrays(
    beginningWith heads: Set<ArrayHead>, _ change: (ArrayHead, [String?]) -> [Int: String]
  ) throws(QPDFFailure) {
    var search = ArraySearch(heads: heads)
    try document.trap { calls in
      let trailer = calls.trailer()
      search.look(at: trailer, calls, change)
    }
    while let next = search.next() {
      try document.trap { calls in search.look(at: calls.object(next), calls, change) }
    }
    for part in try search.changeNumbered(document, change) + search.changed { note(part) }
  }
}

/// A search through all objects for arrays that begin with certain references.
private struct ArraySearch {
  private let heads: Set<ArrayHead>
  private var seen: Set<Reference> = []
  private var waiting: [Reference] = []
  /// The object that is looked at, and the way into it.
  private var object: Reference?
  private var path: [ObjectPart.Step] = []
  /// The arrays in numbered objects that begin with a number, and that number.
  private var numbered: [(array: ObjectPart, index: Int)] = []
  /// What actions say that it leads to other files.
  private var remote: Set<ObjectPart> = []
  /// The parts that were changed; nil for one in no numbered object.
  private(set) var changed: [ObjectPart?] = []

  init(heads: Set<ArrayHead>) { self.heads = heads }

  /// The next object to look at.
  mutating func next() -> Reference? {
    object = waiting.popLast()
    path = []
    return object
  }

  /// Looks at a value, and at all in it that is not behind a reference.
  ///
  /// libqpdf reads nothing that is nested deeper than 500 levels.
  mutating func look(
    at value: borrowing Handle, _ calls: Calls,
    _ change: (ArrayHead, [String?]) -> [Int: String]
  ) {
    switch calls.kind(of: value) {
    case .array:
      alter(value, calls, change)
      for index in 0..<calls.count(of: value) {
        follow(calls.item(index, of: value), .item(index), calls, change)
      }
    case .dictionary: lookAtKeys(of: value, calls, change)
    case .stream: lookAtKeys(of: calls.dictionary(of: value), calls, change)
    default: break
    }
  }

  private mutating func lookAtKeys(
    of dictionary: borrowing Handle, _ calls: Calls,
    _ change: (ArrayHead, [String?]) -> [Int: String]
  ) {
    noteRemote(dictionary, calls)
    let names = calls.keys(of: dictionary, atMost: .max)
    let table = KeyTable(names)
    for (name, key) in zip(names, table.keys) {
      let step = ObjectPart.Step.key(String(decoding: name, as: UTF8.self))
      follow(calls.value(key, of: dictionary), step, calls, change)
    }
    extendLifetime(table)
  }

  private mutating func follow(
    _ value: borrowing Handle, _ step: ObjectPart.Step, _ calls: Calls,
    _ change: (ArrayHead, [String?]) -> [Int: String]
  ) {
    if let reference = calls.reference(of: value) {
      if seen.insert(reference).inserted { waiting.append(reference) }
      return
    }
    path.append(step)
    look(at: value, calls, change)
    path.removeLast()
  }

  /// Remembers the destination of an action that goes to another file.
  ///
  /// ISO 32000-2:2020, 12.6.4.3 and 12.6.4.4.
  private mutating func noteRemote(_ action: borrowing Handle, _ calls: Calls) {
    guard ["/GoToR", "/GoToE"].contains(calls.token(of: calls.value(KeyName("/S"), of: action)))
    else { return }
    let reference = calls.reference(of: calls.value(KeyName("/D"), of: action))
    let own = object.map { ObjectPart($0, path + [.key("/D")]) }
    if let part = reference.map({ ObjectPart($0, []) }) ?? own { remote.insert(part) }
  }

  private mutating func alter(
    _ array: borrowing Handle, _ calls: Calls,
    _ change: (ArrayHead, [String?]) -> [Int: String]
  ) {
    guard calls.count(of: array) > 1, calls.kind(of: calls.item(1, of: array)) == .name else {
      return
    }
    let first = calls.item(0, of: array)
    if calls.kind(of: first) == .integer {
      // Whether it leads to another file may come to light later.
      if let index = calls.token(of: first).flatMap({ Int($0) }), heads.contains(.index(index)),
        let object
      {
        numbered.append((ObjectPart(object, path), index))
      }
      return
    }
    guard let head = head(first, calls) else { return }
    for (index, text) in change(head, calls.tokens(of: array)).sorted(by: { $0.key < $1.key }) {
      calls.set(calls.made(.text(text)), at: index, in: array)
      changed.append(object.map { ObjectPart($0, path + [.item(index)]) })
    }
  }

  /// The page that a reference leads to, itself or by way of an element of the structure.
  private func head(_ first: borrowing Handle, _ calls: Calls) -> ArrayHead? {
    guard let reference = calls.reference(of: first) else { return nil }
    if heads.contains(.page(reference)) { return .page(reference) }
    guard calls.kind(of: first) == .dictionary,
      let page = calls.reference(of: calls.value(KeyName("/Pg"), of: first)),
      heads.contains(.page(page))
    else { return nil }
    return .page(page)
  }

  /// Changes the arrays that begin with a number and do not lead to other files.
  ///
  /// - Returns: The parts that were changed.
  func changeNumbered(
    _ document: Document, _ change: (ArrayHead, [String?]) -> [Int: String]
  ) throws(QPDFFailure) -> [ObjectPart?] {
    var changed: [ObjectPart?] = []
    for (part, index) in numbered where !remote.contains(part) {
      changed += try document.trap { calls in
        let array = calls.value(at: part)
        let texts = change(.index(index), calls.tokens(of: array))
        for (index, text) in texts { calls.set(calls.made(.text(text)), at: index, in: array) }
        return texts.keys.map { part.step(.item($0)) }
      }
    }
    return changed
  }
}
