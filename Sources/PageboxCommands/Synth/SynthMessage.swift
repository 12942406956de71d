import BoxPolicy
import SystemBridge

extension Message {
  /// The line about a file that cannot be written.
  init(_ failure: NewFile.Failure, at name: FileName) {
    let (what, remedy): (String, String?) =
      switch failure {
      case .exists: ("there is something of this name", "--force replaces a file")
      case .noFolder: ("there is no such folder", "make it first")
      case .noPermission: ("no permission to write there", "'ls -ld' shows who may")
      case .isDirectory: ("a directory, not a file", "--all=DIR writes into it")
      case .isSpecial:
        ("a pipe or a device, not a file", "'--output=-' writes to standard output")
      case .isNoFolder: ("not a folder", "name one, or a name that nothing has")
      case .other(let text): ("cannot be written: \(text)", nil)
      }
    self.init(.error, file: name, what, remedy: remedy)
  }
}
