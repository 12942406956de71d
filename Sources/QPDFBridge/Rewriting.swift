/// How a finished PDF file is written once more, so that the same input gives the same bytes.
///
/// libqpdf writes the file anew: it gives the objects new numbers, and drops null entries, repeated
/// keys and objects that nothing refers to. Streams are kept as they are. Time, place and chance
/// have no part in the bytes; the version of libqpdf has, and up to libqpdf 11 that of zlib in
/// object streams and linearised files, since it compresses these in any case.
package struct Rewriting: Sendable, Hashable {
  /// Whether objects lie in object streams, and the table in a cross-reference stream.
  package var objectStreams: Bool
  /// Whether the file is linearised; libqpdf then moves what pages inherit to the pages.
  ///
  /// It also repairs the page tree for that: a page that is listed twice is copied, and from 11.6
  /// on a page without a good media box gets one.
  package var linearized: Bool
  /// How the file is encrypted, or nil for a file that anybody can read.
  package var encryption: Encryption?
  /// The version that the header shall claim, or nil for what input and settings ask for.
  package var version: HeaderVersion?

  /// Sets what is wanted; the rest is as plain as can be.
  package init(
    objectStreams: Bool = false, linearized: Bool = false, encryption: Encryption? = nil,
    version: HeaderVersion? = nil
  ) {
    self.objectStreams = objectStreams
    self.linearized = linearized
    self.encryption = encryption
    self.version = version
  }

  /// The encryption of a file, all permissions granted.
  ///
  /// Nothing is secret in a file whose keys are the same in every run; it is for tests of readers.
  package struct Encryption: Sendable, Hashable {
    /// The cipher, and the revision of the security handler that goes with it.
    package enum Cipher: Sendable, Hashable, CaseIterable {
      /// AES with 256 bits, revision 6, the one of PDF 2.0.
      case aes256
      /// RC4 with 128 bits, revision 3, which is weak.
      case rc4
    }

    /// The cipher.
    package var cipher: Cipher
    /// The password for reading as bytes; empty for none.
    package var user: [UInt8]
    /// The password for everything as bytes.
    package var owner: [UInt8]

    /// Chooses a cipher and passwords.
    package init(_ cipher: Cipher, user: [UInt8], owner: [UInt8]) {
      self.cipher = cipher
      self.user = user
      self.owner = owner
    }
  }
}

/// The version of PDF that the header of a file claims, such as 1.7.
package struct HeaderVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// What stands before the point.
  package let major: UInt8
  /// What stands behind the point.
  package let minor: UInt8

  /// Takes the two numbers.
  package init(_ major: UInt8, _ minor: UInt8) {
    self.major = major
    self.minor = minor
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: HeaderVersion, right: HeaderVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension Rewriting {
  /// The lowest version that can have what is wanted, and what it is that needs it.
  ///
  /// With a lower one libqpdf would leave it out without a word.
  var need: (version: HeaderVersion, what: String) {
    switch encryption?.cipher {
    case .aes256: (HeaderVersion(1, 7), "AES with 256 bits")
    case .rc4 where !objectStreams: (HeaderVersion(1, 4), "RC4 with 128 bits")
    default: objectStreams ? (HeaderVersion(1, 5), "an object stream") : (HeaderVersion(1, 0), "")
    }
  }

  /// Makes sure that libqpdf can do all of it at once.
  ///
  /// - Throws: Why not.
  func check() throws(QPDFFailure) {
    if let version, version < need.version {
      throw QPDFFailure(
        .unsupported, detail: "\(need.what) needs PDF \(need.version), not \(version)")
    }
    guard let encryption else { return }
    for password in [encryption.user, encryption.owner] {
      // It would be cut at a NUL byte or at the limit, and a shorter password would open the file.
      if password.contains(0) {
        throw QPDFFailure(.unsupported, detail: "a password cannot hold a NUL byte")
      }
      let limit = encryption.cipher.passwordLimit
      if password.count > limit {
        throw QPDFFailure(.unsupported, detail: "a password has at most \(limit) bytes here")
      }
    }
  }
}

extension Rewriting.Encryption.Cipher {
  /// How many bytes of a password count.
  ///
  /// Clause: ISO 32000-2:2020, 7.6.4.3.
  var passwordLimit: Int {
    switch self {
    case .aes256: 127
    case .rc4: 32
    }
  }
}
