import BoxDocument
import BoxFixtures
import TestSupport
import Testing

/// One form in which a file of two pages can be written.
struct WrittenForm: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  var password: String?
  var crossReference = FileForm.CrossReference.table
  var isLinearized = false
  var isEncrypted: Bool { password != nil }

  /// Every form; the second page of each has a media box of 300 x 400 of its own, and no crop box.
  static let all: [WrittenForm] = [
    made("table"),
    made("stream", Recipe.Variants(crossReferenceStream: true), .stream),
    made("object streams", Recipe.Variants(objectStreams: true), .stream),
    made("linearised", Recipe.Variants(isLinearized: true)),
    made(
      "linearised, object streams", Recipe.Variants(objectStreams: true, isLinearized: true),
      .stream),
    made("AES", Recipe.Variants(encryption: aes)),
    made("RC4", Recipe.Variants(encryption: rc4)),
    made("AES, object streams", Recipe.Variants(objectStreams: true, encryption: aes), .stream),
    made("RC4, linearised", Recipe.Variants(isLinearized: true, encryption: rc4)),
    WrittenForm(testDescription: "hybrid", bytes: HybridFile.bytes(), crossReference: .hybrid),
    WrittenForm(testDescription: "generations", bytes: UsedNumbers.bytes()),
  ]

  /// The first form that is linearised, and the first that is encrypted.
  static let linearized = all[3]
  static let encrypted = all[5]

  private static let aes = Recipe.Encryption(.aes256, userPassword: "reader")
  private static let rc4 = Recipe.Encryption(.rc4, userPassword: "reader")

  private static func made(
    _ name: String, _ variants: Recipe.Variants = Recipe.Variants(),
    _ crossReference: FileForm.CrossReference = .table
  ) -> WrittenForm {
    let recipe = Recipe(
      pages: [
        Recipe.Page(media: [0, 0, 612, 792], crop: [72, 72, 540, 720]),
        Recipe.Page(media: [0, 0, 300, 400]),
      ],
      variants: variants)
    let bytes = (try? Fixture(recipe).bytes) ?? []
    return WrittenForm(
      testDescription: name, bytes: bytes,
      password: variants.encryption == nil ? nil : "reader", crossReference: crossReference,
      isLinearized: variants.isLinearized)
  }
}
