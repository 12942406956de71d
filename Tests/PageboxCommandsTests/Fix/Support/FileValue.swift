import Foundation
import TestSupport

/// A value of a PDF file as qpdf lists it in JSON.
indirect enum FileValue: Decodable, Equatable {
  case null
  case truth(Bool)
  case number(Double)
  /// A name, a string or a reference; their spellings differ.
  case text(String)
  case array([FileValue])
  /// A dictionary; of a stream, its dictionary and its data.
  case dictionary([String: FileValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let items = try? value.decode([FileValue].self) {
      self = .array(items)
    } else if let entries = try? value.decode([String: FileValue].self) {
      self = .dictionary(entries)
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .null
    }
  }

  /// The number and generation of a reference, as in "5 0 R".
  var reference: String? {
    guard case .text(let text) = self, text.wholeMatch(of: /[0-9]+ [0-9]+ R/) != nil else {
      return nil
    }
    return text
  }

  /// The entries of a dictionary that are not null.
  var entries: [String: FileValue] {
    guard case .dictionary(let entries) = self else { return [:] }
    return entries.filter { $0.value != .null }
  }

  /// The elements of an array.
  var items: [FileValue] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  /// Whether this is the value of these tokens: a name, a number, or an array of numbers.
  func isWritten(_ tokens: String) -> Bool {
    switch self {
    case .number(let number): number == Double(tokens)
    case .array(let items):
      items == tokens.split { "[ ]".contains($0) }.map { .number(Double($0) ?? .nan) }
    case .text(let text): text == tokens
    default: false
    }
  }
}

/// All objects of a file, listed by a program that has no part in writing it.
struct FileObjects {
  private let objects: [String: FileValue]
  /// The trailer.
  let trailer: FileValue

  private struct Listing: Decodable {
    let qpdf: [[String: FileValue]]
  }

  /// Lists the objects of a file.
  ///
  /// - Throws: Where qpdf cannot read it.
  init(_ path: String) throws {
    let listing = try Program.qpdf.run([
      "--json=2", "--json-key=qpdf", "--json-stream-data=inline", "--decode-level=none", path,
    ])
    let values = try JSONDecoder().decode(Listing.self, from: Data(listing.bytes)).qpdf.last ?? [:]
    trailer = values["trailer"]?.entries["value"] ?? .null
    objects = values.mapValues { $0.entries["value"] ?? $0.entries["stream"] ?? .null }
  }

  /// Follows references; one that leads nowhere is null.
  func resolved(_ value: FileValue) -> FileValue {
    var value = value
    for _ in 0..<32 {
      guard let reference = value.reference else { return value }
      value = objects["obj:\(reference)"] ?? .null
    }
    return .null
  }
}
