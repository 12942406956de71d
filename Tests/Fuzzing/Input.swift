/// An input of libFuzzer, copied into an array, each access to which is checked.
struct Input {
  let bytes: [UInt8]

  /// Takes over an input; built with `FUZZ_TRAP` it crashes on some, to show that crashes are found.
  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    #if FUZZ_TRAP
      let marker = Array("TRAP".utf8)
      for start in bytes.indices where bytes[start...].starts(with: marker) {
        fatalError("a crash on purpose")
      }
    #endif
  }
}
