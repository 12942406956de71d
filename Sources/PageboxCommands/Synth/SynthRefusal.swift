import OptionTable

/// Why a recipe cannot be made, and what becomes of the run.
struct SynthRefusal: Sendable {
  /// The line about it.
  let message: Message
  /// With what the run ends, if nothing is worse.
  let status: ExitStatus
  /// Whether the options ask for what cannot be.
  let isOfOptions: Bool

  /// Prints the line and returns the status.
  ///
  /// - Throws: What the options ask for: they are the user's own words, whereas a recipe is a file
  ///   that somebody gave.
  func report(_ console: some Console) throws(UsageError) -> ExitStatus {
    if isOfOptions { throw .impossible(message.what) }
    console.writeError(message.line)
    return status
  }
}
