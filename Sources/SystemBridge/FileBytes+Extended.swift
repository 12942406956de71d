#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileBytes {
  /// Opens a file as it would be with bytes put behind it, without copying it.
  ///
  /// The file is mapped, and the bytes stand in memory behind it; where it cannot be mapped all is
  /// copied. `verify()` is about the file without the bytes. Calls `open`, `fstat`, `mmap`, `pread`
  /// and `mprotect`.
  ///
  /// - Parameters:
  ///   - name: The file; symbolic links are followed.
  ///   - tail: What is put behind it.
  /// - Returns: The bytes of the file and then those.
  /// - Throws: As `open(_:)` does.
  package static func extended(
    _ name: FileName, by tail: [UInt8]
  ) throws(FileFailure) -> FileBytes {
    let descriptor = try Descriptor(reading: name, flags: O_NONBLOCK)
    let stamp = try regularFileStamp(of: descriptor)
    let memory: Memory
    if let mapping = try FileMapping(of: descriptor, count: stamp.size, extendedBy: tail) {
      memory = .mapping(mapping)
    } else {
      var block = try HeapBlock(capacity: stamp.size + tail.count)
      try block.fill(from: descriptor, limit: stamp.size)
      if block.count < stamp.size { throw .cutShortWhileRead }
      block.append(tail)
      memory = .heap(block)
    }
    return FileBytes(memory: memory, origin: Origin(descriptor: descriptor, stamp: stamp))
  }
}

extension FileMapping {
  /// Maps a file with bytes behind it; nil if it cannot be mapped or the guard's table is full.
  ///
  /// The whole pages of the file are mapped; the rest of it is copied into memory of our own, where
  /// the bytes follow. So nothing is ever written to a page that could be gone.
  init?(
    of descriptor: borrowing Descriptor, count: Int, extendedBy tail: [UInt8]
  ) throws(FileFailure) {
    let page = sysconf(Int32(_SC_PAGESIZE))
    let mapped = count / page * page
    let total = count + tail.count
    guard total > 0,
      let start = unsafe mmap(nil, total, PROT_NONE, MAP_PRIVATE | MAP_ANON, -1, 0),
      unsafe start != MAP_FAILED
    else { return nil }
    let memory = unsafe UnsafeMutableRawBufferPointer(start: start, count: total)
    let own = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[mapped...])
    do throws(SystemError) {
      if mapped > 0 {
        let flags = MAP_PRIVATE | MAP_FIXED
        let place = unsafe mmap(start, mapped, PROT_READ, flags, descriptor.number, 0)
        if unsafe place == MAP_FAILED { throw SystemError(number: ENODEV) }
      }
      if unsafe !own.isEmpty {
        _ = try SystemError.check {
          unsafe mprotect(own.baseAddress, own.count, PROT_READ | PROT_WRITE)
        }
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: own[..<(count - mapped)])
        try unsafe descriptor.fill(rest, at: mapped)
        unsafe UnsafeMutableRawBufferPointer(rebasing: own[(count - mapped)...])
          .copyBytes(from: tail)
        _ = try SystemError.check { unsafe mprotect(own.baseAddress, own.count, PROT_READ) }
      }
    } catch {
      unsafe munmap(start, total)
      if error.number == ENODATA { throw .cutShortWhileRead }
      return nil
    }
    unsafe self.init(guarding: memory)
  }
}

extension Descriptor {
  /// Fills a buffer with what is at a place of the file; ENODATA if the file ends before.
  ///
  /// Calls `pread`.
  fileprivate func fill(
    _ buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(SystemError) {
    var filled = 0
    while filled < buffer.count {
      let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let done = try SystemError.check {
        unsafe pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
      }
      if done == 0 { throw SystemError(number: ENODATA) }
      filled += done
    }
  }
}
