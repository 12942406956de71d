#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that appears under its name with its whole content, or not at all.
///
/// The content is written to a file beside it, which takes the name once it is complete; on any
/// failure nothing is left. What a power cut does to a file just made is up to the system, since
/// nothing waits for the disk: this is for files that can be made again.
package enum NewFile {
  /// Why a file could not be written.
  package enum Failure: Error, Sendable, Hashable {
    /// There is a file or a link of this name already.
    case exists
    /// The folder does not exist, or a part of its name is no folder.
    case noFolder
    /// This user may not write there.
    case noPermission
    /// A directory has the name.
    case isDirectory
    /// A pipe, a device or a socket has the name, or a link to one.
    case isSpecial
    /// What has the name of a folder is none.
    case isNoFolder
    /// Anything else, in the words of the operating system.
    case other(String)
  }

  /// Writes a file.
  ///
  /// Calls `lstat`, `readlink`, `stat`, `open`, `write`, `close`, and `rename` or `link`.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - name: The name that the file gets.
  ///   - replaces: Whether a file that has the name already makes way, or a link that leads to a
  ///     file or nowhere; what it leads to stays.
  /// - Throws: What keeps it from being written; nothing is left then.
  package static func write(
    _ bytes: [UInt8], to name: FileName, replaces: Bool
  ) throws(Failure) {
    try refuseWhatStays(at: name, replaces)
    let temporary = FileName(bytes: besides(name))
    do throws(SystemError) {
      let number = try SystemError.check {
        // The usual rights of a new file, as the user's mask has them.
        unsafe open(
          temporary.terminated, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode_t(0o666))
      }
      do throws(SystemError) {
        try fill(number, bytes)
        try WriteCalls.system.give(name, to: temporary, replaces: replaces)
      } catch {
        _ = unsafe unlink(temporary.terminated)
        throw error
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Refuses a name that something has which does not make way.
  ///
  /// Whoever may write to `/dev` would otherwise put a file in the place of a device.
  static func refuseWhatStays(
    at name: FileName, _ replaces: Bool
  ) throws(Failure) {
    guard exists(name) else { return }
    if isLinkOfSystem(name) { throw .isSpecial }
    switch kind(of: name) {
    case S_IFDIR: throw .isDirectory
    // A link that leads nowhere keeps nobody's content.
    case S_IFREG, nil: if !replaces { throw .exists }
    default: throw .isSpecial
    }
  }

  /// Whether a name is one of the links, such as `/dev/stdout`, that stand for open files.
  ///
  /// They lead to a regular file where output goes to one.
  static func isLinkOfSystem(_ name: FileName) -> Bool {
    var text = [CChar](repeating: 0, count: 16)
    let count = unsafe readlink(name.terminated, &text, text.count)
    let target = text.prefix(max(0, count)).map(UInt8.init(bitPattern:))
    return ["/proc/", "/dev/", "fd/"].contains { target.starts(with: $0.utf8) }
  }

  /// The kind of what a name leads to; nil if that is nothing, or cannot be asked.
  private static func kind(of name: FileName) -> mode_t? {
    var status = stat()
    guard unsafe stat(name.terminated, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Whether something has a name; a link counts whatever it leads to.
  ///
  /// Calls `lstat`.
  package static func exists(_ name: FileName) -> Bool {
    var status = stat()
    return unsafe lstat(name.terminated, &status) == 0
  }

  /// Makes a folder unless it is there.
  ///
  /// Calls `mkdir`.
  package static func makeFolder(_ name: FileName) throws(Failure) {
    do throws(SystemError) {
      _ = try SystemError.check { unsafe mkdir(name.terminated, mode_t(0o777)) }
    } catch {
      if kind(of: name) == S_IFDIR { return }
      throw error.number == EEXIST ? .isNoFolder : Failure(error)
    }
  }

  /// A name in the same folder that no other process or thread of ours takes.
  private static func besides(_ name: FileName) -> [UInt8] {
    let start = name.bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    let unique = String(UInt64.random(in: .min ... .max), radix: 36)
    return name.bytes[..<start] + Array(".pagebox-\(unique)".utf8)
  }

  /// Writes everything and closes the file, whatever happens.
  private static func fill(_ number: Int32, _ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      let descriptor = Descriptor(borrowing: number)
      var written = 0
      while written < bytes.count {
        let rest = written
        written += try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
          let left = unsafe UnsafeBufferPointer(rebasing: buffer[rest...])
          return try unsafe descriptor.writeSome(UnsafeRawBufferPointer(left))
        }
      }
    } catch {
      _ = close(number)
      throw error
    }
    // Some file systems say only now that there was no room.
    if close(number) != 0 { throw SystemError(number: errno) }
  }
}

extension NewFile.Failure {
  /// Sorts an error number of a call that makes a file.
  init(_ error: SystemError) {
    self =
      switch error.number {
      case EEXIST: .exists
      case ENOENT, ENOTDIR: .noFolder
      case EACCES, EPERM, EROFS: .noPermission
      case EISDIR: .isDirectory
      default: .other(error.text)
      }
  }
}
