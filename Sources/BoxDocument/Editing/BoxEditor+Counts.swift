import QPDFBridge

extension BoxEditor {
  /// Makes the nodes above the pages say how many pages there are below them.
  ///
  /// For a file that was recovered, which is written anew as a whole one: some programs show as many
  /// pages as it says, or none. Left as they are is a node that is listed twice and has not the same
  /// pages each time, and one in which libqpdf has made up a key. ISO 32000-2:2020, 7.7.3.2.
  func mendCounts() throws(EditFailure) {
    var counts: [ObjectIdentifier: Int] = [:]
    var nodes: [TreeNode] = []
    for place in places {
      for node in place.node.chain {
        if counts[ObjectIdentifier(node)] == nil { nodes.append(node) }
        counts[ObjectIdentifier(node), default: 0] += 1
      }
    }
    var wanted: [Reference: Set<Int>] = [:]
    for node in nodes {
      guard let reference = node.reference, let count = counts[ObjectIdentifier(node)] else {
        continue
      }
      wanted[reference, default: []].insert(count)
    }
    for node in nodes {
      guard let count = counts[ObjectIdentifier(node)],
        node.reference.map({ wanted[$0]?.count == 1 }) ?? true
      else { continue }
      try editing { () throws(QPDFFailure) in try self.mend(count, of: node) }
    }
  }

  private func mend(_ count: Int, of node: TreeNode) throws(QPDFFailure) {
    guard let part = try tree.part(of: node), try !source.holdsMadeUpKey(part.object) else {
      return
    }
    let old = try tree.part("/Count", of: part)
      .flatMap { (old) throws(QPDFFailure) in try self.tree.token(of: old) }
    if old == String(count) { return }
    try tree.set(String(count), forKey: "/Count", in: node)
    mendedCounts += 1
  }
}
