import SystemBridge

extension OpenedFile {
  /// The size above which a second copy of a damaged file is not made.
  private static let copyLimit = 1 << 28

  /// Opens the same file again so that libqpdf leaves its page tree alone, or gives nil.
  ///
  /// A libqpdf from 11.10 on that rebuilds the cross-reference table of a damaged file also walks
  /// the pages while it opens the file, and repairs them: it writes a Letter box where there is no
  /// good one, corrects types, copies pages that occur twice, makes objects of direct pages, may
  /// flatten the tree, and 12.4 leaves out pages with three faults. What stands in the file is then
  /// out of reach. A file with a sound table is not walked. So a sound table is appended to a copy
  /// of the bytes, made by the rule by which libqpdf makes its own, and the copy is opened; offsets
  /// stay what they are.
  ///
  /// A file whose trailer is gone or leads nowhere is opened in the same way, by any version, if a
  /// catalogue or a cross-reference stream is found.
  ///
  /// Nil if the copy would be too large, or leads to no page tree either: that is so when objects
  /// stand in object streams that the last cross-reference stream does not lead to.
  func untouched(named name: String, password: [UInt8]?) -> OpenedFile? {
    guard bytes.count <= Self.copyLimit else { return nil }
    let table = bytes.withBytes { ObjectTable(scanning: $0) }
    let (trailer, isEncrypted) = trailerText()
    // A trailer that we make up knows nothing of the encryption, and must not get round it.
    for trailer in [trailer, isEncrypted ? nil : table.trailer] {
      if let trailer, let opened = reopened(with: table, trailer, named: name, password: password) {
        return opened
      }
    }
    return nil
  }

  private func reopened(
    with table: ObjectTable, _ trailer: String, named name: String, password: [UInt8]?
  ) -> OpenedFile? {
    let whole = bytes.withBytes { table.appended(to: $0, trailer: trailer) }
    guard let whole,
      var second = try? OpenedFile(reading: FileBytes(whole), named: name, password: password)
    else { return nil }
    // A libqpdf that gives up for want of pages has not come to the password yet.
    let isLocked = second.failure?.code.isLock == true
    guard isLocked || second.leadsToPages, !second.wasRecovered else {
      second.session.close()
      return nil
    }
    // What came after the table was rebuilt is said again when the objects are read.
    second.warnings = warnings.untilRecovery
    second.hasOwnTable = true
    return second
  }

  /// The trailer that libqpdf found, without the way to older tables, or nil if it is no use.
  private func trailerText() -> (text: String?, isEncrypted: Bool) {
    let found = try? session.trap { calls -> (text: String?, isEncrypted: Bool) in
      let trailer = calls.trailer()
      guard calls.kind(of: trailer) == .dictionary else { return (nil, false) }
      let isEncrypted = calls.has(KeyName("/Encrypt"), in: trailer)
      // One without a size is not from the file; libqpdf 12 has made it for want of a trailer.
      guard calls.has(KeyName("/Size"), in: trailer) else { return (nil, isEncrypted) }
      // The session is dropped if its trailer is used, so it may be changed.
      calls.remove(KeyName("/Prev"), from: trailer)
      calls.remove(KeyName("/XRefStm"), from: trailer)
      let text = calls.withText(of: trailer) { text in
        String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self)
      }
      return (text, isEncrypted)
    }
    return found ?? (nil, false)
  }
}
