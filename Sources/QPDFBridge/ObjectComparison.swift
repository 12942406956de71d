/// Compares objects of two documents, part by part.
///
/// References are followed or held against each other, as wanted. A reference to nothing is null,
/// and a key whose value is null is absent (ISO 32000-2:2020, 7.3.7 and 7.3.10).
package struct ObjectComparison: ~Copyable {
  /// How a reference of one document stands for one of the other.
  package enum References: Sendable, Hashable {
    /// The numbers are the same in both, and nothing is followed.
    case same
    /// Each object of one has its counterpart in the other, and is compared as well.
    case followed
  }

  /// Where two documents differ, and how.
  package struct Difference: Sendable, Hashable {
    /// The object of the first document; nil for the trailer.
    package let object: Reference?
    /// The way from it.
    package let path: [ObjectPart.Step]
    /// How the values differ, in words.
    package let detail: String
  }

  let first: Document
  let second: Document
  let references: References
  /// Whether the lengths of streams must be equal.
  private let comparesLengths: Bool
  /// Whether the data of streams must be equal.
  private let comparesData: Bool
  /// The streams of the first document whose lengths do not count.
  private let anyLength: Set<Reference>
  /// The counterpart of each object of the first document that was met.
  package private(set) var counterparts: [Reference: Reference] = [:]
  /// The same the other way round.
  private(set) var origins: [Reference: Reference] = [:]
  private(set) var waiting: [(Reference, Reference)] = []
  private var difference: Difference?
  var texts = TextMatch()
  /// Where an object of the second document stands in its file, if that may be relied on.
  let place: (Int) -> Int?

  /// Whether a stream of the first document is one that objects of the file are packed in.
  private let packs: (Reference) -> Bool

  /// What is being compared: the object, the way into it, and what does not count.
  private var object: Reference?
  private var path: [Step] = []
  private(set) var exempt: Set<ObjectPart> = []

  /// A step as libqpdf names it; few are ever told to anybody.
  private enum Step {
    case key([UInt8])
    case item(Int)
  }

  /// The way as others name it.
  private var steps: [ObjectPart.Step] {
    path.map { step in
      switch step {
      case .key(let name): .key(String(decoding: name, as: UTF8.self))
      case .item(let index): .item(index)
      }
    }
  }

  /// Gets ready to compare.
  ///
  /// - Parameters:
  ///   - first: A document.
  ///   - second: Another, or the same.
  ///   - references: What references are to each other.
  ///   - comparesLengths: Whether the lengths of streams must be equal.
  ///   - comparesData: Whether the data of streams must be equal, once they are decrypted.
  ///   - anyLength: The streams of the first document whose lengths do not count: such as are new,
  ///     and become longer where they are encrypted.
  ///   - place: Where an object of the second document begins in its file, by its number; nil where
  ///     that is not known, or strings are encrypted there. What is known to be the same by the
  ///     bytes of the file is not read by libqpdf.
  ///   - packs: Whether a stream of the first document that says so is indeed an object stream or a
  ///     cross-reference stream of the file. These do not count.
  package init(
    _ first: Document, _ second: Document, references: References, comparesLengths: Bool = true,
    comparesData: Bool = false, anyLength: Set<Reference> = [],
    place: @escaping (Int) -> Int? = { _ in nil },
    packs: @escaping (Reference) -> Bool = { _ in false }
  ) {
    self.packs = packs
    self.place = place
    self.comparesData = comparesData
    self.anyLength = anyLength
    self.first = first
    self.second = second
    self.references = references
    self.comparesLengths = comparesLengths
  }

  /// Compares two objects, and with ``References/followed`` all that they lead to.
  ///
  /// - Parameters:
  ///   - one: An object of the first document.
  ///   - other: An object of the second document.
  ///   - exempt: The parts of the first object that may differ in any way.
  /// - Returns: The first difference, or nil.
  /// - Throws: If an object cannot be read.
  package mutating func compare(
    _ one: Reference, _ other: Reference, exempt: Set<ObjectPart> = []
  ) throws(QPDFFailure) -> Difference? {
    self.exempt = exempt
    try compareObjects(one, other)
    return try follow()
  }

  /// Compares the newest trailers, and all that they lead to.
  ///
  /// - Parameter names: The keys of the trailer that do not count.
  /// - Returns: The first difference, or nil.
  /// - Throws: If an object cannot be read.
  /// - Complexity: Linear in the number of objects; no recursion from one object to the next.
  package mutating func compareTrailers(
    without names: Set<String>
  ) throws(QPDFFailure) -> Difference? {
    exempt = []
    try compareObjects(nil, nil, without: names)
    return try follow()
  }

  private mutating func follow() throws(QPDFFailure) -> Difference? {
    while difference == nil, let (one, other) = waiting.popLast() {
      try compareObjects(one, other)
    }
    return difference
  }

  /// Compares two objects, or the trailers, without following a reference.
  private mutating func compareObjects(
    _ one: Reference?, _ other: Reference?, without names: Set<String> = []
  ) throws(QPDFFailure) {
    object = one
    path = []
    if let one, let other, try isWritten(one, as: other) { return }
    let result = try first.trap { ours -> Result<Void, QPDFFailure> in
      do throws(QPDFFailure) {
        return .success(
          try second.trap { theirs in
            let left = one.map(ours.object) ?? ours.trailer()
            let right = other.map(theirs.object) ?? theirs.trailer()
            // Almost all objects are settled by this, which is far cheaper than part by part.
            if names.isEmpty, haveSameTexts(left, ours, right, theirs) { return }
            compare(left, ours, right, theirs, without: names)
          })
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private mutating func differ(_ detail: String) {
    if difference == nil { difference = Difference(object: object, path: steps, detail: detail) }
  }

  private mutating func compare(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls,
    without names: Set<String> = []
  ) {
    let kind = ours.kind(of: left)
    let other = theirs.kind(of: right)
    guard kind == other else { return differ("\(kind) against \(other)") }
    switch kind {
    case .null: break
    case .array: compareArrays(left, ours, right, theirs)
    case .dictionary: compareDictionaries(left, ours, right, theirs, without: names)
    case .stream:
      let leftKeys = ours.dictionary(of: left)
      let rightKeys = theirs.dictionary(of: right)
      // What the objects of the file are packed in is made anew whenever a file is written.
      if ours.isPacking(leftKeys), let object, packs(object) { break }
      if !haveSameTexts(leftKeys, ours, rightKeys, theirs) {
        compareStreamDictionaries(leftKeys, ours, rightKeys, theirs)
      }
      // Last, since a difference that was found spares the reading.
      if comparesData, difference == nil, !ours.hasSameData(left, as: right, in: theirs) {
        differ("other data")
      }
    default:
      let (text, otherText) = (ours.text(of: left), theirs.text(of: right))
      if text != otherText { differ("the values of a \(kind) differ") }
    }
  }

  private mutating func compareStreamDictionaries(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls
  ) {
    let length = KeyName("/Length")
    // libqpdf 12 leaves out how no data are to be decoded.
    let isEmpty = theirs.wholeNumber(theirs.value(length, of: right)) == 0
    // A length may stand behind a reference in one document and in place in the other.
    compareDictionaries(
      left, ours, right, theirs,
      without: isEmpty ? ["/Length", "/Filter", "/DecodeParms"] : ["/Length"])
    if comparesLengths, object.map({ !anyLength.contains($0) }) ?? true {
      compare(ours.value(length, of: left), ours, theirs.value(length, of: right), theirs)
    }
  }

  private mutating func compareArrays(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls
  ) {
    let (count, other) = (ours.count(of: left), theirs.count(of: right))
    guard count == other else { return differ("\(count) elements against \(other)") }
    var index = 0
    while index < count, difference == nil {
      path.append(.item(index))
      compareValues(ours.item(index, of: left), ours, theirs.item(index, of: right), theirs)
      path.removeLast()
      index += 1
    }
  }

  private mutating func compareDictionaries(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls,
    without names: Set<String>
  ) {
    var keys = ours.keys(of: left, atMost: .max)
    let others = theirs.keys(of: right, atMost: .max)
    if keys != others {
      keys = Set(keys).union(others).sorted { $0.lexicographicallyPrecedes($1) }
    }
    let table = KeyTable(keys)
    for (name, key) in zip(keys, table.keys) where difference == nil {
      if !names.isEmpty, names.contains(String(decoding: name, as: UTF8.self)) { continue }
      path.append(.key(name))
      compareValues(ours.value(key, of: left), ours, theirs.value(key, of: right), theirs)
      path.removeLast()
    }
    extendLifetime(table)
  }

  /// Compares two values in a dictionary or array, which may be references.
  private mutating func compareValues(
    _ left: borrowing Handle, _ ours: Calls, _ right: borrowing Handle, _ theirs: Calls
  ) {
    if !exempt.isEmpty, let object, exempt.contains(ObjectPart(object, steps)) { return }
    let (one, other) = (ours.reference(of: left), theirs.reference(of: right))
    if references == .same, one != nil, one == other { return }
    if let one, let other, counterparts[one] == other { return }
    if ours.kind(of: left) == .null, theirs.kind(of: right) == .null { return }
    switch (one, other) {
    case (nil, nil): compare(left, ours, right, theirs)
    case (let one?, let other?):
      if references == .same { return differ("\(one) R against \(other) R") }
      pair(one, other)
    default: differ("a reference against a value in place")
    }
  }

  /// Notes that one object stands for another, which can be so for no other pair of either.
  mutating func pair(_ one: Reference, _ other: Reference) {
    if let known = counterparts[one], known != other {
      return differ("\(one) R is \(known) R elsewhere, and \(other) R here")
    }
    if let known = origins[other], known != one {
      return differ("\(other) R stands for \(known) R and for \(one) R")
    }
    counterparts[one] = other
    origins[other] = one
    waiting.append((one, other))
  }

  /// Takes back the pairs that were noted last.
  mutating func forget(from known: Int) {
    for (one, other) in waiting[known...] {
      counterparts[one] = nil
      origins[other] = nil
    }
    waiting.removeSubrange(known...)
  }
}

extension Calls {
  /// Whether a dictionary is that of an object stream or of a cross-reference stream.
  fileprivate func isPacking(_ dictionary: borrowing Handle) -> Bool {
    let type = value(.type, of: dictionary)
    guard kind(of: type) == .name else { return false }
    return ["/ObjStm", "/XRef"].contains(name(of: type, atMost: 10).name)
  }
}

extension ObjectPart {
  /// The way in words, such as `/Kids 3 /Parent`, with elements counted from 0.
  package static func words(_ path: [Step]) -> String {
    path.map { step in
      switch step {
      case .key(let key): key
      case .item(let index): String(index)
      }
    }.joined(separator: " ")
  }
}
