import QPDFBridge

extension Proof {
  /// Makes sure that a file written anew is the same kind of file: encryption, identifier, version.
  static func requireSameFile(_ editor: BoxEditor, _ output: Document) throws(EditFailure) {
    let difference: String?
    do throws(QPDFFailure) {
      difference = try fileDifference(editor, output)
    } catch {
      throw unreadable(error)
    }
    if let difference { throw .notAsPlanned(difference) }
  }

  private static func fileDifference(
    _ editor: BoxEditor, _ output: Document
  ) throws(QPDFFailure) -> String? {
    let source = editor.source
    if try source.encryption() != output.encryption() { return "its encryption is another" }
    if let identifier = try source.identifier() {
      let found = try output.identifier()
      if found?[0] != identifier[0] { return "the first half of its identifier is another" }
      // libqpdf makes 16 bytes, the place of which no other number of bytes can take.
      if identifier[1].count == 16, found?[1] != identifier[1] {
        return "the second half of its identifier is another"
      }
    }
    let (version, found) = (HeaderVersion(source.version), HeaderVersion(output.version))
    guard let version, version != found else { return nil }
    // Encryption and object streams get the version that they need.
    let mayRise = editor.form.isEncrypted || editor.form.crossReference != .table
    if mayRise, let found, found > version { return nil }
    return "its version is \(output.version), not \(source.version)"
  }
}

extension HeaderVersion {
  /// Reads a version such as 1.7; nil for anything else.
  fileprivate init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
    self.init(major, minor)
  }
}
