internal import CSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file mapped for reading, under the fault guard.
@safe struct FileMapping: ~Copyable {
  /// The bytes of the file; valid while the mapping lives.
  let bytes: UnsafeRawBufferPointer
  private let slot: Int32

  /// Maps the first bytes of a file; nil if it cannot be mapped or the guard's table is full.
  ///
  /// Calls `mmap` for a private, read-only mapping.
  init?(of descriptor: borrowing Descriptor, count: Int) {
    guard count > 0,
      let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor.number, 0),
      unsafe start != MAP_FAILED
    else { return nil }
    unsafe self.init(guarding: UnsafeMutableRawBufferPointer(start: start, count: count))
  }

  /// Takes over memory that was mapped; nil, and the memory is given back, if it cannot be guarded.
  init?(guarding memory: UnsafeMutableRawBufferPointer) {
    slot = unsafe pagebox_fault_guard_register(memory.baseAddress, memory.count)
    unsafe bytes = UnsafeRawBufferPointer(memory)
    // The slot is none, and the end of the value's life gives the memory back.
    if slot < 0 { return nil }
  }

  deinit {
    if slot >= 0 { pagebox_fault_guard_unregister(slot) }
    unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }

  /// Whether a page could not be read and was replaced by zeros.
  var wasCut: Bool {
    slot >= 0 && pagebox_fault_guard_was_cut(slot)
  }
}
