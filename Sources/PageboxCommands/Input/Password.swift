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
  /// - Throws: The line to print where the file cannot be read.
  static func find(_ file: String?, _ console: some Console) throws(PasswordFailure) -> [UInt8]? {
    guard let file else {
      // Nobody has to give an empty password; an empty variable is one that was taken back.
      guard let value = console.environment(variable), !value.isEmpty else { return nil }
      // The environment holds bytes, as file names do.
      return FileName(lossless: value).bytes
    }
    let name = FileName(lossless: file)
    do throws(FileFailure) {
      return try SmallFile.firstLine(of: name, limit: limit)
    } catch {
      throw PasswordFailure(message: Message(error, at: name, as: "the password file"))
    }
  }
}

/// The password file cannot be read.
struct PasswordFailure: Error {
  let message: Message
}
