/// What a scan found: the pages of a file with what is written for them.
package struct ScannedTree: Sendable {
  /// The pages in the order of the document.
  package internal(set) var pages: [ScannedPage] = []
  /// The nodes above them, the root first.
  package internal(set) var nodes: [ScannedNode] = []
  /// What is wrong with the tree, in the order found.
  package internal(set) var troubles: [ScannedTrouble] = []
  /// What is written in dictionaries; pages and nodes with the same tokens share one.
  package internal(set) var levels = ScannedLevels(keys: 0)
  /// The names that were asked for in a dictionary of the catalogue, solidus included.
  package internal(set) var catalogueNames: [String?] = []
  /// The version in the header, such as 1.7.
  package let version: String
  /// Whether the file is encrypted.
  package let isEncrypted: Bool
}

/// A page, as numbers that lead to the rest.
package struct ScannedPage: Sendable {
  /// The number of its object.
  package let number: Int32
  /// The generation of its object.
  package let generation: UInt16
  /// The position of its level.
  package let level: Int32
  /// The position of the node that lists it.
  package let node: Int32
  /// What is odd about its place in the tree.
  package internal(set) var oddities: PlaceOddities
}

/// What is odd about the place of a page in the tree.
package struct PlaceOddities: OptionSet, Sendable, Hashable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A parent key on the way to the root does not lead to the node that lists this one.
  package static let parentMismatch = PlaceOddities(rawValue: 1)
  /// Following parent keys goes round for ever.
  package static let parentCycle = PlaceOddities(rawValue: 2)
  /// There is no type, or it is no name.
  package static let typeMissing = PlaceOddities(rawValue: 4)
  /// The type is not that of a page.
  package static let typeWrong = PlaceOddities(rawValue: 8)
  /// The page is listed more than once.
  package static let listedTwice = PlaceOddities(rawValue: 16)
}

/// A node of the page tree.
package struct ScannedNode: Sendable {
  /// The object that it is.
  package let reference: IndirectReference
  /// The position of its level.
  package let level: Int
  /// The position of the node above; nil for the root.
  package let above: Int?
  /// What is odd about it or a node above it, and so about all pages below.
  package let oddities: PlaceOddities
}

/// Something that is wrong with the tree, and where.
package struct ScannedTrouble: Sendable, Hashable {
  /// What is wrong.
  package enum Kind: Sendable, Hashable {
    /// The kid is null, or refers to nothing; it is left out.
    case kidNull
    /// The page is listed again.
    case pageRepeated
    /// The node is listed again; its pages count again.
    case nodeRepeated
    /// The kid is a node above; it is left out.
    case cyclic
    /// There is no parent key.
    case parentMissing
    /// The parent key leads to another object.
    case parentOther(IndirectReference)
    /// The parent key has something else than a reference.
    case parentDirect
    /// Following parent keys goes round for ever.
    case parentsNeverEnd
    /// There is no type, or it is no name.
    case typeMissing
    /// The type is another one; the name, solidus included.
    case typeWrong(String)
  }

  /// What is wrong.
  package let kind: Kind
  /// The object that is wrong; nil if it is not there.
  package let object: IndirectReference?
  /// The node that lists it; nil for the root.
  package let node: IndirectReference?
  /// How many nodes are above that node; -1 for the root.
  package let level: Int
  /// The position in the list of that node, from 0; nil for the root.
  package let kidIndex: Int?
  /// The number of the page that it is about, from 1; nil where it is about none.
  package let page: Int?
}

/// A value, as its tokens.
package struct ScannedValue: Sendable, Hashable {
  /// The tokens as they stand in the file, joined by blanks, references inside resolved.
  package let text: String
  /// The reference through which the value was reached; nil for a direct one.
  package let reference: IndirectReference?
}
