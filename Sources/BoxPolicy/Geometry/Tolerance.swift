/// How far two edges may lie apart and still count as the same edge.
public enum Tolerance {
  /// 0.02 user space units.
  ///
  /// Readers print two decimals, most programs compute in 32-bit floats, and writers round
  /// (rule R12): 841.88975789 and 841.889758 are the same edge.
  public static let standard = 0.02

  /// Whether a distance between two coordinates is at most a tolerance, by the digits of the file.
  ///
  /// The difference of two decimals is off by its last binary digits: 50 - 49.98 comes out a
  /// little over 0.02. A millionth of the tolerance makes up for that, and no tolerance is none.
  static func covers(_ distance: Double, _ tolerance: Double = standard) -> Bool {
    distance <= tolerance * 1.000_001
  }
}
