/// Scans the input as a PDF file.
@_cdecl("LLVMFuzzerTestOneInput")
func scanInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Input(start, count)
  scan(input.bytes)
  return 0
}
