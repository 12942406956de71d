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
    let obstacle = try editing { () throws(QPDFFailure) in
      try self.transform(pages, annotations)
    }
    if let (number, obstacle) = obstacle { throw .cannotTransform(number, obstacle) }
  }

  /// Moves pages, given the annotations of each.
  private func transform(
    _ pages: [Int], _ annotations: [Int: [ObjectPart]]
  ) throws(QPDFFailure) -> (Int, TransformObstacle)? {
    let streams = MatrixStreams(tree)
    var moved: [ArrayHead: PageTransform] = [:]
    for number in pages {
      guard let transform = plans[number]?.transform else { continue }
      let place = places[number - 1]
      guard let part = try tree.part(of: place) else { return (number, .unnumbered) }
      let page = MovedPage(
        tree: tree, part: part, node: place.node, transform: transform, streams: streams)
      if let obstacle = try page.move(annotations: annotations[number] ?? []) {
        return (number, obstacle)
      }
      if let reference = place.reference { moved[.page(reference)] = transform }
    }
    // A page that is listed twice has several positions.
    for (number, plan) in plans { moved[.index(number - 1)] = plan.transform }
    try tree.changeArrays(beginningWith: Set(moved.keys)) { head, elements in
      moved[head].map { Destination.changes(of: elements, moved: $0) } ?? [:]
    }
    return nil
  }

  /// The annotations of each page, one page for each object, with their pop-up windows.
  ///
  /// - Throws: If one of a page that is moved is another page's, too.
  private func annotationsByPage() throws(EditFailure) -> [Int: [ObjectPart]] {
    var owners: [ObjectPart: Int] = [:]
    var found: [Int: [ObjectPart]] = [:]
    let listed = try editing(allAnnotations)
    for (number, annotations) in listed {
      for annotation in annotations {
        try take(annotation, of: number, &owners, &found)
      }
    }
    // A pop-up that a page lists is of that page, whatever else leads to it.
    let isListed = Set(owners.keys)
    for (number, annotations) in listed {
      for popUp in try editing({ () throws(QPDFFailure) in try self.popUps(of: annotations) })
      where !isListed.contains(popUp) {
        try take(popUp, of: number, &owners, &found)
      }
    }
    return found
  }

  private func take(
    _ annotation: ObjectPart, of number: Int, _ owners: inout [ObjectPart: Int],
    _ found: inout [Int: [ObjectPart]]
  ) throws(EditFailure) {
    guard let owner = owners.updateValue(number, forKey: annotation) else {
      found[number, default: []].append(annotation)
      return
    }
    if owner == number { return }
    for (moved, other) in [(owner, number), (number, owner)]
    where plans[moved]?.transform != nil {
      throw .cannotTransform(moved, .sharedAnnotation(with: other))
    }
  }

  /// The windows that annotations open (ISO 32000-2:2020, 12.5.6.14).
  private func popUps(of annotations: [ObjectPart]) throws(QPDFFailure) -> [ObjectPart] {
    var popUps: [ObjectPart] = []
    for annotation in annotations {
      if let popUp = try tree.part("/Popup", of: annotation) { popUps.append(popUp) }
    }
    return popUps
  }

  /// The numbers of pages, one for each object, with what their lists of annotations lead to.
  private func allAnnotations() throws(QPDFFailure) -> [(Int, [ObjectPart])] {
    var seen: Set<ObjectPart> = []
    var all: [(Int, [ObjectPart])] = []
    for page in document.pages {
      guard let part = try tree.part(of: places[page.number - 1]), seen.insert(part).inserted,
        let array = try tree.part(.key("/Annots"), of: part)
      else { continue }
      all.append((page.number, try tree.elements(of: array).compactMap(\.self)))
    }
    return all
  }
}
