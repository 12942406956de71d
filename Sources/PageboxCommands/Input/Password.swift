import BoxPolicy
import SystemBridge

/// The password for encrypted files: from a file that was named, else from the environment.
enum Password {
  /// The variable that holds a password.
  static let variable = "PAGEBOX_PASSWORD"

  /// The most bytes that a password file may have.
  private static let limit = 65_536

  /// Finds the password; nil where none is given.
  ///
  /// - Throws: The line to print where the file cannot be read, or holds no password.
  static func find(_ file: String?, _ console: some Console) throws(PasswordFailure) -> [UInt8]? {
    guard let file else {
      // Nobody has to give an empty password; an empty variable is one that was taken back.
      guard let value = console.environment(variable), !value.isEmpty else { return nil }
      // The environment holds bytes, as file names do.
      return FileName(lossless: value).bytes
    }
    let name = FileName(lossless: file)
    func refusal(_ what: String, _ remedy: String) -> PasswordFailure {
      PasswordFailure(
        message: Message(.error, file: name, place: "the password file", what, remedy: remedy))
    }
    do throws(FileFailure) {
      let password = try SmallFile.firstLine(of: name, limit: limit)
      // Each encrypted file would say that it is wrong, for a reason that is not in that file.
      guard password.contains(0) else { return password }
    } catch {
      if error == .tooLarge {
        throw refusal("more than 65,536 bytes", "a password file has one line, the password")
      }
      throw PasswordFailure(message: Message(error, at: name, as: "the password file"))
    }
    throw refusal("holds a NUL byte, which no password can have", "write it as plain text")
  }
}

/// The password file cannot be read, or holds no password.
struct PasswordFailure: Error {
  let message: Message
}
