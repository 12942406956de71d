import BoxPolicy
import QPDFBridge

/// One annotation of a page whose content is moved.
///
/// A value that is not what the standard asks for stays as it is, since nobody draws by it. What is
/// shared with others, such as the dictionary of appearances, is copied. ISO 32000-2:2020, 12.5.
struct MovedAnnotation {
  let tree: TreeEditor
  /// The dictionary of the annotation.
  let part: ObjectPart
  let transform: PageTransform
  let streams: MatrixStreams

  /// The keys that hold coordinates one after the other, two for each point.
  private static let points = ["/QuadPoints", "/Vertices", "/L", "/CL"]
  /// The keys that hold several arrays of such coordinates.
  private static let pointLists = ["/InkList", "/Path"]
  /// The keys that hold one length.
  private static let lengths = ["/LL", "/LLE", "/LLO"]
  /// The bit of the flags that says that the annotation stands upright on a page that is turned.
  private static let noRotate = 16

  /// Moves the annotation.
  ///
  /// - Returns: What is in the way, or nil.
  func move() throws(QPDFFailure) -> TransformObstacle? {
    guard try tree.kind(of: part) == .dictionary else { return nil }
    if !transform.keepsLengths, try tree.part("/Measure", of: part) != nil { return .measure }
    let standsUpright = try standsUpright()
    try change("/Rect") {
      standsUpright ? transform.uprightRectangle($0) : transform.rectangle($0)
    }
    for key in Self.points { try change(key, transform.points) }
    for key in Self.pointLists { try movePointLists(key) }
    try change("/RD", transform.differences)
    if !transform.keepsLengths { try scaleLengths() }
    if transform.turn != .none, !standsUpright { try turnAppearance() }
    return nil
  }

  private func standsUpright() throws(QPDFFailure) -> Bool {
    if try name("/Subtype") == "/Text" { return true }
    guard let flags = try name("/F").flatMap({ Int($0) }) else { return false }
    return flags & Self.noRotate != 0
  }

  private func name(_ key: String) throws(QPDFFailure) -> String? {
    guard let value = try tree.part(.key(key), of: part) else { return nil }
    return try tree.token(of: value)
  }

  /// Replaces an array of numbers, if it is one that can be changed.
  private func change(_ key: String, _ body: ([String]) -> [String]?) throws(QPDFFailure) {
    guard let new = try changed(key, in: part, body) else { return }
    try tree.set(.text(new), at: part.step(.key(key)))
  }

  private func changed(
    _ key: String, in holder: ObjectPart, _ body: ([String]) -> [String]?
  ) throws(QPDFFailure) -> String? {
    guard let value = try tree.part(.key(key), of: holder) else { return nil }
    return try numbers(value).flatMap(body).map(arrayText)
  }

  /// The elements of an array of nothing but numbers and names; nil for anything else.
  private func numbers(_ array: ObjectPart) throws(QPDFFailure) -> [String]? {
    guard let all = try tree.tokens(of: array) else { return nil }
    let numbers = all.compactMap(\.self)
    return numbers.count == all.count ? numbers : nil
  }

  private func movePointLists(_ key: String) throws(QPDFFailure) {
    guard let value = try tree.part(.key(key), of: part) else { return }
    var lists: [String] = []
    for list in try tree.elements(of: value) {
      guard let list, let points = try numbers(list).flatMap(transform.points) else { return }
      lists.append(arrayText(points))
    }
    if !lists.isEmpty { try tree.set(.text(arrayText(lists)), at: part.step(.key(key))) }
  }

  /// Scales lines and distances, which viewers draw by where there is no appearance.
  private func scaleLengths() throws(QPDFFailure) {
    for key in Self.lengths {
      guard let new = try name(key).flatMap(transform.length) else { continue }
      try tree.set(.text(new), at: part.step(.key(key)))
    }
    try change("/CO", transform.lengths)
    try scaleBorder()
    guard let style = try tree.part("/BS", of: part) else { return }
    var changes: [String: NewValue] = [:]
    let width = try tree.part("/W", of: style)
      .flatMap { (width) throws(QPDFFailure) in try self.tree.token(of: width) }
    // One unit is the width where none is given.
    changes["/W"] = transform.length(width ?? "1").map { .text($0) }
    changes["/D"] = try changed("/D", in: style, transform.lengths).map { .text($0) }
    try tree.set(.dictionary(of: style, with: changes), at: part.step(.key("/BS")))
  }

  /// Scales radii, width and dashes of the older way to say how a border looks.
  private func scaleBorder() throws(QPDFFailure) {
    guard let border = try tree.part("/Border", of: part) else { return }
    var elements: [String] = []
    for element in try tree.elements(of: border) {
      guard let element else { return }
      let dashes = try numbers(element)
      let token = try tree.token(of: element)
      guard let new = token.map({ [$0] }) ?? dashes, let scaled = transform.lengths(new) else {
        return
      }
      elements.append(dashes == nil ? scaled[0] : arrayText(scaled))
    }
    if !elements.isEmpty {
      try tree.set(.text(arrayText(elements)), at: part.step(.key("/Border")))
    }
  }

  /// Turns the appearance with the page, and says of the field of a form how it is turned.
  private func turnAppearance() throws(QPDFFailure) {
    if let appearances = try tree.part("/AP", of: part) {
      try streams.appearances(transform.turn)
        .put(appearances, at: part.step(.key("/AP")), levels: 2)
    }
    guard try name("/Subtype") == "/Widget" else { return }
    let key = part.step(.key("/MK"))
    guard let look = try tree.part("/MK", of: part) else {
      return try tree.set(.text("<< /R \(turned(0)) >>"), at: key)
    }
    let old = try tree.part("/R", of: look)
      .flatMap { (turn) throws(QPDFFailure) in try self.tree.token(of: turn) }
    let text = String(turned(old.flatMap { Int($0) } ?? 0))
    try tree.set(.dictionary(of: look, with: ["/R": .text(text)]), at: key)
  }

  /// The turn of a field against the page, which goes the other way round than the page's.
  private func turned(_ old: Int) -> Int { (old % 360 + 720 - transform.turn.rawValue) % 360 }
}
