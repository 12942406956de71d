import BoxFixtures
import TestSupport
import Testing

/// One form in which a file of two pages can be written.
struct FixForm: Sendable, CustomTestStringConvertible {
  let testDescription: String
  private let make: @Sendable () throws -> [UInt8]
  /// Whether a password is needed to read it.
  let isLocked: Bool
  /// Whether it is linearised.
  let isLinearized: Bool

  /// The bytes of the file.
  func bytes() throws -> [UInt8] { try make() }

  /// Every form; the second page of each has a media box of 300 x 400 of its own.
  static let all: [FixForm] = [
    made("table"), made("stream", .init(crossReferenceStream: true)),
    made("object streams", .init(objectStreams: true)),
    made("linearised", .init(isLinearized: true)),
    made("linearised, object streams", .init(objectStreams: true, isLinearized: true)),
    made("AES-256", .init(encryption: aes)), made("RC4", .init(encryption: rc4)),
    made("AES-256, object streams", .init(objectStreams: true, encryption: aes)),
    made("AES-256, linearised", .init(isLinearized: true, encryption: aes)),
    made("RC4, linearised", .init(isLinearized: true, encryption: rc4)),
    made(
      "RC4, object streams, linearised",
      .init(objectStreams: true, isLinearized: true, encryption: rc4)),
    FixForm("hybrid") { HybridFile.bytes() }, FixForm("generations") { UsedNumbers.bytes() },
  ]

  /// The words that open a file with a password.
  static let password = "reader"

  private static let aes = Recipe.Encryption(.aes256, userPassword: password)
  private static let rc4 = Recipe.Encryption(.rc4, userPassword: password)

  private init(
    _ name: String, isLocked: Bool = false, isLinearized: Bool = false,
    _ make: @escaping @Sendable () throws -> [UInt8]
  ) {
    testDescription = name
    self.isLocked = isLocked
    self.isLinearized = isLinearized
    self.make = make
  }

  private static func made(_ name: String, _ variants: Recipe.Variants = .init()) -> FixForm {
    let recipe = Recipe(
      pages: [
        Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720]),
        Recipe.Page(media: [0, 0, 300, 400]),
      ],
      variants: variants)
    return FixForm(
      name, isLocked: variants.encryption != nil, isLinearized: variants.isLinearized
    ) { try Fixture(recipe).bytes }
  }
}
