/// A value that is put into a dictionary or an array.
package indirect enum NewValue: Sendable {
  /// Text of a PDF file without references.
  case text(String)
  /// A reference to an object.
  case reference(Reference)
  /// An array of its own.
  case array([NewValue])
  /// What stands somewhere in the document; a reference stays one.
  case taken(ObjectPart)
  /// A dictionary of its own that has the keys of another, some of them with other values.
  case dictionary(of: ObjectPart, with: [String: NewValue])
}

extension TreeEditor {
  /// Gives a part of an object another value, and keeps account of it.
  ///
  /// - Parameters:
  ///   - value: The value; nil to take a key away.
  ///   - part: The part: a key of a dictionary, or an element that an array has.
  /// - Throws: If something cannot be read.
  package func set(_ value: NewValue?, at part: ObjectPart) throws(QPDFFailure) {
    guard let (holder, step) = part.last else { return }
    let table = KeyTable([step.key ?? ""])
    try document.trap { calls in
      let target = calls.container(at: holder)
      switch (step, value) {
      case (.key, let value?):
        calls.set(calls.made(value), for: table.keys[0], in: target)
      case (.key, nil): calls.remove(table.keys[0], from: target)
      case (.item(let index), let value?): calls.set(calls.made(value), at: index, in: target)
      case (.item, nil): break
      }
    }
    extendLifetime(table)
    note(part)
  }

  /// Makes a stream of these bytes, which go without a filter.
  package func newStream(_ bytes: [UInt8]) throws(QPDFFailure) -> Reference {
    try noteNew(
      try document.trap { calls in
        calls.reference(of: calls.newStream(bytes, filter: calls.null(), parameters: calls.null()))
      })
  }
}

extension ObjectPart {
  /// The dictionary or array that holds the part, and the step from there; nil for a whole object.
  fileprivate var last: (holder: ObjectPart, step: Step)? {
    path.last.map { (ObjectPart(object, Array(path.dropLast())), $0) }
  }

  /// The part one step further.
  package func step(_ step: Step) -> ObjectPart { ObjectPart(object, path + [step]) }
}

extension ObjectPart.Step {
  fileprivate var key: String? { if case .key(let key) = self { key } else { nil } }
}

extension Calls {
  /// Finds a part of an object; a stream stands for its dictionary, and null for what is not there.
  func value(at part: ObjectPart) -> Handle {
    var value = object(part.object)
    for step in part.path {
      if kind(of: value) == .stream { value = dictionary(of: value) }
      switch (step, kind(of: value)) {
      case (.key(let key), .dictionary):
        let table = KeyTable([key])
        value = self.value(table.keys[0], of: value)
        extendLifetime(table)
      case (.item(let index), .array) where (0..<count(of: value)).contains(index):
        value = item(index, of: value)
      default: return null()
      }
    }
    return value
  }

  /// Finds a dictionary or an array; that of a stream is its dictionary.
  func container(at part: ObjectPart) -> Handle {
    let value = self.value(at: part)
    return kind(of: value) == .stream ? dictionary(of: value) : value
  }

  /// Makes a value; what it takes over from elsewhere is not changed.
  func made(_ value: NewValue) -> Handle {
    switch value {
    case .text(let text):
      let table = KeyTable([text])
      defer { extendLifetime(table) }
      return parse(table.keys[0])
    case .reference(let reference): return object(reference)
    case .taken(let part): return self.value(at: part)
    case .array(let elements):
      let array = newArray()
      for element in elements { append(made(element), to: array) }
      return array
    case .dictionary(let origin, let changes):
      let copy = shallowCopy(of: self.value(at: origin))
      for (key, change) in changes.sorted(by: { $0.key < $1.key }) {
        let table = KeyTable([key])
        set(made(change), for: table.keys[0], in: copy)
        extendLifetime(table)
      }
      return copy
    }
  }

  /// Makes a dictionary with the keys and values of another; empty for what is none.
  func shallowCopy(of dictionary: borrowing Handle) -> Handle {
    let copy = newDictionary()
    guard kind(of: dictionary) == .dictionary else { return copy }
    let table = KeyTable(keys(of: dictionary, atMost: .max))
    for key in table.keys { set(value(key, of: dictionary), for: key, in: copy) }
    extendLifetime(table)
    return copy
  }
}
