extension FileBytes {
  /// The two places where the bytes can be.
  enum Memory: ~Copyable {
    case heap(HeapBlock)
    case mapping(FileMapping)

    /// The bytes; valid while the memory lives.
    var bytes: UnsafeRawBufferPointer {
      switch self {
      case .heap(let block): unsafe block.bytes
      case .mapping(let mapping): unsafe mapping.bytes
      }
    }

    /// Whether a page could not be read and was replaced by zeros.
    var wasCut: Bool {
      switch self {
      case .heap: false
      case .mapping(let mapping): mapping.wasCut
      }
    }
  }

  /// A file as it was when it was opened.
  struct Origin: ~Copyable {
    let descriptor: Descriptor
    let stamp: FileStatus.Stamp

    /// Compares the file with what it was when it was opened.
    func verify(wasCut: Bool) throws(FileFailure) {
      let now: FileStatus.Stamp
      do throws(SystemError) {
        now = try FileStatus(of: descriptor).stamp
      } catch {
        throw FileFailure(error)
      }
      if now.size < stamp.size { throw .cutShortWhileRead }
      // The same signal says that the medium is broken, and then nobody changed the file.
      if wasCut { throw now == stamp ? FileFailure(.ofBrokenMedium) : .cutShortWhileRead }
      if now != stamp { throw .changedWhileRead }
    }
  }
}
