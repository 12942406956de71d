/// Reads the page tree of a sound file straight from its bytes.
///
/// Only what leads to the pages is looked at: the table of objects, the catalogue, the tree. What
/// is not plainly right is not guessed at; the scan declines, and a reader that repairs files has to
/// read it. Where it does not decline it says what libqpdf says, and what libqpdf hides besides:
///
/// - keys that have null for a value, or a reference to nothing, which libqpdf takes for absent;
/// - keys that stand in a dictionary twice, of which libqpdf keeps the last alone;
/// - how whole numbers are spelt, such as +0, 007 or -0, which libqpdf spells its own way;
/// - words that only look like numbers, such as 1e3, which libqpdf makes strings of;
/// - the boxes of encrypted files, which libqpdf does not open without the password.
package enum PageScan {
  /// Scans a file.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - keys: The keys that are wanted of each page and node, without their solidus; no more than
  ///     32.
  ///   - catalogue: A dictionary of the catalogue and the keys in it whose names are wanted.
  ///   - limits: How far to go.
  /// - Returns: The pages and what is written for them.
  /// - Throws: ``Decline`` where the file is not sound, or not safe.
  /// - Complexity: Linear in the objects of the file for their table, and in the pages.
  package static func read(
    _ file: Span<UInt8>, keys: [String], catalogue: (key: String, names: [String]),
    limits: ScanLimits = ScanLimits()
  ) throws(Decline) -> ScannedTree {
    let header = try FileStart(in: file)
    var source = ObjectSource(
      header: header.offset, ofFile: file.count, limits: limits)
    let trailer = try Sections.read(into: &source, in: file, limits: limits)
    source.isEncrypted = try Encryption.isThere(trailer.encryption, of: &source, in: file)
    let found = try Catalogue(
      trailer.root, key: catalogue.key, names: catalogue.names, of: &source, in: file)
    var tree = ScannedTree(version: header.version, isEncrypted: source.isEncrypted)
    tree.catalogueNames = found.names
    var scan = TreeScan(source, keys: keys, into: tree, limits: limits)
    try scan.walk(from: found.pages, in: file)
    return scan.tree
  }
}
