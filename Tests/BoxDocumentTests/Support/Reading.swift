import BoxDocument

/// What comes of reading a file: its pages, or why there are none.
func refusal(of bytes: [UInt8], password: String? = nil) -> DocumentFailure? {
  do throws(DocumentFailure) {
    _ = try PageDocument(bytes: bytes, password: password)
    return nil
  } catch {
    return error
  }
}
