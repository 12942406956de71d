/// What pages have in common that surely have the same entries.
///
/// Equal for pages that share what is written for them, as those of one document do; pages of which
/// it differs may be alike nevertheless. It means something only as long as the pages live.
public struct Likeness: Hashable, Sendable {
  private let page: ObjectIdentifier
  private let above: ObjectIdentifier?
  /// One bit for each problem; their order is always the same.
  private let structure: UInt16

  /// Takes the likeness of a page.
  ///
  /// - Complexity: O(1).
  public init(_ entries: borrowing PageEntries) {
    page = entries.page.identity
    above = entries.ancestors.identity
    structure = entries.structure.reduce(0) { $0 | 1 << $1.position }
  }

  /// A number below the count, which is the same for what is equal and seldom for what is not.
  ///
  /// - Parameter count: A power of two of at most 65,536.
  /// - Returns: From 0 to one less than the count.
  /// - Complexity: O(1), and far less than hashing.
  package func remainder(of count: Int) -> Int {
    let bits = UInt(bitPattern: page) ^ (above.map { UInt(bitPattern: $0) } ?? 0) &* 31
    return Int((bits &* 0x9E37_79B9_7F4A_7C15) >> 48) & (count - 1)
  }
}

extension StructureProblem {
  /// A number from 0 that is the problem's own.
  fileprivate var position: UInt16 {
    switch self {
    case .typeMissing: 0
    case .typeWrong: 1
    case .parentMismatch: 2
    case .parentCycle: 3
    case .listedTwice: 4
    case .directObject: 5
    }
  }
}
