extension Recipe {
  /// In which form the finished file is written.
  public struct Variants: Sendable, Hashable {
    /// The version that the header claims; nil for 1.7, or for what the other variants need.
    public var version: String?
    /// Whether the objects stand in object streams (ISO 32000-2:2020, 7.5.7).
    public var objectStreams: Bool
    /// Whether a cross-reference stream takes the place of the table (7.5.8).
    public var crossReferenceStream: Bool
    /// Whether the file is linearised (Annex F).
    public var isLinearized: Bool
    /// How the file is encrypted; nil for not at all.
    public var encryption: Encryption?

    /// Describes a form; usual is a classic file without any of it.
    public init(
      version: String? = nil, objectStreams: Bool = false, crossReferenceStream: Bool = false,
      isLinearized: Bool = false, encryption: Encryption? = nil
    ) {
      self.version = version
      self.objectStreams = objectStreams
      self.crossReferenceStream = crossReferenceStream
      self.isLinearized = isLinearized
      self.encryption = encryption
    }

    /// Whether libqpdf writes the file once more.
    var needsRewriting: Bool { objectStreams || isLinearized || encryption != nil }
  }

  /// How a file is encrypted (ISO 32000-2:2020, 7.6).
  public struct Encryption: Sendable, Hashable {
    /// The cipher.
    public var cipher: Cipher
    /// What opens the file for reading; empty for no password.
    public var userPassword: String
    /// What opens the file for everything.
    public var ownerPassword: String

    /// The ciphers.
    public enum Cipher: String, CaseIterable, Sendable, Hashable {
      /// AES with 256 bits, revision 6.
      case aes256 = "AES-256"
      /// RC4 with 128 bits, revision 3, which is broken and still around.
      case rc4 = "RC4"
    }

    /// Describes an encryption.
    public init(_ cipher: Cipher, userPassword: String = "", ownerPassword: String = "owner") {
      self.cipher = cipher
      self.userPassword = userPassword
      self.ownerPassword = ownerPassword
    }
  }
}
