/// Makes copies of streams and dictionaries in which one array of numbers is another.
///
/// A stream that several places refer to is copied once. What was copied stays as it is, since
/// others may use it.
package final class ChangedCopies {
  private let editor: TreeEditor
  private let key: String
  private let copiesDictionaries: Bool
  private let change: ([String?]?) -> String?
  private var made: [Reference: Reference] = [:]

  /// Gets ready to copy.
  ///
  /// - Parameters:
  ///   - editor: Keeps account of the new objects.
  ///   - key: The key that has another value in a copy.
  ///   - copiesDictionaries: Whether a dictionary in place of a stream is copied in the same way.
  ///   - change: Makes of the numbers of the array, nil for what is none, or of no array, the text
  ///     of the new value; nil to leave the key as it is.
  package init(
    _ editor: TreeEditor, changing key: String, copiesDictionaries: Bool = false,
    _ change: @escaping ([String?]?) -> String?
  ) {
    self.editor = editor
    self.key = key
    self.copiesDictionaries = copiesDictionaries
    self.change = change
  }

  /// Gives a key a copy of a dictionary in which every stream is a changed copy.
  ///
  /// - Parameters:
  ///   - source: The dictionary, which may belong to others.
  ///   - target: The part that gets the copy.
  ///   - levels: How many dictionaries lie above a stream at most.
  /// - Throws: If something cannot be read.
  package func put(
    _ source: ObjectPart, at target: ObjectPart, levels: Int
  ) throws(QPDFFailure) {
    let streams = try editor.document.trap { calls -> [Reference] in
      guard let step = target.path.last, case .key(let name) = step else { return [] }
      var streams: [Reference] = []
      let copy = copied(calls.value(at: source), levels: levels, calls, &streams)
      let table = KeyTable([name])
      let holder = ObjectPart(target.object, Array(target.path.dropLast()))
      calls.set(copy, for: table.keys[0], in: calls.container(at: holder))
      extendLifetime(table)
      return streams
    }
    for stream in streams { _ = try editor.noteNew(stream) }
    editor.note(target)
  }

  private func copied(
    _ dictionary: borrowing Handle, levels: Int, _ calls: Calls, _ streams: inout [Reference]
  ) -> Handle {
    let copy = calls.shallowCopy(of: dictionary)
    guard calls.kind(of: dictionary) == .dictionary else { return copy }
    let table = KeyTable(calls.keys(of: dictionary, atMost: .max))
    for name in table.keys {
      let value = calls.value(name, of: dictionary)
      switch calls.kind(of: value) {
      case .stream: calls.set(stream(value, calls, &streams), for: name, in: copy)
      case .dictionary where levels > 1:
        calls.set(copied(value, levels: levels - 1, calls, &streams), for: name, in: copy)
      case .dictionary where copiesDictionaries:
        let fresh = calls.shallowCopy(of: value)
        alter(fresh, calls)
        calls.set(fresh, for: name, in: copy)
      default: break
      }
    }
    extendLifetime(table)
    return copy
  }

  private func stream(
    _ old: borrowing Handle, _ calls: Calls, _ streams: inout [Reference]
  ) -> Handle {
    let reference = calls.reference(of: old)
    if let reference, let known = made[reference] { return calls.object(known) }
    let keys = calls.dictionary(of: old)
    let fresh = calls.newStream(
      calls.streamData(of: old), filter: calls.value(KeyName("/Filter"), of: keys),
      parameters: calls.value(KeyName("/DecodeParms"), of: keys))
    let own = calls.dictionary(of: fresh)
    let names = calls.keys(of: keys, atMost: .max)
      .filter {
        !["/Length", "/Filter", "/DecodeParms"].contains(String(decoding: $0, as: UTF8.self))
      }
    let table = KeyTable(names)
    for name in table.keys { calls.set(calls.value(name, of: keys), for: name, in: own) }
    extendLifetime(table)
    alter(own, calls)
    if let number = calls.reference(of: fresh) {
      streams.append(number)
      if let reference { made[reference] = number }
    }
    return fresh
  }

  private func alter(_ dictionary: borrowing Handle, _ calls: Calls) {
    let table = KeyTable([key])
    let old = calls.value(table.keys[0], of: dictionary)
    let numbers = calls.kind(of: old) == .array ? calls.tokens(of: old) : nil
    if let text = change(numbers) {
      calls.set(calls.made(.text(text)), for: table.keys[0], in: dictionary)
    }
    extendLifetime(table)
  }
}
