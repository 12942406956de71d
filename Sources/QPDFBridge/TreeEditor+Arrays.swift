extension TreeEditor {
  /// Changes elements of every array that begins with a reference to one of some objects.
  ///
  /// All that the trailer leads to is looked at, each object once, whatever it is part of.
  ///
  /// - Parameters:
  ///   - heads: The objects.
  ///   - change: Makes of the object and the texts of all elements, nil for what is neither number
  ///     nor name, the new texts by their positions.
  /// - Throws: If an object cannot be read.
  /// - Complexity: Linear in the size of the document without the data of streams.
  package func changeArrays(
    beginningWith heads: Set<Reference>, _ change: (Reference, [String?]) -> [Int: String]
  ) throws(QPDFFailure) {
    var search = ArraySearch(heads: heads)
    try document.trap { calls in
      let trailer = calls.trailer()
      search.look(at: trailer, calls, change)
    }
    while let next = search.next() {
      try document.trap { calls in search.look(at: calls.object(next), calls, change) }
    }
    for part in search.changed { note(part) }
  }
}

/// A search through all objects for arrays that begin with certain references.
private struct ArraySearch {
  private let heads: Set<Reference>
  private var seen: Set<Reference> = []
  private var waiting: [Reference] = []
  /// The object that is looked at, and the way into it.
  private var object: Reference?
  private var path: [ObjectPart.Step] = []
  /// The parts that were changed; nil for one in no numbered object.
  private(set) var changed: [ObjectPart?] = []

  init(heads: Set<Reference>) { self.heads = heads }

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
    _ change: (Reference, [String?]) -> [Int: String]
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
    _ change: (Reference, [String?]) -> [Int: String]
  ) {
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
    _ change: (Reference, [String?]) -> [Int: String]
  ) {
    if let reference = calls.reference(of: value) {
      if seen.insert(reference).inserted { waiting.append(reference) }
      return
    }
    path.append(step)
    look(at: value, calls, change)
    path.removeLast()
  }

  private mutating func alter(
    _ array: borrowing Handle, _ calls: Calls,
    _ change: (Reference, [String?]) -> [Int: String]
  ) {
    guard calls.count(of: array) > 1, let head = calls.reference(of: calls.item(0, of: array)),
      heads.contains(head)
    else { return }
    for (index, text) in change(head, calls.tokens(of: array)).sorted(by: { $0.key < $1.key }) {
      calls.set(calls.made(.text(text)), at: index, in: array)
      changed.append(object.map { ObjectPart($0, path + [.item(index)]) })
    }
  }
}
