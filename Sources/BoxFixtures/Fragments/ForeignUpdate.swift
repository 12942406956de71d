/// What another program has written behind a file: a section without objects, and an end of its own.
package enum ForeignUpdate {
  /// An update that stands behind so many bytes, with a comment before it and one behind its end.
  package static func bytes(behind count: Int) -> [UInt8] {
    let comment = "\n% theirs, at another place\n"
    let section = count + comment.utf8.count
    return Array(
      "\(comment)xref\n0 0\ntrailer <</Size 9>>\nstartxref\n\(section)\n%%EOF\n% more".utf8)
  }
}
