/// Walks a page tree from its root down.
///
/// ISO 32000-2:2020, 7.7.3.
struct TreeScan {
  /// What was found so far.
  private(set) var tree: ScannedTree

  private var source: ObjectSource
  private let limits: ScanLimits
  /// Reads pages and nodes: their own keys first, then those that were asked for.
  private var dictionary: DictionaryReader
  private var levels: LevelReader
  /// How the object of a number was met in the tree.
  private var met: [Meeting]
  /// How many kids of nodes were looked at that were walked before.
  private var repeats = 0
  /// The pages that are listed more than once.
  private var repeated: Set<Int32> = []
  private var parents = ParentWays()
  private var kids: KidList
  private var frames: [Frame] = []
  /// How many bytes the pages and nodes have that were read.
  private var taken = 0

  /// The keys that make the tree, in their order among the fields.
  private static let ownKeys = ["Type", "Parent", "Kids"]

  /// How an object was met in the tree.
  private enum Meeting: UInt8 {
    case never, page, node
    /// A node that is being walked.
    case above
  }

  /// A node that is being walked: which of the kids are left.
  private struct Frame {
    let node: Int
    let reference: IndirectReference
    let firstKid: Int
    let endOfKids: Int
    var next: Int
    /// Whether this node, or one above, was walked before.
    let isRepeated: Bool
  }

  /// Gets ready to walk.
  ///
  /// - Parameters:
  ///   - source: Where the objects are.
  ///   - keys: The keys that are wanted of pages and nodes, without their solidus.
  ///   - tree: What is known of the file already.
  ///   - limits: How far to go.
  init(_ source: ObjectSource, keys: [String], into tree: ScannedTree, limits: ScanLimits) {
    self.source = source
    self.tree = tree
    self.limits = limits
    dictionary = DictionaryReader(
      keys: Self.ownKeys + keys, remembersFrom: Self.ownKeys.count)
    levels = LevelReader(keys: keys.count, from: Self.ownKeys.count, limits: limits)
    kids = KidList(most: max(limits.kids, source.table.count))
    met = Array(repeating: .never, count: source.table.count)
  }

  /// Walks the tree to its end.
  ///
  /// - Throws: Where the tree is not sound in a way that is known here.
  mutating func walk(
    from root: IndirectReference, in file: Span<UInt8>
  ) throws(Decline) {
    guard let place = try source.place(of: root, in: file) else { throw .unsure("no page tree") }
    try visit(root, at: place, in: file)
    guard !frames.isEmpty else { throw .unsure("a page tree that is no node") }
    while let top = frames.indices.last {
      let next = frames[top].next
      guard next < frames[top].endOfKids else {
        leave()
        continue
      }
      frames[top].next += 1
      if frames[top].isRepeated {
        repeats += 1
        guard repeats <= limits.repeats else { throw .unsure("nodes that are listed very often") }
      }
      let kid = kids[next]
      if let place = try source.place(of: kid, in: file) {
        try visit(kid, at: place, in: file)
      } else {
        note(.kidNull, nil)
      }
    }
    tree.levels = levels.finished()
    markRepeatedPages()
  }

  private mutating func leave() {
    let frame = frames.removeLast()
    kids.remove(from: frame.firstKid)
    met[frame.reference.number] = .node
  }

  /// Those listed twice know it, also the first time.
  private mutating func markRepeatedPages() {
    guard !repeated.isEmpty else { return }
    for index in tree.pages.indices where repeated.contains(tree.pages[index].number) {
      tree.pages[index].oddities.insert(.listedTwice)
    }
  }

  /// Keeps a trouble of the kid that is being looked at.
  private mutating func note(
    _ kind: ScannedTrouble.Kind, _ object: IndirectReference?, page: Int? = nil
  ) {
    let frame = frames.last
    tree.troubles.append(
      ScannedTrouble(
        kind: kind, object: object, node: frame?.reference, level: frames.count - 1,
        kidIndex: frame.map { $0.next - 1 - $0.firstKid }, page: page))
  }

  /// Reads a page or a node.
  private mutating func visit(
    _ reference: IndirectReference, at place: ObjectSource.Place, in file: Span<UInt8>
  ) throws(Decline) {
    switch place {
    case .file(let start):
      var reader = TokenReader(at: start)
      try read(&reader, in: file)
      try StreamDecoder.requireEnd(&reader, in: file)
      try count(reader.position - start, in: file)
      try add(reference, bytes: file, file: file)
    case .packed(let stream, let start):
      let data = try source.data(of: stream, in: file)
      var reader = TokenReader(at: start)
      try read(&reader, in: data.span)
      try count(reader.position - start, in: file)
      try add(reference, bytes: data.span, file: file)
    }
  }

  /// Counts the bytes of an object; sound ones share none, and few are read more than once.
  @inline(__always)
  private mutating func count(_ bytes: Int, in file: Span<UInt8>) throws(Decline) {
    taken += bytes
    guard taken <= 2 * (file.count + source.inflated) + limits.streamBytes else {
      throw .hostile("pages that stand in each other")
    }
  }

  @inline(__always)
  private mutating func read(
    _ reader: inout TokenReader, in bytes: Span<UInt8>
  ) throws(Decline) {
    guard case .dictionaryStart = try reader.next(in: bytes) else {
      throw .unsure("a kid that is no dictionary")
    }
    try dictionary.read(&reader, in: bytes)
  }

  /// Adds what was read, a page or a node.
  private mutating func add(
    _ reference: IndirectReference, bytes: Span<UInt8>, file: Span<UInt8>
  ) throws(Decline) {
    guard dictionary.repeated & 0b111 == 0 else { throw .unsure("a page or node with a key twice") }
    guard tree.troubles.count <= limits.troubles else { throw .unsure("a tree full of troubles") }
    if dictionary[2].isPresent {
      try addNode(reference, bytes, file)
    } else {
      try addPage(reference, bytes, file)
    }
  }

  private mutating func addPage(
    _ reference: IndirectReference, _ bytes: Span<UInt8>, _ file: Span<UInt8>
  ) throws(Decline) {
    guard let node = frames.last?.node else { throw .unsure("a page tree that is no node") }
    guard tree.pages.count < limits.pages else { throw .unsure("too many pages") }
    let number = tree.pages.count + 1
    switch met[reference.number] {
    case .never: met[reference.number] = .page
    case .page:
      note(.pageRepeated, reference, page: number)
      repeated.insert(Int32(reference.number))
    case .node, .above: throw .unsure("a node that is a page")
    }
    var oddities = tree.nodes[node].oddities
    let kind = try noteType(.page, reference, page: number, in: bytes)
    try noteParent(reference, page: number, file, &oddities)
    oddities.formUnion(kind)
    let level = try levels.level(&dictionary, in: bytes, of: &source, file)
    tree.pages.append(
      ScannedPage(
        number: Int32(reference.number), generation: UInt16(reference.generation),
        level: Int32(level), node: Int32(node), oddities: oddities))
  }

  /// Notes where the type is not the one that is needed.
  @inline(__always)
  private mutating func noteType(
    _ type: TokenReader.Word, _ reference: IndirectReference, page: Int?, in bytes: Span<UInt8>
  ) throws(Decline) -> PlaceOddities {
    let field = dictionary[0]
    if field.isName(type) { return [] }
    switch field.kind {
    case .name:
      // A node that has no kids is one nevertheless.
      guard page == nil || !field.isName(.pages) else { throw .unsure("a node without kids") }
      let name = try PlainName(field, in: bytes)
      note(.typeWrong(name.text), reference, page: page)
      return .typeWrong
    case .reference: throw .unsure("a type by reference")
    default:
      note(.typeMissing, reference, page: page)
      return .typeMissing
    }
  }

  /// Notes where the parent is not the node that lists this one; the root has none.
  @inline(__always)
  private mutating func noteParent(
    _ reference: IndirectReference, page: Int?, _ file: Span<UInt8>,
    _ oddities: inout PlaceOddities
  ) throws(Decline) {
    let parent = dictionary[1]
    guard let node = frames.last else {
      if parent.isPresent { throw .unsure("a root with a parent") }
      return
    }
    if parent.kind == .reference, parent.reference == node.reference { return }
    oddities.insert(.parentMismatch)
    switch parent.kind {
    case nil, .null: note(.parentMissing, reference, page: page)
    case .reference:
      let target = parent.reference
      guard try source.place(of: target, in: file) != nil else {
        throw .unsure("a parent that leads nowhere")
      }
      note(.parentOther(target), reference, page: page)
      if try parents.neverEnd(from: target, of: &source, in: file) {
        note(.parentsNeverEnd, reference, page: page)
        oddities.insert(.parentCycle)
      }
    default: note(.parentDirect, reference, page: page)
    }
  }

  private mutating func addNode(
    _ reference: IndirectReference, _ bytes: Span<UInt8>, _ file: Span<UInt8>
  ) throws(Decline) {
    var isRepeated = false
    switch met[reference.number] {
    case .never: break
    case .page: throw .unsure("a node that is a page")
    case .above: return note(.cyclic, reference)
    case .node:
      isRepeated = true
      note(.nodeRepeated, reference)
    }
    guard frames.count < limits.depth else { throw .unsure("a page tree that is too deep") }
    let above = frames.last
    var oddities = above.map { tree.nodes[$0.node].oddities } ?? []
    _ = try noteType(.pages, reference, page: nil, in: bytes)
    try noteParent(reference, page: nil, file, &oddities)
    let level = try levels.level(&dictionary, in: bytes, of: &source, file)
    let first = kids.count
    try kids.read(dictionary[2], in: bytes, of: &source, file)
    let node = tree.nodes.count
    tree.nodes.append(
      ScannedNode(reference: reference, level: level, above: above?.node, oddities: oddities))
    met[reference.number] = .above
    frames.append(
      Frame(
        node: node, reference: reference, firstKid: first, endOfKids: kids.count, next: first,
        isRepeated: isRepeated || above?.isRepeated == true))
  }
}
