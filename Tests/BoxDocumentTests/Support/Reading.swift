import BoxDocument

/// What comes of reading a file: its pages, or why there are none.
func refusal(
  of bytes: [UInt8], password: String? = nil, reader: PageDocument.ReaderChoice = .auto
) -> DocumentFailure? {
  do throws(DocumentFailure) {
    _ = try PageDocument(bytes: bytes, password: password, reader: reader)
    return nil
  } catch {
    return error
  }
}
