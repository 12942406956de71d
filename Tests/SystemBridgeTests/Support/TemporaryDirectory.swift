import SystemBridge

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A directory of one test, removed with everything in it at the end.
final class TemporaryDirectory {
  let path: String
  private let isOwned: Bool

  /// Uses the directory of another process, and leaves it there.
  init(of path: String) {
    self.path = path
    isOwned = false
  }

  init() throws {
    isOwned = true
    let place = Environment.value("TMPDIR") ?? "/tmp"
    var template = Array("\(place)/pagebox-tests-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw SetupFailure(call: "mkdtemp") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { if isOwned { remove() } }

  /// Removes it now, for a process that will not live to see the end.
  func remove() {
    // In its own process, since only that removes trees of any depth in a few lines.
    let words = ["rm", "-rf", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0) }
    unsafe arguments.append(nil)
    var child = pid_t()
    _ = unsafe posix_spawnp(&child, "rm", nil, nil, &arguments, environ)
    _ = waitpid(child, nil, 0)
    unsafe arguments.forEach { unsafe free($0) }
  }

  /// The name of an entry.
  func name(_ entry: String) -> FileName {
    name(Array(entry.utf8))
  }

  /// The name of an entry that is any bytes.
  func name(_ entry: [UInt8]) -> FileName {
    FileName(bytes: Array(path.utf8) + [UInt8(ascii: "/")] + entry)
  }

  /// The names in the directory, hidden ones too.
  func names() -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The content of a file.
  func content(_ entry: String) throws -> [UInt8] {
    try SmallFile.content(of: name(entry), limit: 1 << 28)
  }

  /// Writes a file, over what was there, and returns its name.
  @discardableResult
  func file(_ entry: String, _ content: [UInt8] = [1]) throws -> FileName {
    try file(Array(entry.utf8), content)
  }

  /// Writes a file whose name is any bytes.
  @discardableResult
  func file(_ entry: [UInt8], _ content: [UInt8] = [1]) throws -> FileName {
    let name = name(entry)
    let number = unsafe open(name.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try check(number, "open")
    defer { close(number) }
    let written = unsafe write(number, content, content.count)
    guard written == content.count else { throw SetupFailure(call: "write") }
    return name
  }

  /// Makes a directory and returns its name.
  @discardableResult
  func directory(_ entry: String) throws -> FileName {
    let name = name(entry)
    try check(unsafe mkdir(name.cString, 0o755), "mkdir")
    return name
  }

  /// Makes a named pipe.
  @discardableResult
  func pipe(_ entry: String) throws -> FileName {
    let name = name(entry)
    try check(unsafe mkfifo(name.cString, 0o644), "mkfifo")
    return name
  }

  /// Makes a symbolic link.
  @discardableResult
  func link(_ entry: String, to target: String) throws -> FileName {
    let name = name(entry)
    try check(unsafe symlink(target, name.cString), "symlink")
    return name
  }

  /// Makes a socket.
  func socket(_ entry: String) throws -> FileName {
    let name = name(entry)
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let number = makeSocket(AF_UNIX, kind, 0)
    try check(number, "socket")
    defer { close(number) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name.bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let status = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(number, $0, size)
      }
    }
    try check(status, "bind")
    return name
  }
}

/// A test could not be set up.
struct SetupFailure: Error {
  let call: String
  let number = errno
}

/// Throws if a call failed.
func check(_ status: some SignedInteger, _ call: String) throws {
  if status == -1 { throw SetupFailure(call: call) }
}

/// The function `socket`, which a method of the same name hides.
private func makeSocket(_ domain: Int32, _ kind: Int32, _ transport: Int32) -> Int32 {
  socket(domain, kind, transport)
}

/// Cuts a file, or makes it longer with zeros.
func cut(_ name: FileName, to size: Int) throws {
  try check(unsafe truncate(name.cString, off_t(size)), "truncate")
}

/// The size of a page of memory in bytes.
var pageSize: Int { sysconf(Int32(_SC_PAGESIZE)) }

extension FileName {
  /// The name as C wants it.
  var cString: [CChar] { bytes.map { CChar(truncatingIfNeeded: $0) } + [0] }
}
