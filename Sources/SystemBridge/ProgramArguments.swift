/// The arguments that the process was started with.
package enum ProgramArguments {
  /// The arguments after the program's own name, each spelled as in `FileName.lossless`.
  ///
  /// Reads `CommandLine.unsafeArgv`; `CommandLine.arguments` would replace what is not UTF-8.
  package static var lossless: [String] {
    let values = unsafe UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return unsafe values.dropFirst().compactMap { value in
      unsafe value.map { unsafe FileName(cString: $0).lossless }
    }
  }
}
