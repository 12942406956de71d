import BoxPolicy
import QPDFBridge

/// One page whose content is moved, with what lies on it; boxes, turn and unit are seen to apart.
///
/// Thumbnails, private data of programs, and what tagged content says of its own place stay.
struct MovedPage {
  let tree: TreeEditor
  /// The dictionary of the page.
  let part: ObjectPart
  /// The node that lists the page, from which it may inherit its resources.
  let node: TreeNode
  let transform: PageTransform
  let streams: MatrixStreams

  /// Moves everything.
  ///
  /// - Returns: What is in the way, or nil; some may have been moved by then.
  func move(annotations: [ObjectPart]) throws(QPDFFailure) -> TransformObstacle? {
    if let obstacle = try moveContents(annotations) { return obstacle }
    if let obstacle = try moveViewports() { return obstacle }
    for annotation in annotations {
      let moved = MovedAnnotation(
        tree: tree, part: annotation, transform: transform, streams: streams)
      if let obstacle = try moved.move() { return obstacle }
    }
    try moveBeads()
    return nil
  }

  /// Puts a stream with the matrix before the content, and one that takes it back behind.
  ///
  /// The content itself is not touched. A page without content has none afterwards.
  private func moveContents(
    _ annotations: [ObjectPart]
  ) throws(QPDFFailure) -> TransformObstacle? {
    let key = part.step(.key("/Contents"))
    guard let contents = try tree.part("/Contents", of: part) else { return nil }
    let old: [NewValue]
    var parts: [ObjectPart] = []
    switch try tree.kind(of: contents) {
    case .stream: (old, parts) = ([.taken(key)], [contents])
    case .array:
      let elements = try tree.elements(of: contents)
      old = elements.indices.map { .taken(contents.step(.item($0))) }
      for case let element? in elements where try tree.kind(of: element) == .stream {
        parts.append(element)
      }
    default: return nil
    }
    if old.isEmpty { return nil }
    if let obstacle = try streams.obstacle(in: parts) { return obstacle }
    let (opening, closing) = (try streams.opening(transform), try streams.closing())
    try tree.set(.array([.reference(opening)] + old + [.reference(closing)]), at: key)
    return try movePatterns(annotations)
  }

  /// Gives the page resources of its own, with copies of the patterns.
  ///
  /// Whatever has no resources of its own finds those of the page, by a matrix that is not meant for it.
  private func movePatterns(
    _ annotations: [ObjectPart]
  ) throws(QPDFFailure) -> TransformObstacle? {
    guard let resources = try resources(), let patterns = try tree.part("/Pattern", of: resources),
      try tree.keyCount(of: patterns) > 0
    else { return nil }
    if try streams.forms.findsBareForm(in: resources) { return .formWithoutResources }
    for annotation in annotations {
      guard let appearances = try tree.part("/AP", of: annotation) else { continue }
      if try streams.forms.findsBareForm(inAppearances: appearances) {
        return .formWithoutResources
      }
    }
    let own = part.step(.key("/Resources"))
    try tree.set(.dictionary(of: resources, with: [:]), at: own)
    try streams.patterns(transform).put(patterns, at: own.step(.key("/Pattern")), levels: 1)
    return nil
  }

  /// The resources in force: the page's own, or else the nearest above it.
  private func resources() throws(QPDFFailure) -> ObjectPart? {
    if let own = try tree.part("/Resources", of: part) { return own }
    for level in node.chain {
      guard let above = try tree.part(of: level) else { continue }
      if let found = try tree.part("/Resources", of: above) { return found }
    }
    return nil
  }

  /// Moves the regions on which distances are measured (ISO 32000-2:2020, 12.9).
  private func moveViewports() throws(QPDFFailure) -> TransformObstacle? {
    guard let array = try tree.part("/VP", of: part) else { return nil }
    var moved: [NewValue] = []
    for viewport in try tree.elements(of: array) {
      guard let viewport else {
        moved.append(.text("null"))
        continue
      }
      let isShift = transform.keepsLengths && transform.turn == .none
      if !isShift, try tree.part("/Measure", of: viewport) != nil { return .measure }
      let box = try tree.part("/BBox", of: viewport)
        .flatMap { (box) throws(QPDFFailure) in try self.rectangle(box) }
      moved.append(.dictionary(of: viewport, with: box.map { ["/BBox": .text($0)] } ?? [:]))
    }
    if !moved.isEmpty { try tree.set(.array(moved), at: part.step(.key("/VP"))) }
    return nil
  }

  /// Moves the parts of articles that lie on the page (ISO 32000-2:2020, 12.4.3).
  private func moveBeads() throws(QPDFFailure) {
    guard let array = try tree.part("/B", of: part) else { return }
    var seen: Set<ObjectPart> = []
    for case let bead? in try tree.elements(of: array) where seen.insert(bead).inserted {
      guard try tree.part("/P", of: bead) == part, let box = try tree.part("/R", of: bead),
        let text = try rectangle(box)
      else { continue }
      try tree.set(.text(text), at: bead.step(.key("/R")))
    }
  }

  private func rectangle(_ box: ObjectPart) throws(QPDFFailure) -> String? {
    let corners = try tree.tokens(of: box)?.compactMap(\.self) ?? []
    return transform.rectangle(corners).map(arrayText)
  }
}
