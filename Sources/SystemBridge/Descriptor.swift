#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file descriptor that is closed at the end of its life, if it is ours.
struct Descriptor: ~Copyable {
  let number: Int32
  private let isOwned: Bool
  private let isLocked: Bool

  /// Takes over a descriptor that somebody opened, and the lock if it is to have one.
  init(owning number: Int32, isLocked: Bool = false) {
    self.number = number
    self.isLocked = isLocked
    isOwned = true
  }

  /// Uses a descriptor of the process, which stays open.
  init(borrowing number: Int32) {
    self.number = number
    isOwned = false
    isLocked = false
  }

  /// Opens a file for reading; symbolic links are followed.
  ///
  /// Calls `open`, with `O_CLOEXEC` and `O_NOCTTY` in addition to the flags that are given.
  init(reading name: FileName, flags: Int32) throws(FileFailure) {
    let path = try name.cPath()
    do throws(SystemError) {
      let number = try SystemError.check {
        unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | flags)
      }
      self.init(owning: number)
    } catch {
      throw FileFailure(error)
    }
  }

  /// Opens an input that may be a pipe: a file of any kind, or standard input if the name is `-`.
  init(input name: FileName) throws(FileFailure) {
    if name.bytes == [UInt8(ascii: "-")] {
      self.init(borrowing: STDIN_FILENO)
    } else {
      try self.init(reading: name, flags: 0)
    }
  }

  deinit {
    // A process that is just being started has the descriptor too, and would keep the lock.
    if isLocked { _ = flock(number, LOCK_UN) }
    // The descriptor is gone even if this fails, and nothing was written.
    if isOwned { _ = close(number) }
  }

  /// Fills a buffer as far as one call does; the count is 0 at the end of the file.
  ///
  /// Calls `read`, and `poll` where the descriptor has nothing yet and was set not to wait.
  func readSome(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try SystemError.check { unsafe read(number, buffer.baseAddress, buffer.count) }
      } catch  where error.number == EAGAIN || error.number == EWOULDBLOCK {
        try wait(for: Int16(POLLIN))
      }
    }
  }

  /// Reads up to so many bytes into an array, which is empty at the end of the file.
  func readChunk(count: Int) throws(FileFailure) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: count)
    do throws(SystemError) {
      let filled = try unsafe chunk.withUnsafeMutableBufferPointer { (buffer) throws(SystemError) in
        try unsafe readSome(into: UnsafeMutableRawBufferPointer(buffer))
      }
      chunk.removeLast(count - filled)
      return chunk
    } catch {
      throw FileFailure(error)
    }
  }

  /// Writes as much of a buffer as one call takes.
  ///
  /// Calls `write`, and `poll` as above.
  func writeSome(_ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try SystemError.check { unsafe write(number, buffer.baseAddress, buffer.count) }
      } catch  where error.number == EAGAIN || error.number == EWOULDBLOCK {
        try wait(for: Int16(POLLOUT))
      }
    }
  }

  /// Sleeps until the descriptor can be read or written.
  ///
  /// Calls `poll`.
  private func wait(for events: Int16) throws(SystemError) {
    var entry = pollfd(fd: number, events: events, revents: 0)
    _ = try SystemError.check { unsafe poll(&entry, 1, -1) }
  }
}
