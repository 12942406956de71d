/// Applies the rules to the five boxes of one page, in the order in which they depend on another.
enum BoxResolver {
  /// Resolves all five boxes.
  static func resolve(_ entries: borrowing PageEntries) -> PerBox<ResolvedBox> {
    let media = resolveMedia(entries)
    let crop = resolve(
      .crop, in: entries, within: media.effective, default: media.effective, .defaultMedia)
    let bleed = production(.bleed, in: entries, media, crop)
    var trim = production(.trim, in: entries, media, crop)
    trim.note(exceeding(trim, bleed, .exceedsBleed))
    let art = production(.art, in: entries, media, crop)
    return PerBox(media: media, crop: crop, bleed: bleed, trim: trim, art: art)
  }

  /// Resolves a box for production, which the crop box stands in for (rule R8).
  private static func production(
    _ box: Box, in entries: borrowing PageEntries, _ media: ResolvedBox, _ crop: ResolvedBox
  ) -> ResolvedBox {
    var resolved = resolve(
      box, in: entries, within: media.effective, default: crop.effective, .defaultCrop)
    resolved.note(exceeding(resolved, crop, .exceedsCrop))
    return resolved
  }

  /// Resolves the MediaBox, which everything else is measured against (rules R3 to R6).
  private static func resolveMedia(_ entries: borrowing PageEntries) -> ResolvedBox {
    var reading = Reading(.media, in: entries)
    if let usable = reading.usable {
      reading.notes += limits(.media, usable)
      return reading.resolved(usable, .entry)
    }
    if reading.entry.from == .absent { reading.notes.append(Problem(.media, .missing)) }
    return reading.resolved(.letter, .letter)
  }

  /// Resolves a box that is clipped to the media box and has a default (rules R3 to R8).
  private static func resolve(
    _ box: Box, in entries: borrowing PageEntries, within media: Rectangle,
    default standIn: Rectangle, _ reason: ResolvedBox.Reason
  ) -> ResolvedBox {
    var reading = Reading(box, in: entries)
    guard let usable = reading.usable else { return reading.resolved(standIn, reason) }
    guard let inside = usable.intersection(media) else {
      reading.notes.append(Problem(box.key, .outsideMedia))
      return reading.resolved(standIn, reason)
    }
    let overhang = usable.overhang(over: media)
    if overhang > 0 { reading.notes.append(Problem(box.key, .exceedsMedia(by: overhang))) }
    reading.notes += limits(box, inside)
    return reading.resolved(inside, overhang > 0 ? .clipped : .entry)
  }

  /// The sizes that the standard's advice and some programs do not go beyond (rule R5).
  private static func limits(_ box: Box, _ effective: Rectangle) -> [Problem] {
    // The difference of two decimals is off by its last binary digits: 4.1 - 1.1 is under 3.
    let hair = 1e-6
    let short = min(effective.width, effective.height)
    let long = max(effective.width, effective.height)
    var found: [Problem] = []
    if short < 3 - hair { found.append(Problem(box.key, .below3)) }
    if long > 14_400 + hair { found.append(Problem(box.key, .over14400)) }
    return found
  }

  /// The problem of one box reaching outside another, both of them written in the file.
  private static func exceeding(
    _ inner: ResolvedBox, _ outer: ResolvedBox, _ kind: Problem.Kind
  ) -> Problem? {
    guard inner.isExplicit, outer.isExplicit else { return nil }
    let overhang = inner.effective.overhang(over: outer.effective)
    return Tolerance.covers(overhang) ? nil : Problem(inner.box.key, kind)
  }
}

/// A box entry while it is being resolved: what stands there and what has been noted about it.
private struct Reading {
  let box: Box
  let entry: Entry
  let rectangle: Rectangle?
  let usable: Rectangle?
  let hint: Hint<Rectangle>?
  var notes: [Problem] = []

  init(_ box: Box, in entries: borrowing PageEntries) {
    let key = box.key
    self.box = box
    entry = Entry(of: key, in: entries)
    if let oddity = entries.page.oddities[key] { notes.append(Problem(key, oddity)) }
    guard let raw = entry.raw else {
      rectangle = nil
      usable = nil
      hint = nil
      // An inheritable one that stands above would not be absent here.
      if entries.ancestors.has(key) { notes.append(Problem(key, .onPages)) }
      return
    }
    let reading = BoxReading(raw)
    usable = reading.usable
    var firstFour: Rectangle?
    switch reading {
    case .malformed(let malformation, let candidate):
      rectangle = nil
      firstFour = candidate
      notes.append(Problem(key, .malformed(malformation)))
    case .rectangle(let found, let reversed):
      rectangle = found
      if found.isEmpty {
        notes.append(Problem(key, .empty))
      } else if reversed {
        notes.append(Problem(key, .reversed))
      }
    }
    hint = usable == nil ? Self.hint(key, in: entries, firstFour: firstFour) : nil
  }

  /// Finds what a repair might use: the first four of more numbers, else what an ancestor has.
  private static func hint(
    _ key: PageKey, in entries: borrowing PageEntries, firstFour: Rectangle?
  ) -> Hint<Rectangle>? {
    if let firstFour, !firstFour.isEmpty { return Hint(.firstFour, firstFour) }
    return Hint(above: entries, for: key) { BoxReading($0).usable }
  }

  consuming func resolved(_ effective: Rectangle, _ reason: ResolvedBox.Reason) -> ResolvedBox {
    ResolvedBox(
      box: box, entry: entry, rectangle: rectangle, effective: effective, reason: reason,
      problems: notes, hint: hint)
  }
}
