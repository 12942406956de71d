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
