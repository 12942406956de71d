#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The entries of one directory that matter to a walk, in the order of their bytes.
struct DirectoryListing {
  /// An entry and what the walk does with it.
  struct Entry {
    let name: [UInt8]
    let isDirectory: Bool
  }

  /// The sub-directories, and the files whose names end in `.pdf` in any case.
  private(set) var entries: [Entry] = []

  /// What ended the reading before the last entry, if anything did.
  private(set) var failure: FileFailure?

  /// Reads a directory.
  ///
  /// Calls `open`, `fdopendir` and `readdir`; and `fstatat` for symbolic links and where the file
  /// system does not tell the kinds of its entries.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - followingLink: Whether it may be a symbolic link to a directory.
  /// - Throws: The error number of `open`, `ENOTDIR` for what is not a directory.
  init(of directory: FileName, followingLink: Bool) throws(SystemError) {
    guard let path = try? directory.cPath() else { throw SystemError(number: ENOENT) }
    let flags = O_RDONLY | O_CLOEXEC | O_DIRECTORY | (followingLink ? 0 : O_NOFOLLOW)
    let number = try SystemError.check { unsafe open(path, flags) }
    guard let stream = unsafe fdopendir(number) else {
      let error = SystemError(number: errno)
      close(number)
      throw error
    }
    defer { unsafe closedir(stream) }
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      unsafe add(entry, in: number)
    }
    if errno != 0 { failure = FileFailure(SystemError(number: errno)) }
    entries.sort { $0.name.lexicographicallyPrecedes($1.name) }
  }

  /// Adds an entry if it matters.
  private mutating func add(_ entry: UnsafeMutablePointer<dirent>, in directory: Int32) {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return }
    // The name may be longer than the field that C declares for it, so it is not copied as a tuple.
    let start = unsafe UnsafeRawPointer(entry) + offset
    let name = unsafe start.assumingMemoryBound(to: CChar.self)
    let bytes = unsafe FileName(cString: name).bytes
    if bytes == [UInt8(ascii: ".")] || bytes == Array("..".utf8) { return }

    let isNamedPDF = Self.isPDF(bytes)
    var kind = unsafe Self.kind(ofType: entry.pointee.d_type)
    if kind == .unknown {
      kind = unsafe FileStatus(entry: name, of: directory, followingLinks: false)?.kind ?? .unknown
    }
    if kind == .symbolicLink, isNamedPDF {
      let target = unsafe FileStatus(entry: name, of: directory, followingLinks: true)
      kind = target?.kind == .regular ? .regular : .symbolicLink
    }
    if kind == .directory || (kind == .regular && isNamedPDF) {
      entries.append(Entry(name: bytes, isDirectory: kind == .directory))
    }
  }

  /// Whether a name ends in `.pdf`, in any case.
  private static func isPDF(_ name: [UInt8]) -> Bool {
    // Setting the bit 0x20 makes ASCII letters small, and nothing else the small letters of "pdf".
    let ending = name.suffix(4)
    return ending.first == UInt8(ascii: ".") && ending.map { $0 | 0x20 } == Array(".pdf".utf8)
  }

  /// The kind that a directory entry itself tells.
  private static func kind(ofType type: UInt8) -> FileStatus.Kind {
    switch Int(type) {
    case Int(DT_REG): .regular
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .symbolicLink
    case Int(DT_FIFO): .namedPipe
    case Int(DT_CHR), Int(DT_BLK): .device
    case Int(DT_SOCK): .socket
    default: .unknown
    }
  }
}
