import BoxFixtures

/// Scans a file of which each line of the input is an object, the first one the catalogue.
///
/// Its table is right, so that what is changed in a page does not end the scan long before it.
@_cdecl("LLVMFuzzerTestOneInput")
func scanObjects(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Input(start, count)
  var writer = PDFWriter()
  let lines = input.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    writer.add(index + 1, String(decoding: line, as: UTF8.self))
  }
  scan(writer.bytes())
  return 0
}
