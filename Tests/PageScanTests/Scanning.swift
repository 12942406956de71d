@testable import PageScan

/// The keys that tests ask for, in this order.
let scannedKeys = ["MediaBox", "CropBox", "Rotate"]

/// Scans a file for a few keys.
func scan(_ bytes: [UInt8], limits: ScanLimits = ScanLimits()) throws(Decline) -> ScannedTree {
  try PageScan.read(
    bytes.span, keys: scannedKeys, catalogue: ("ViewerPreferences", ["ViewArea"]), limits: limits)
}

/// Why a scan declines; nil where it does not.
func decline(of bytes: [UInt8], limits: ScanLimits = ScanLimits()) -> Decline? {
  do throws(Decline) {
    _ = try scan(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// What is written in one dictionary, as tests look at it.
struct WrittenLevel: Equatable {
  /// The value of each key; nil where it is absent, null or leads nowhere.
  var values: [ScannedValue?] = []
  /// What is written and does not count.
  var oddities: [Oddity] = []

  enum Oddity: Equatable {
    case null(key: Int)
    case dangling(key: Int)
    case repeated(key: Int)
  }
}

extension ScannedLevels {
  /// A level, put together.
  subscript(level: Int32) -> WrittenLevel {
    var written = WrittenLevel()
    for key in scannedKeys.indices {
      let entry = entry(key, of: Int(level)).map { entries[$0] }
      if isRepeated(key, in: Int(level)) { written.oddities.append(.repeated(key: key)) }
      switch entry {
      case .null: written.oddities.append(.null(key: key))
      case .dangling: written.oddities.append(.dangling(key: key))
      case .value, nil: break
      }
      written.values.append(entry?.value)
    }
    return written
  }
}
