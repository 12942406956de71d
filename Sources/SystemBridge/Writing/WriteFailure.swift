#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file could not be written with care; the sentence for people is made elsewhere.
///
/// In every case but `torn` and `notFlushed` the file is what it was before, and nothing is left.
package enum WriteFailure: Error, Sendable, Hashable {
  /// There is a file or a link of this name already.
  case exists

  /// There is no file of this name to be changed.
  case noSuchFile

  /// The folder does not exist, or a part of its name is no folder.
  case noFolder

  /// This user may not write there.
  case noPermission

  /// Whoever owns the file, which is to be changed itself, has taken away the right to write to it.
  case readOnly

  /// A directory has the name.
  case isDirectory

  /// A pipe, a device or a socket has the name, or a link to one.
  case isSpecial

  /// The file has so many names, and putting another in its place would part them.
  case severalNames(Int)

  /// Another run works on this file.
  case busy

  /// The file system cannot lock files, and something of an earlier run has the name.
  case leftover(FileName)

  /// The file that is read has the name of the staging file, which would make way.
  case readAsLeftover(FileName)

  /// An append that did not end is noted in this file, and has to be taken back first.
  case unfinished(FileName)

  /// An append that did not end is noted in this file, and somebody else has written since.
  case otherEnd(FileName)

  /// The file that was read, or the one to be replaced, has changed meanwhile.
  case changed

  /// More bytes are to be appended than a recovery note has room for.
  case tooLong(most: Int)

  /// The file system has less free space than is needed.
  case noSpace(needed: Int, free: Int)

  /// What was written did not pass the check of whoever asked for it.
  case rejected

  /// The file has a torn end that could not be taken back; the note says what it was.
  case torn(note: FileName, String)

  /// The file is written as asked, and the system cannot say that a power cut would leave it so.
  case notFlushed(String)

  /// Anything else, in the words of the operating system.
  case other(String)
}

extension WriteFailure {
  /// Sorts an error number of a call that makes or changes a file.
  init(_ error: SystemError) {
    // Also what a copy of a file that has become shorter ends with.
    self = error.number == ESTALE ? .changed : WriteFailure(NewFile.Failure(error))
  }

  /// Sorts what keeps a new file from being made.
  init(_ failure: NewFile.Failure) {
    self =
      switch failure {
      case .exists: .exists
      case .noFolder, .isNoFolder: .noFolder
      case .noPermission: .noPermission
      case .isDirectory: .isDirectory
      case .isSpecial: .isSpecial
      case .other(let text): .other(text)
      }
  }

  /// Sorts a failure to read.
  init(_ failure: FileFailure) {
    self =
      switch failure {
      case .noSuchFile: .noSuchFile
      case .noPermission: .noPermission
      case .isDirectory: .isDirectory
      case .namedPipe, .device, .socket: .isSpecial
      case .empty, .changedWhileRead, .cutShortWhileRead: .changed
      case .tooLarge: .other(SystemError(number: ENOMEM).text)
      case .outOfDescriptors: .other(SystemError(number: EMFILE).text)
      case .sizeUnknown: .isSpecial
      case .linkLoop: .other(SystemError(number: ELOOP).text)
      case .nameTooLong: .other(SystemError(number: ENAMETOOLONG).text)
      case .inputClosed: .other(SystemError(number: EBADF).text)
      case .other(let text): .other(text)
      }
  }
}

extension WriteFailure {
  /// Runs a call, and sorts its error number if it fails.
  @discardableResult
  static func sorting<Result: ~Copyable>(
    _ call: @autoclosure () throws(SystemError) -> Result
  ) throws(WriteFailure) -> Result {
    do throws(SystemError) {
      return try call()
    } catch {
      throw WriteFailure(error)
    }
  }
}
