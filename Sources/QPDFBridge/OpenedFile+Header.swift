package import SystemBridge

extension OpenedFile {
  /// Whether nothing says that this is a PDF: no header, and no sound cross-reference either.
  ///
  /// libqpdf takes any file for a PDF in which a line looks like the catalogue of one, such as a
  /// program that has such text in it, or a text about PDF.
  var isNoPDF: Bool { (wasRecovered || needsTable) && !bytes.haveHeader }
}

extension FileBytes {
  /// Whether `%PDF` stands in the first 1,024 bytes; what is behind it may be damaged.
  var haveHeader: Bool {
    withBytes { file in
      let mark: [UInt8] = Array("%PDF".utf8)
      for start in 0..<max(0, min(1_024, file.count) - mark.count + 1)
      where mark.indices.allSatisfy({ file[start + $0] == mark[$0] }) {
        return true
      }
      return false
    }
  }

  /// Where the header begins, from where libqpdf counts all offsets; 0 where there is none.
  package var headerOffset: Int { withBytes { ObjectTable.header(in: $0) } }
}
