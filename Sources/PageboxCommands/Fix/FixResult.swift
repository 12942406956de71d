import BoxPolicy

/// What became of one file.
struct FixResult: Sendable {
  /// How the result reached the disk.
  enum Delivery: Sendable, Hashable {
    /// Nothing was to be written.
    case none
    /// Nothing was written because it was only asked what would be, by appending or not.
    case dryRun(appends: Bool)
    /// An unchanged copy, since nothing was to be done.
    case copied
    /// The original with so many bytes behind it.
    case appended(bytes: Int)
    /// Written anew.
    case rewritten

    /// Whether a file that was linearised is not any more.
    var losesLinearization: Bool {
      switch self {
      case .appended, .dryRun(appends: true): true
      default: false
      }
    }
  }

  /// How many pages are changed.
  let changed: Int
  /// How many pages the file has.
  let total: Int
  /// How the result reached the disk.
  let delivery: Delivery
  /// How many pages show less than before.
  let hiding: Int
  /// Whether the file was linearised and is not any more.
  let losesLinearization: Bool

  /// Says what was done, in words for people.
  var sentence: String {
    if changed == 0 {
      switch delivery {
      case .rewritten: return "no page changed, file written anew"
      case .dryRun: return "no page would change, file would be written anew"
      default: return "nothing to do"
      }
    }
    let pages = changed == total && total > 1 ? "all \(total)" : "\(changed) of \(total)"
    let noun = total == 1 ? "page" : "pages"
    switch delivery {
    case .dryRun, .none, .copied: return "\(pages) \(noun) would change"
    case .appended(let bytes): return "\(pages) \(noun) changed, \(bytes) bytes appended"
    case .rewritten: return "\(pages) \(noun) changed, file written anew"
    }
  }

  /// What people should know besides, a line each.
  var notes: [String] {
    var notes: [String] = []
    if hiding > 0 {
      let pages = hiding == 1 ? "1 page shows" : "\(hiding) pages show"
      notes.append("\(pages) less than before; what is outside is hidden, not deleted")
    }
    if losesLinearization { notes.append("no longer linearised; --write=rewrite keeps it") }
    return notes
  }

  /// The word of machine formats for how the file was written.
  var word: String {
    switch delivery {
    case .none: "none"
    case .copied: "copy"
    case .appended, .dryRun(appends: true): "append"
    case .rewritten, .dryRun(appends: false): "rewrite"
    }
  }

  /// Whether it was only asked what would be.
  var isDryRun: Bool { if case .dryRun = delivery { true } else { false } }
}
