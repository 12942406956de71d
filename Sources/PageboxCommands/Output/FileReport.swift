/// What a command has to say about one input, ready to print.
struct FileReport: Sendable {
  /// Bytes for standard output.
  var output: [UInt8] = []
  /// Lines for standard error, printed before the output.
  var messages: [Message] = []
  /// What the input adds to the exit status.
  var status = ExitStatus.done

  /// About how many bytes of memory it takes.
  var byteCount: Int { 200 + output.count + 200 * messages.count }
}
