/// The state of one walk through a page tree: the nodes from the root to where it stands.
struct PageWalk: ~Copyable {
  /// What was found so far.
  var report = WalkReport()

  /// The document that is walked.
  let document: Document
  /// The keys that are wanted.
  let names: [String]
  /// The same for libqpdf.
  let table: KeyTable
  /// How far to go.
  let limits: WalkLimits
  /// Copies values.
  var values = ValueReader()
  /// Follows parent keys.
  var chains = ParentChains()
  private var frames: [Frame] = []
  private var nodesAbove: Set<Reference> = []
  private var nodesSeen: Set<Reference> = []
  private var pagesSeen: Set<Reference> = []
  private var repeats = 0

  /// A node that is being walked.
  private struct Frame {
    let node: TreeNode
    let kids: KidList
    var next = 0
    /// Whether this node, or one above, was walked before.
    let isRepeated: Bool
  }

  /// Keeps the array of a node's kids while the node is walked.
  private final class KidList {
    let handle: Handle
    let count: Int
    init(_ handle: consuming Handle, count: Int) {
      self.handle = handle
      self.count = count
    }
  }

  /// What looking at a kid came to.
  private enum Step {
    case skip
    case leaf(PageLeaf)
    case node(Frame)
  }

  /// Gets ready to walk.
  init(_ document: Document, keys: [String], limits: WalkLimits) {
    self.document = document
    self.limits = limits
    names = keys
    table = KeyTable(keys)
  }

  /// Finds the root of the tree.
  ///
  /// - Throws: If there is no catalogue or no tree.
  mutating func enterRoot() throws(QPDFFailure) {
    let frame = try document.trap { calls -> Frame? in
      let catalogue = calls.root()
      guard calls.kind(of: catalogue) == .dictionary else { return nil }
      let pages = calls.value(.pages, of: catalogue)
      guard calls.kind(of: pages) == .dictionary else { return nil }
      let place = Place(object: calls.reference(of: pages), node: nil, kidIndex: nil)
      let type = values.name(.type, of: pages, calls)
      let object = read(pages, type: type, at: place, isNode: true, calls)
      let kids = calls.value(.kids, of: pages)
      guard calls.kind(of: kids) == .array else { return nil }
      let count = calls.count(of: kids)
      return Frame(
        node: TreeNode(object, level: 0, above: nil), kids: KidList(kids, count: count),
        isRepeated: false)
    }
    guard let frame else {
      throw QPDFFailure(.noPageTree, file: document.name, detail: "unable to find page tree")
    }
    push(frame)
  }

  /// Goes on to the next page, or ends.
  ///
  /// - Parameter isKnown: Whether the page of a number is this object, and need not be read.
  /// - Returns: The next page that is not known; nil behind the last.
  mutating func next(isKnown: (Int, Reference) -> Bool) -> PageLeaf? {
    while let top = frames.indices.last {
      let index = frames[top].next
      let frame = frames[top]
      guard index < frame.kids.count else {
        pop()
        continue
      }
      frames[top].next += 1
      let place = Place(object: nil, node: frame.node, kidIndex: index)
      if frame.isRepeated {
        repeats += 1
        guard repeats <= limits.repeats else {
          if repeats == limits.repeats + 1 { note(.tooManyRepeats, at: place) }
          pop()
          continue
        }
      }
      switch step(index, of: frame, at: place, isKnown) {
      case .skip: continue
      case .node(let frame): push(frame)
      case .leaf(let leaf):
        guard report.pages < limits.pages else {
          note(.tooManyPages, at: place)
          frames = []
          return nil
        }
        report.pages += 1
        return leaf
      }
    }
    return nil
  }

  private mutating func push(_ frame: Frame) {
    if let reference = frame.node.reference { nodesAbove.insert(reference) }
    frames.append(frame)
  }

  private mutating func pop() {
    if let reference = frames.removeLast().node.reference { nodesAbove.remove(reference) }
  }

  /// Looks at one kid, all its calls in one trap.
  private mutating func step(
    _ index: Int, of frame: Frame, at place: Place, _ isKnown: (Int, Reference) -> Bool
  ) -> Step {
    do throws(QPDFFailure) {
      return try document.trap { calls in
        let kid = calls.item(index, of: frame.kids.handle)
        var place = place
        place.object = calls.reference(of: kid)
        // Asking for its kind would have libqpdf read it.
        if let page = place.object, isKnown(report.pages + 1, page) {
          pagesSeen.insert(page)
          report.pages += 1
          return .skip
        }
        let kind = calls.kind(of: kid)
        switch kind {
        case .dictionary:
          return step(into: kid, of: frame, at: place, calls)
        case .stream:
          note(.kidIsStream, at: place)
          return step(into: calls.dictionary(of: kid), of: frame, at: place, calls)
        case .null:
          // libqpdf 12 forgets a reference to nothing while it parses, so it is never told.
          place.object = nil
          note(.kidNull, at: place)
        default:
          note(.kidNotDictionary(kind), at: place)
        }
        return .skip
      }
    } catch {
      note(.kidUnreadable(error.detail), at: place)
      return .skip
    }
  }

  private mutating func step(
    into kid: borrowing Handle, of frame: Frame, at place: Place, _ calls: Calls
  ) -> Step {
    let type = values.name(.type, of: kid, calls)
    let hasKids = calls.has(.kids, in: kid)
    if hasKids || type == "/Pages" {
      return enter(kid, type: type, hasKids: hasKids, from: frame, at: place, calls)
    }
    var place = place
    place.page = report.pages + 1
    var isRepeated = false
    if let reference = place.object, !pagesSeen.insert(reference).inserted {
      isRepeated = true
      note(.pageRepeated, at: place)
    }
    let object = read(kid, type: type, at: place, isNode: false, calls)
    return .leaf(
      PageLeaf(
        object, number: report.pages + 1, node: frame.node, kidIndex: place.kidIndex ?? 0,
        isRepeated: isRepeated))
  }

  private mutating func enter(
    _ kid: borrowing Handle, type: String?, hasKids: Bool, from frame: Frame, at place: Place,
    _ calls: Calls
  ) -> Step {
    var isRepeated = false
    if let reference = place.object {
      guard !nodesAbove.contains(reference) else {
        note(.cyclic, at: place)
        return .skip
      }
      isRepeated = !nodesSeen.insert(reference).inserted
      if isRepeated {
        guard repeats <= limits.repeats else { return .skip }
        note(.nodeRepeated, at: place)
      }
    }
    guard frames.count < limits.depth else {
      note(.tooDeep, at: place)
      return .skip
    }
    let object = read(kid, type: type, at: place, isNode: true, calls)
    guard hasKids else {
      note(.kidsMissing, at: place)
      return .skip
    }
    let kids = calls.value(.kids, of: kid)
    let kind = calls.kind(of: kids)
    guard kind == .array else {
      note(.kidsNotArray(kind), at: place)
      return .skip
    }
    let count = calls.count(of: kids)
    return .node(
      Frame(
        node: TreeNode(
          object, level: frame.node.level + 1, above: frame.node, kidIndex: place.kidIndex ?? 0),
        kids: KidList(kids, count: count), isRepeated: isRepeated || frame.isRepeated))
  }
}
