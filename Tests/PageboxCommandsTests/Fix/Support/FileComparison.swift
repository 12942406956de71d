import BoxPolicy
import TestSupport

/// Two files walked side by side from their trailers, object by object.
///
/// Numbers of objects may differ; what they stand for may not, except for the keys that were to be
/// changed, which have to be what was said.
struct FileComparison {
  private let before: FileObjects
  private let after: FileObjects
  private let pages: [Int: FixTrial.Page]
  /// Whether what a page inherits may have become its own, as a linearised file has it.
  private let bringsDown: Bool
  /// What each node of the page tree has become; several where a page was listed twice.
  private var images: [String: Set<String>] = [:]
  private var number = 0
  private var seen: Set<String> = []
  private var open: [(FileValue, FileValue, String)] = []
  /// What is not as it should be, with its place.
  private(set) var differences: [String] = []

  /// One node of the page tree, or page, in both files.
  private struct Level {
    let before: [String: FileValue]
    let after: [String: FileValue]
    let reference: FileValue
  }

  /// Walks both files.
  init(
    _ before: FileObjects, _ after: FileObjects, planned: [FixTrial.Page], bringsDown: Bool = false
  ) {
    self.before = before
    self.after = after
    self.bringsDown = bringsDown
    pages = Dictionary(uniqueKeysWithValues: planned.map { ($0.page, $0) })
    let roots = (before.trailer.entries["/Root"] ?? .null, after.trailer.entries["/Root"] ?? .null)
    let catalogues = (before.resolved(roots.0).entries, after.resolved(roots.1).entries)
    tree(catalogues.0["/Pages"] ?? .null, catalogues.1["/Pages"] ?? .null, "/Pages", [])
    if !pages.keys.allSatisfy({ (1...max(number, 1)).contains($0) }) {
      differences.append("\(number) pages, and \(pages.keys.sorted()) are said to be changed")
    }
    entries(catalogues.0, catalogues.1, "/Root", except: ["/Pages"])
    let ofFile: Set<String> = [
      "/Size", "/Prev", "/XRefStm", "/W", "/Index", "/Length", "/Filter", "/DecodeParms", "/Type",
      "/Root",
    ]
    entries(before.trailer.entries, after.trailer.entries, "trailer", except: ofFile)
    while let (one, other, place) = open.popLast() { compare(one, other, place) }
  }

  // MARK: The page tree

  private mutating func tree(
    _ one: FileValue, _ other: FileValue, _ place: String, _ above: [Level]
  ) {
    if above.count > 300 { return differences.append("\(place): no end") }
    if let reference = one.reference { images[reference, default: []].insert("\(other)") }
    let (node, image) = (before.resolved(one).entries, after.resolved(other).entries)
    let level = Level(before: node, after: image, reference: other)
    guard let kids = node["/Kids"] else { return page(level, place, above) }
    var changed: Set<String> = ["/Kids"]
    if bringsDown { changed.formUnion(Self.inheritable) }
    let first = number + 1
    let (ours, theirs) = (
      before.resolved(kids).items, after.resolved(image["/Kids"] ?? .null).items
    )
    if ours.count != theirs.count { differences.append("\(place): other kids") }
    for (index, pair) in zip(ours, theirs).enumerated() {
      tree(pair.0, pair.1, "\(place)[\(index)]", above + [level])
    }
    for page in pages.values where page.page >= first && page.page <= number {
      for change in page.changes {
        if change.key == "parent" { changed.insert("/Parent") }
        if change.key.hasSuffix(" above") { changed.insert(Self.name(of: change.key)) }
      }
    }
    entries(node, image, place, except: changed)
  }

  private mutating func page(_ level: Level, _ place: String, _ above: [Level]) {
    number += 1
    var changed: Set<String> = bringsDown ? Self.inheritable : []
    for change in pages[number]?.changes ?? [] where !change.key.hasSuffix(" above") {
      changed.insert(Self.name(of: change.key))
      check(change, level, place, above)
    }
    if bringsDown {
      for key in Self.inheritable where pages[number]?.changes.contains(of: key) != true {
        open.append(
          (
            Self.inForce(key, level, above, \.before) ?? .null,
            Self.inForce(key, level, above, \.after) ?? .null, place + key
          ))
      }
    }
    entries(level.before, level.after, place, except: changed)
  }

  /// Holds a changed key against what was said of it.
  private mutating func check(
    _ change: FixTrial.Page.Change, _ level: Level, _ place: String, _ above: [Level]
  ) {
    let key = Self.name(of: change.key)
    if change.key == "parent" {
      if level.after[key] != above.last?.reference { differences.append("\(place)/Parent: other") }
      return
    }
    if change.after == nil {
      // The dictionary has none; what lies above may be in force, and come down with the rest.
      if level.after[key] != nil, !bringsDown { differences.append("\(place)\(key): still there") }
      return
    }
    let value = after.resolved(Self.inForce(key, level, above, \.after) ?? .null)
    let isRight = change.after.map(value.isWritten) ?? false
    if !isRight { differences.append("\(place)\(key): \(value), not \(change.after ?? "absent")") }
  }

  private static let usual = "trailer/Encrypt/EncryptMetadata"

  private static let inheritable: Set<String> = ["/MediaBox", "/CropBox", "/Rotate", "/Resources"]

  private static func inForce(
    _ key: String, _ level: Level, _ above: [Level], _ file: KeyPath<Level, [String: FileValue]>
  ) -> FileValue? {
    let levels = inheritable.contains(key) ? [level] + above.reversed() : [level]
    return levels.lazy.compactMap { $0[keyPath: file][key] }.first
  }

  fileprivate static func name(of word: String) -> String {
    let word = String(word.prefix { $0 != " " })
    if let key = PageKey(rawValue: word) { return key.name }
    return word == "type" ? "/Type" : "/Parent"
  }

  // MARK: Everything else

  private mutating func entries(
    _ one: [String: FileValue], _ other: [String: FileValue], _ place: String,
    except: Set<String> = []
  ) {
    for key in Set(one.keys).union(other.keys) where !except.contains(key) {
      open.append((one[key] ?? .null, other[key] ?? .null, "\(place)\(key)"))
    }
  }

  private mutating func compare(_ one: FileValue, _ other: FileValue, _ place: String) {
    if let reference = one.reference {
      if let images = images[reference] {
        if !images.contains("\(other)") { differences.append("\(place): another page") }
        return
      }
      if !seen.insert("\(reference) \(other)").inserted { return }
    }
    switch (before.resolved(one), after.resolved(other)) {
    case (.dictionary(let one), .dictionary(let other)):
      entries(
        FileValue.dictionary(one).entries, FileValue.dictionary(other).entries, place)
    case (.array(let one), .array(let other)):
      if one.count != other.count { differences.append("\(place): other length") }
      for (index, pair) in zip(one, other).enumerated() {
        open.append((pair.0, pair.1, "\(place)[\(index)]"))
      }
    case (.null, .array) where place == "trailer/ID",
      (.truth(true), .null) where place == Self.usual:
      // A file written anew has an identifier, and does not say what goes without saying.
      break
    case let (one, other):
      if one != other { differences.append("\(place): \(one) -> \(other)".prefixed(300)) }
    }
  }
}

extension [FixTrial.Page.Change] {
  fileprivate func contains(of key: String) -> Bool {
    contains { FileComparison.name(of: $0.key) == key }
  }
}

extension String {
  fileprivate func prefixed(_ count: Int) -> String { String(prefix(count)) }
}
