/// Plans all that is changed of a page: repairs by rule and what the user asks for.
public struct PagePlanner: Sendable, Hashable {
  /// The repairs, which may be none.
  public let repairs: RepairPlanner
  /// What is asked for, in this order; what moves the user space comes behind all others.
  public let requests: [EditRequest]
  /// What the sides in the requests mean.
  public let meaning: SideMeaning

  /// Makes a planner of repairs and requests.
  ///
  /// - Parameters:
  ///   - repairs: The repairs; with no rules for none.
  ///   - requests: What is asked for, in this order.
  ///   - meaning: What the sides in the requests mean.
  public init(
    repairs: RepairPlanner, requests: [EditRequest] = [], meaning: SideMeaning = .inPage
  ) {
    self.repairs = repairs
    self.requests = requests
    self.meaning = meaning
  }

  /// Plans the changes of a page, at most one for each subject.
  ///
  /// Repairs come first, so that requests find sound boxes, and once more at the end, since a new
  /// media box may leave others outside.
  ///
  /// - Parameters:
  ///   - entries: What stands in the file.
  ///   - number: The number of the page, from 1.
  ///   - oddities: What the bytes of the file tell about the page's own dictionary besides.
  /// - Returns: The changes, none where there is nothing to do, and what the page is then.
  /// - Throws: ``EditProblem`` where a request cannot be done; then the page is to be left alone.
  public func plan(
    _ entries: PageEntries, number: Int, oddities: [PageKey: EntryOddity] = [:]
  ) throws(EditProblem) -> PagePlan {
    var page = PageInRepair(entries, oddities: oddities)
    repairs.mend(&page)
    guard !requests.isEmpty else { return page.plan }
    let before = page.boxes
    for request in ordered {
      page.act(for: .request(request.description))
      do throws(EditProblem.Kind) {
        try apply(request, to: &page, number: number)
      } catch {
        throw EditProblem(request, error)
      }
    }
    repairs.mend(&page)
    remark(onBoxesLeftOutside: &page, before)
    return page.plan
  }

  /// Tells which boxes a new media box no longer holds; a move takes all of them along.
  private func remark(onBoxesLeftOutside page: inout PageInRepair, _ before: PageBoxes) {
    guard requests.contains(where: { $0.box == .media }) else { return }
    for box in Box.allCases where box != .media && page.transform == nil {
      guard page.boxes.reachesOutside(box), !before.reachesOutside(box) else { continue }
      page.remarks.append(.leftOutside(box))
    }
  }

  /// The requests in the order in which they are done.
  private var ordered: [EditRequest] {
    let moves = TransformRequest.allCases.map(EditRequest.transform)
    return requests.filter { !moves.contains($0) } + moves.filter(requests.contains)
  }

  private func apply(
    _ request: EditRequest, to page: inout PageInRepair, number: Int
  ) throws(EditProblem.Kind) {
    page.remarks.removeAll { $0.box == request.box }
    switch request {
    case .transform(let transform): try page.apply(transform)
    case .set(let box, let expression):
      let digits = try expression.digits(on: page.boxes, number: number, meaning: meaning)
      try set(box, digits, within: expression.slack, on: &page)
    case .remove(let box): try remove(box, from: &page)
    }
  }

  private func set(
    _ box: Box, _ wanted: EdgeDigits, within slack: Double, on page: inout PageInRepair
  ) throws(EditProblem.Kind) {
    guard !wanted.rectangle.isEmpty else { throw .empty }
    guard box != .media else { return write(box, wanted, within: slack, on: &page) }
    guard let media = page.boxes.digits(of: .media) else { throw .mediaUnknown }
    guard wanted.rectangle.intersection(media.rectangle) != nil else { throw .outsideMedia }
    let overhang = wanted.rectangle.overhang(over: media.rectangle)
    if !Tolerance.covers(overhang) { page.remarks.append(.clipped(box, by: overhang)) }
    let clipped = overhang > 0 ? wanted.clipped(to: media) : wanted
    write(box, clipped, within: slack, on: &page)
  }

  /// Writes the page's own box, unless that very one is in force already.
  private func write(
    _ box: Box, _ digits: EdgeDigits, within slack: Double, on page: inout PageInRepair
  ) {
    let resolved = page.boxes[box]
    let isReversed = resolved.problems.contains { $0.kind == .reversed }
    if page.isCertain(resolved.entry, of: box.key), !isReversed, let old = resolved.rectangle,
      old == digits.rectangle || old.isEqual(to: digits.rectangle, within: slack)
    {
      return
    }
    page.write(box.key, digits.text)
  }

  private func remove(_ box: Box, from page: inout PageInRepair) throws(EditProblem.Kind) {
    let isAbove = box.key.isInheritable && page.hasAbove(box.key)
    let isOwn = page.entries.page.values[box.key] != nil || page.oddities[box.key] != nil
    if isOwn { page.write(box.key, nil) }
    guard box != .media || page.boxes[.media].isExplicit else { throw .mediaNeeded }
    if isAbove { page.remarks.append(.inheritedInForce(box)) }
  }
}

extension PageInRepair {
  /// Whether every program finds the same entry for a key.
  fileprivate func isCertain(_ entry: Entry, of key: PageKey) -> Bool {
    guard oddities[key] == nil else { return false }
    return switch entry.from {
    case .absent: false
    case .page: true
    case .inherited:
      !entries.structure.contains { $0 == .parentMismatch || $0 == .parentCycle }
    }
  }
}

extension PageBoxes {
  /// Whether a box that is written reaches outside the media box by more than rounding.
  fileprivate func reachesOutside(_ box: Box) -> Bool {
    guard let rectangle = self[box].rectangle else { return false }
    return !Tolerance.covers(rectangle.overhang(over: self[.media].effective))
  }
}
