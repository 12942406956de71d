/// Why a file could not be read; the sentence for people is made elsewhere.
package enum FileFailure: Error, Sendable, Hashable {
  /// There is no such file, or its name holds a NUL.
  case noSuchFile

  /// The file exists, and this user may not read it.
  case noPermission

  /// A directory where a file is needed.
  case isDirectory

  /// A named pipe where a regular file is needed.
  case namedPipe

  /// A character or block device where a regular file is needed.
  case device

  /// A socket where a regular file is needed.
  case socket

  /// The file has no bytes.
  case empty

  /// The input is longer than its limit, or than there is memory for.
  case tooLarge

  /// The file's content may have been replaced while it was read.
  case changedWhileRead

  /// The file became shorter while it was read.
  case cutShortWhileRead

  /// This process or this machine has too many files open.
  case outOfDescriptors

  /// The file does not have as many bytes as it says, which is so in `/proc` and `/sys`.
  case sizeUnknown

  /// More symbolic links than the system follows, or some that lead to each other.
  case linkLoop

  /// The name, or a part of it, is longer than the system allows.
  case nameTooLong

  /// Standard input is closed, or not open for reading.
  case inputClosed

  /// Anything else, in the words of the operating system.
  case other(String)
}
