extension PDFObject {
  /// Returns the object with every reference replaced by what it leads to; null where nothing is.
  ///
  /// Objects that refer to themselves end in null, and so does what is too large to be a box.
  ///
  /// - Parameter find: Returns the object of a number and generation 0, or nil.
  /// - Returns: An object without references.
  func resolved(_ find: (Int) -> PDFObject?) -> PDFObject {
    withoutActuallyEscaping(find) { find in
      var resolver = Resolver(find: find)
      return resolver.resolve(self)
    }
  }

  private struct Resolver {
    let find: (Int) -> PDFObject?
    private var path: [Int] = []
    /// How many references are still followed.
    private var budget = 10_000
    /// How many elements of what is referred to are still taken; texts themselves can be longer.
    private var elements = 100_000
    /// How many arrays and dictionaries are open, since this is recursive.
    private var depth = 0

    /// How deep objects are followed, a little deeper than they can be read.
    private static let deepest = 256

    init(find: @escaping (Int) -> PDFObject?) { self.find = find }

    mutating func resolve(_ object: PDFObject) -> PDFObject {
      switch object {
      case .word, .name, .string: return object
      case .array(let elements):
        guard enter(elements.count) else { return .null }
        defer { depth -= 1 }
        return .array(elements.map { resolve($0) })
      case .dictionary(let members):
        guard enter(members.count) else { return .null }
        defer { depth -= 1 }
        return .dictionary(members.map { Member(key: $0.key, value: resolve($0.value)) })
      case .reference(let number, let generation):
        guard generation == 0, budget > 0, !path.contains(number), let target = find(number) else {
          return .null
        }
        budget -= 1
        path.append(number)
        defer { path.removeLast() }
        return resolve(target)
      }
    }

    /// Opens an array or dictionary; false where it is too deep or there is too much already.
    private mutating func enter(_ count: Int) -> Bool {
      guard depth < Self.deepest else { return false }
      if !path.isEmpty {
        guard count <= elements else { return false }
        elements -= count
      }
      depth += 1
      return true
    }
  }
}
