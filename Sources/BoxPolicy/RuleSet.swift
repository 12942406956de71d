/// The rules of this module as a whole.
public enum RuleSet {
  /// The version of the rules, raised when any page would be resolved or shown differently.
  ///
  /// Whoever stores a picture or a measurement stores it too, so that a changed rule never
  /// leaves an old result behind.
  public static let version = 1
}
