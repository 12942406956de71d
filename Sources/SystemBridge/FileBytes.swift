/// The bytes of one input, held in memory or mapped, for as long as the object lives.
///
/// The bytes of a mapped file are what the file holds when they are looked at. Another process may
/// write to the file, or cut it short, in which case the missing bytes read as zeros and nothing
/// crashes. So: read, then call `verify()`, then trust what was read.
@safe package final class FileBytes: @unchecked Sendable {
  // Unchecked, because a pointer is not Sendable. All is constant, and nobody writes to the bytes.

  /// The bytes themselves; valid while this object is alive.
  package let storage: UnsafeRawBufferPointer

  /// Whoever gives the memory back.
  private let memory: Memory

  /// The file that the bytes come from, to see whether it has changed; nil if it is not a file.
  private let origin: Origin?

  /// The file that the bytes were copied from; nil if it was none, or they are its own.
  let copied: FileIdentity?

  /// Copies an array.
  package convenience init(_ bytes: [UInt8]) {
    do throws(FileFailure) {
      self.init(memory: .heap(try HeapBlock(copying: bytes)), origin: nil)
    } catch {
      preconditionFailure("no memory for a second copy of \(bytes.count) bytes")
    }
  }

  /// Takes over memory, and the file that it shows or was copied from.
  init(memory: consuming Memory, origin: consuming Origin?, copied: FileIdentity? = nil) {
    self.copied = copied
    unsafe storage = memory.bytes
    self.memory = memory
    self.origin = origin
  }

  /// How many bytes there are.
  package var count: Int {
    unsafe storage.count
  }

  /// Lends the bytes to a closure.
  package func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bytes = unsafe storage.assumingMemoryBound(to: UInt8.self)
    defer { extendLifetime(self) }
    return try body(unsafe Span(_unsafeElements: bytes))
  }

  /// The file as it was when it was opened; nil if the bytes are not of a file.
  var stamp: FileStatus.Stamp? {
    switch origin {
    case .some(let origin): origin.stamp
    case .none: nil
    }
  }

  /// The number of the open file; nil if the bytes are not of a file, or not of that file alone.
  var descriptorNumber: Int32? {
    switch origin {
    case .some(let origin): origin.stamp.size == count ? origin.descriptor.number : nil
    case .none: nil
    }
  }

  /// Makes sure that everything read so far is what the file held when it was opened.
  ///
  /// To be called after reading; does nothing for bytes that do not come from a file. Calls `fstat`
  /// and compares size and time of last change; that time moves in steps of a few milliseconds on
  /// many systems, so a change within the step of the one before can stay unseen.
  ///
  /// - Throws: `cutShortWhileRead` if the file is shorter now or was at any time, as far as somebody
  ///   looked; `changedWhileRead` if it was written to; `other` if it could not be read.
  package func verify() throws(FileFailure) {
    switch origin {
    case .some(let origin): try origin.verify(wasCut: memory.wasCut)
    case .none: break
    }
  }
}
