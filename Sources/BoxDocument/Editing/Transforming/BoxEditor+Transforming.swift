import BoxPolicy
import QPDFBridge

extension BoxEditor {
  /// Whether the content of some page is moved.
  var movesContent: Bool { plans.values.contains { $0.transform != nil } }

  /// Makes sure that pages which are one object in the file are moved alike, or not at all.
  func requireAlike(_ group: [Int], _ changes: [OwnChange]) throws(EditFailure) {
    let transforms = group.map { plans[$0]?.transform }
    guard transforms.contains(where: { $0 != nil }) else { return }
    let isAlike =
      transforms.allSatisfy { $0 == transforms[0] } && changes.allSatisfy { $0 == changes[0] }
    if !isAlike { throw .cannotTransform(group[0], .listedTwice) }
  }

  /// Moves the content of the pages whose plans say so, and whatever points at places of them.
  ///
  /// - Parameter pages: The numbers of the pages, one for each object.
  /// - Throws: `cannotTransform` with what is in the way, or why something cannot be read.
  func transform(_ pages: [Int]) throws(EditFailure) {
    guard movesContent else { return }
    let annotations = try annotationsByPage()
    let streams = MatrixStreams(tree)
    var heads: [Reference: PageTransform] = [:]
    for number in pages {
      guard let transform = plans[number]?.transform else { continue }
      guard
        let part = try editing({ () throws(QPDFFailure) in
          try self.tree.part(of: self.places[number - 1])
        })
      else { throw .cannotTransform(number, .unnumbered) }
      let page = MovedPage(
        tree: tree, part: part, node: places[number - 1].node, transform: transform,
        streams: streams)
      let obstacle = try editing { () throws(QPDFFailure) in
        try page.move(annotations: annotations[number] ?? [])
      }
      if let obstacle { throw .cannotTransform(number, obstacle) }
      if let reference = places[number - 1].reference { heads[reference] = transform }
    }
    let moved = heads
    try editing { () throws(QPDFFailure) in
      try self.tree.changeArrays(beginningWith: Set(moved.keys)) { page, elements in
        moved[page].map { Destination.changes(of: elements, moved: $0) } ?? [:]
      }
    }
  }

  /// The annotations of each page, one page for each object.
  ///
  /// - Throws: If one of a page that is moved is another page's, too.
  private func annotationsByPage() throws(EditFailure) -> [Int: [ObjectPart]] {
    var owners: [ObjectPart: Int] = [:]
    var first: [ObjectPart: Int] = [:]
    var found: [Int: [ObjectPart]] = [:]
    for page in document.pages {
      let (part, all) = try editing { () throws(QPDFFailure) in
        let part = try self.tree.part(of: self.places[page.number - 1])
        return (part, try part.map { (part) throws(QPDFFailure) in try self.annotations(of: part) })
      }
      guard let part, let all else { continue }
      // The other places of a page that is listed twice.
      if first.updateValue(first[part] ?? page.number, forKey: part) != nil { continue }
      for annotation in all {
        guard let owner = owners[annotation] else {
          owners[annotation] = page.number
          found[page.number, default: []].append(annotation)
          continue
        }
        if owner == page.number { continue }
        for (moved, other) in [(owner, page.number), (page.number, owner)]
        where plans[moved]?.transform != nil {
          throw .cannotTransform(moved, .sharedAnnotation(with: other))
        }
      }
    }
    return found
  }

  private func annotations(of page: ObjectPart) throws(QPDFFailure) -> [ObjectPart] {
    guard let array = try tree.part(.key("/Annots"), of: page) else { return [] }
    return try tree.elements(of: array).compactMap(\.self)
  }
}
