import BoxPolicy
import Foundation
import Testing

/// What others found in one file of the corpus; the names are those of its own description.
struct Truth: Decodable, Sendable, CustomTestStringConvertible {
  let file: String
  let bytes: Int
  let qpdf: Engine
  let capped: Bool
  let pages: [Page]

  /// What libqpdf 12.4.2 made of it.
  struct Engine: Decodable, Sendable {
    let ok: Bool
    let walked: Int?
    let encrypted: Bool?
  }

  /// One page; only its number is known where libqpdf could not read the tree.
  struct Page: Decodable, Sendable {
    let n: Int
    let obj: String?
    let type: String?
    let raw: [String: Value]?
    let inherited: [String: Value]?
    let tags: [String]?
    let spec: Spec?
  }

  /// What is written for a key.
  struct Value: Decodable, Sendable {
    let s: String
    let ref: String?
    let from: String?
  }

  /// What the standard makes of the page.
  struct Spec: Decodable, Sendable {
    let MediaBox: [Double]
    let CropBox: [Double]
    let BleedBox: [Double]
    let TrimBox: [Double]
    let ArtBox: [Double]
    let rotate: Int
    let userunit: Double
    let size: [Double]
    let undefined: [String]

    /// The five boxes in the order of Box.allCases.
    var boxes: [[Double]] { [MediaBox, CropBox, BleedBox, TrimBox, ArtBox] }
  }

  var testDescription: String { file }

  /// Where the file is.
  var path: String { Corpus.folder.appendingPathComponent(file).path }
}

extension PageKey {
  /// The key without its solidus, as the descriptions of files have it.
  var plainName: String { String(name.dropFirst()) }
}
