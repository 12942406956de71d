#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FileBytes {
  /// Opens a regular file and maps it; symbolic links are followed, and nothing ever blocks.
  ///
  /// A file that cannot be mapped safely, since its file system has no mappings or very many files
  /// are open at once, is read into memory instead. Calls `open`, `fstat` and `mmap`.
  ///
  /// - Throws: The case that names what is wrong with the file; `cutShortWhileRead` if it had to be
  ///   read and ended early.
  package static func open(_ name: FileName) throws(FileFailure) -> FileBytes {
    let descriptor: Descriptor
    do throws(FileFailure) {
      // Not waiting for the other end of a pipe.
      descriptor = try Descriptor(reading: name, flags: O_NONBLOCK)
    } catch {
      throw error == FileFailure(SystemError(number: ENXIO)) ? try Self.withoutPeer(name) : error
    }
    let stamp = try regularFileStamp(of: descriptor)
    let memory: Memory
    if let mapping = FileMapping(of: descriptor, count: stamp.size) {
      memory = .mapping(mapping)
    } else {
      memory = .heap(try wholeFile(descriptor, count: stamp.size))
    }
    return FileBytes(memory: memory, origin: Origin(descriptor: descriptor, stamp: stamp))
  }

  /// Tells what it is that has nobody at its other end: a socket, or a device such as `/dev/tty`.
  private static func withoutPeer(_ name: FileName) throws(FileFailure) -> FileFailure {
    let path = try name.cPath()
    let status = unsafe FileStatus(entry: path, of: AT_FDCWD, followingLinks: true)
    return status?.kind == .socket ? .socket : .device
  }

  /// Refuses everything but a regular file with something in it.
  static func regularFileStamp(
    of descriptor: borrowing Descriptor
  ) throws(FileFailure) -> FileStatus.Stamp {
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(of: descriptor)
    } catch {
      throw FileFailure(error)
    }
    switch status.kind {
    case .regular: break
    case .directory: throw .isDirectory
    case .namedPipe: throw .namedPipe
    case .socket: throw .socket
    case .device, .symbolicLink, .unknown: throw .device
    }
    if status.stamp.size == 0 {
      throw try descriptor.readChunk(count: 1).isEmpty ? .empty : .sizeUnknown
    }
    return status.stamp
  }

  /// Reads a file of a known size into memory.
  private static func wholeFile(
    _ descriptor: borrowing Descriptor, count: Int
  ) throws(FileFailure) -> HeapBlock {
    var block = try HeapBlock(capacity: count)
    try block.fill(from: descriptor, limit: count)
    if block.count < count {
      let now = try? FileStatus(of: descriptor).stamp.size
      throw now == count ? .sizeUnknown : .cutShortWhileRead
    }
    return block
  }
}
