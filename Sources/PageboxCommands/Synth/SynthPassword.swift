import BoxPolicy
import SystemBridge

extension SynthValues {
  /// Finds the password that is to open the files; empty where none is wanted.
  ///
  /// A recipe holds text, so that other bytes would become another password.
  ///
  /// - Throws: The line to print where the password file holds none.
  func password(_ console: some Console) throws(PasswordFailure) -> String {
    guard let passwordFile, let bytes = try Password.find(passwordFile, console) else { return "" }
    func refusal(_ what: String, _ remedy: String) -> PasswordFailure {
      PasswordFailure(
        message: Message(
          .error, file: FileName(lossless: passwordFile), place: "the password file", what,
          remedy: remedy))
    }
    if bytes.isEmpty {
      throw refusal(
        "its first line is empty", "write the password there, or leave --password-file out")
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else {
      throw refusal("its first line is not UTF-8", "convert it, such as with iconv")
    }
    return text
  }
}
