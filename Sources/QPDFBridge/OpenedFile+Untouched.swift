import SystemBridge

extension OpenedFile {
  /// The size above which a second copy of a damaged file is not made.
  private static let copyLimit = 1 << 29

  /// Opens the same file again so that libqpdf leaves its page tree alone, or gives nil.
  ///
  /// A libqpdf from 11.10 on that rebuilds the cross-reference table of a damaged file also walks
  /// the pages while it opens the file, and repairs them: it writes a Letter box where there is no
  /// good one, corrects types, copies pages that occur twice, makes objects of direct pages, may
  /// flatten the tree, and 12.4 gives up pages with three faults and a file without other pages.
  /// What stands in the file is then out of reach. A file with a sound table is not walked. So a sound table is appended to a copy of the bytes, made by the rule by which
  /// libqpdf makes its own, and the copy is opened; offsets stay what they are.
  ///
  /// A file without a trailer is opened in the same way, by any version, if a catalogue or a
  /// cross-reference stream is found; libqpdf 12 finds one by itself, 11.3 does not.
  ///
  /// Nil if the copy would be too large, or is not sound either: that is so when objects stand in
  /// object streams that the last cross-reference stream does not lead to.
  func untouched(named name: String, password: String?) -> OpenedFile? {
    guard bytes.count <= Self.copyLimit else { return nil }
    let whole = bytes.withBytes { file -> [UInt8]? in
      let table = ObjectTable(scanning: file)
      let trailer = trailerText() ?? table.root.map { "<< /Root \($0) R >>" }
      return trailer.flatMap { table.appended(to: file, trailer: $0) }
    }
    guard
      let whole,
      var second = try? OpenedFile(reading: FileBytes(whole), named: name, password: password)
    else { return nil }
    guard second.failure == nil, !second.wasRecovered else {
      second.session.close()
      return nil
    }
    // What came after the table was rebuilt is said again when the objects are read.
    let end = warnings.firstIndex { $0.tellsRecovery } ?? warnings.endIndex
    second.warnings = Array(warnings[...end])
    return second
  }

  /// The trailer that libqpdf found, without the way to older tables, or nil if it is no use.
  private func trailerText() -> String? {
    let text = try? session.trap { calls -> String? in
      let trailer = calls.trailer()
      // A root that is no reference is one that libqpdf 12 has put there for want of a trailer.
      guard calls.kind(of: trailer) == .dictionary,
        calls.reference(of: calls.value(KeyName("/Root"), of: trailer)) != nil
      else { return nil }
      // The session is dropped if its trailer is used, so it may be changed.
      calls.remove(KeyName("/Prev"), from: trailer)
      calls.remove(KeyName("/XRefStm"), from: trailer)
      return calls.withText(of: trailer) { text in
        String(decoding: (0..<text.count).map { text[$0] }, as: UTF8.self)
      }
    }
    return text ?? nil
  }

  /// What libqpdf says it has overwritten while it opened the file.
  var overwrittenKeys: [Reference: Set<String>] {
    var keys: [Reference: Set<String>] = [:]
    for warning in warnings {
      guard let object = warning.object, let key = warning.overwrittenKey else { continue }
      keys[object, default: []].insert(key)
    }
    return keys
  }
}
