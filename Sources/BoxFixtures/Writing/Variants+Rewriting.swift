import QPDFBridge

extension Recipe.Variants {
  /// Returns a finished file as libqpdf writes it in this form.
  func applied(to bytes: [UInt8]) throws(FixtureError) -> [UInt8] {
    let rewriting = Rewriting(
      objectStreams: objectStreams, linearized: isLinearized,
      encryption: encryption.map(Rewriting.Encryption.init),
      version: version.map(HeaderVersion.init))
    try Guard.requireLibrary()
    do throws(QPDFFailure) {
      return try rewriting.bytes(of: bytes)
    } catch {
      if error.code == .memory { throw .noMemory }
      throw .notRewritten(error.detail)
    }
  }
}

extension Rewriting.Encryption {
  fileprivate init(_ encryption: Recipe.Encryption) {
    let cipher: Cipher =
      switch encryption.cipher {
      case .aes256: .aes256
      case .rc4: .rc4
      }
    self.init(
      cipher, user: Array(encryption.userPassword.utf8), owner: Array(encryption.ownerPassword.utf8)
    )
  }
}

extension HeaderVersion {
  /// Takes a text that has been validated.
  fileprivate init(_ text: String) {
    let numbers = text.split(separator: ".").compactMap { UInt8($0) }
    self.init(numbers.first ?? 1, numbers.last ?? 7)
  }
}
