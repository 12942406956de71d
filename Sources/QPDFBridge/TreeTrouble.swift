/// Something wrong with the page tree, and where.
package struct TreeTrouble: Sendable, Hashable {
  /// What is wrong.
  package enum Kind: Sendable, Hashable {
    /// A kid is null, refers to nothing, or is too broken to be read; it is left out.
    case kidNull
    /// A kid is neither a dictionary nor a stream; it is left out.
    case kidNotDictionary(ObjectKind)
    /// A kid is a stream; its dictionary is taken.
    case kidIsStream
    /// A kid could not be read; it is left out. The text is that of libqpdf.
    case kidUnreadable(String)
    /// A page is listed again; it counts as a page again.
    case pageRepeated
    /// A node is listed again; its pages count again, up to a limit.
    case nodeRepeated
    /// A kid is a node above; it is left out.
    case cyclic
    /// A node lies deeper than the limit; it is left out with all below.
    case tooDeep
    /// There are more pages than the limit; the walk ends.
    case tooManyPages
    /// Nodes are repeated too often; further repetitions are left out.
    case tooManyRepeats
    /// A node has no list of kids; it has no pages.
    case kidsMissing
    /// The kids of a node are no array; it has no pages.
    case kidsNotArray(ObjectKind)
    /// There is no parent key.
    case parentMissing
    /// The parent key does not lead to the node that lists this one, or the root has one.
    case parentOther(ParentEntry)
    /// Following parent keys goes round for ever; told where the way leaves the tree.
    case parentsNeverEnd
    /// There is no type, or it is no name.
    case typeMissing
    /// The type is neither that of a node nor that of a page, or that of the other.
    case typeWrong(String)
  }

  /// What is wrong.
  package let kind: Kind
  /// The object that is wrong, or nil if it is direct, null or not there.
  package let object: Reference?
  /// The node that lists it; nil for the root or if that node is direct.
  package let node: Reference?
  /// The level of that node, the root having 0; -1 for the root itself.
  package let level: Int
  /// The position in the list of that node, counted from 0; nil for the root.
  package let kidIndex: Int?
  /// The number of the page if a page is meant, counted from 1.
  package let page: Int?

  /// Names a trouble and its place.
  package init(
    kind: Kind, object: Reference?, node: Reference?, level: Int, kidIndex: Int?, page: Int?
  ) {
    self.kind = kind
    self.object = object
    self.node = node
    self.level = level
    self.kidIndex = kidIndex
    self.page = page
  }
}

extension TreeTrouble.Kind {
  /// Whether pages that the file may have are not in the walk because of it.
  package var losesPages: Bool {
    switch self {
    case .kidNull, .kidNotDictionary, .kidUnreadable, .cyclic, .tooDeep, .tooManyPages,
      .tooManyRepeats, .kidsMissing, .kidsNotArray:
      true
    case .kidIsStream, .pageRepeated, .nodeRepeated, .parentMissing, .parentOther,
      .parentsNeverEnd, .typeMissing, .typeWrong:
      false
    }
  }
}

/// How far a walk goes before it gives up.
package struct WalkLimits: Sendable, Hashable {
  /// How many nodes may lie above a page.
  package var depth: Int
  /// How many pages there may be.
  package var pages: Int
  /// How many kids are looked at in nodes that were walked before.
  package var repeats: Int
  /// How many troubles are kept; the others are counted.
  package var troubles: Int

  /// Sets limits that no honest file reaches.
  package init(
    depth: Int = 1_000, pages: Int = 10_000_000, repeats: Int = 10_000, troubles: Int = 1_000
  ) {
    self.depth = depth
    self.pages = pages
    self.repeats = repeats
    self.troubles = troubles
  }
}

/// What a walk found besides the pages.
package struct WalkReport: Sendable, Hashable {
  /// How many pages were visited.
  package internal(set) var pages = 0
  /// The first troubles, in the order of the tree.
  package internal(set) var troubles: [TreeTrouble] = []
  /// How many troubles there were in all.
  package internal(set) var troubleCount = 0
}
