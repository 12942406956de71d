import PageScan

/// Looks for hazards in a file, scans it, and stops the process where what was found does not hang together.
func scan(_ file: [UInt8]) {
  let keys = ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox", "Rotate", "UserUnit"]
  let areas = ["ViewArea", "ViewClip", "PrintArea", "PrintClip"]
  do throws(Decline) {
    try PageScan.refuseHazards(in: file.span)
  } catch {
    precondition(error.kind == .hostile, "what is searched for is refused")
  }
  guard
    let tree = try? PageScan.read(file.span, keys: keys, catalogue: ("ViewerPreferences", areas))
  else { return }
  // A position that leads nowhere would crash whoever follows it.
  for page in tree.pages {
    precondition((0..<tree.levels.count).contains(Int(page.level)), "the level of a page")
    precondition(tree.nodes.indices.contains(Int(page.node)), "the node of a page")
  }
  for (index, node) in tree.nodes.enumerated() {
    precondition((0..<tree.levels.count).contains(node.level), "the level of a node")
    precondition(node.above.map { (0..<index).contains($0) } ?? true, "the node above a node")
  }
  for level in 0..<tree.levels.count {
    for key in keys.indices {
      guard let entry = tree.levels.entry(key, of: level) else { continue }
      precondition(tree.levels.entries.indices.contains(entry), "the value of a key")
    }
  }
  precondition(tree.catalogueNames.count == areas.count, "a name per key of the catalogue")
}
