import BoxDocument
import BoxPolicy

/// What the two readers make of a file.
enum Agreement {
  /// The fast reader leaves it alone.
  case declined(String)
  /// The fast reader takes it for a trap.
  case refused
  /// Both read it; what they do not agree on, in words.
  case read(differences: [String])
  /// Only the fast reader reads it, since the boxes of an encrypted file need no password.
  case locked
  /// Both find no page.
  case empty

  /// Has both readers read a file.
  init(of bytes: [UInt8], password: String? = nil) {
    do throws(DocumentFailure) {
      let scan = try PageDocument(bytes: bytes, password: password, reader: .scan)
      self = Self.compared(scan, bytes, password)
    } catch {
      self =
        switch error.kind {
        case .declined: .declined(error.detail ?? "")
        case .hostile: .refused
        case .noPages: Self.compared(nil, bytes, password)
        default: .read(differences: ["the fast reader says \(error)"])
        }
    }
  }

  /// Has libqpdf read what the fast reader read; nil if that found no page.
  private static func compared(
    _ scan: PageDocument?, _ bytes: [UInt8], _ password: String?
  ) -> Agreement {
    do throws(DocumentFailure) {
      let qpdf = try PageDocument(bytes: bytes, password: password, reader: .qpdf)
      guard let scan else {
        return .read(differences: ["libqpdf finds \(qpdf.pages.count) pages"])
      }
      return .read(differences: differences(scan, qpdf))
    } catch {
      switch error.kind {
      case .passwordNeeded, .passwordWrong, .unsupportedEncryption: return .locked
      case .noPages where scan == nil: return .empty
      default: return .read(differences: ["libqpdf says \(error)"])
      }
    }
  }

  private static func differences(_ scan: PageDocument, _ qpdf: PageDocument) -> [String] {
    var found: [String] = []
    func compare<Value: Equatable>(_ what: String, _ left: Value, _ right: Value) {
      if left != right { found.append("\(what): \(left) and \(right)") }
    }
    compare("pages", scan.pages.count, qpdf.pages.count)
    compare("version", scan.pdfVersion, qpdf.pdfVersion)
    compare("encrypted", scan.isEncrypted, qpdf.isEncrypted)
    compare("recovered", scan.wasRecovered, qpdf.wasRecovered)
    compare("viewer preferences", scan.viewerAreas, qpdf.viewerAreas)
    compare("troubles", scan.troubles, qpdf.troubles)
    compare("further troubles", scan.furtherTroubles, qpdf.furtherTroubles)
    for (left, right) in zip(scan.pages, qpdf.pages) where found.count < 5 {
      let page = "page \(left.number)"
      compare(page, left.number, right.number)
      compare("\(page), object", left.object, right.object)
      compare("\(page), structure", left.entries.structure, right.entries.structure)
      compare("\(page), own", Level(left.entries.page), Level(right.entries.page))
      compare(
        "\(page), above", left.entries.ancestors.map(Level.init),
        right.entries.ancestors.map(Level.init))
    }
    return found
  }
}

/// What is written in a dictionary, less the facts that libqpdf cannot show.
///
/// These are: how whole numbers are spelt, keys that are null or lead nowhere, keys that stand there
/// twice, and words that look like numbers and are none.
private struct Level: Equatable, CustomStringConvertible {
  let holder: ObjectID?
  let values: [String]

  init(_ level: TreeLevel) {
    holder = level.holder
    values = PageKey.allCases.map { key in
      guard let value = level.values[key] else { return "" }
      let words = value.text.split(separator: " ").map { Self.spelling(String($0)) }
      return words.joined(separator: " ") + (value.indirect.map { " through \($0)" } ?? "")
    }
  }

  var description: String { "\(holder.map(String.init(describing:)) ?? "direct") \(values)" }

  /// A whole number as libqpdf spells it, and a word that is none as the string that it makes of it.
  private static func spelling(_ word: String) -> String {
    guard let first = word.utf8.first else { return word }
    let isNumeric = (0x30...0x39).contains(first) || "+-.".utf8.contains(first)
    guard isNumeric else { return word }
    let digits = word.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let signs = word.utf8.count - digits.count
    if signs <= 1, !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) {
      let value = digits.drop { $0 == UInt8(ascii: "0") }
      if value.isEmpty { return "0" }
      return (first == UInt8(ascii: "-") ? "-" : "") + (String(Substring(value)))
    }
    let points = word.utf8.count { $0 == UInt8(ascii: ".") }
    let isReal =
      signs <= 1 && points == 1
      && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
      && digits.count > 1
    return isReal ? word : "(\(word))"
  }
}
