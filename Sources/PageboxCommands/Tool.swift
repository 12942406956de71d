import BoxDocument
import BoxPolicy
import OptionTable
import SystemBridge

/// The tool as a whole: arguments in, output on a console, exit status out.
package enum Tool {
  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the tool's name.
  ///   - console: Where to print.
  /// - Returns: The exit status of the process.
  package static func run(arguments: [String], console: some Console) -> ExitStatus {
    if let name = arguments.first.flatMap(CommandName.init) {
      return run(name, Array(arguments.dropFirst()), console)
    }
    do throws(UsageError) {
      switch try documentation.route(arguments) {
      case .version: return printVersion(console)
      // A command has been run.
      case .help, .command: return print(documentation.helpText, console)
      }
    } catch {
      return refuse(error, of: nil, console)
    }
  }

  private static func run(
    _ name: CommandName, _ arguments: [String], _ console: some Console
  ) -> ExitStatus {
    do throws(UsageError) {
      switch name {
      case .inspect:
        guard case .run(let values) = try inspectCommand.parse(arguments) else { break }
        return runInspect(values, console)
      case .diff:
        guard case .run(let values) = try diffCommand.parse(arguments) else { break }
        return runDiff(values, console)
      case .fix:
        guard case .run(let values) = try fixCommand.parse(arguments) else { break }
        return runFix(values, console)
      case .synth:
        guard case .run(let values) = try synthCommand.parse(arguments) else { break }
        return try runSynth(values, console)
      case .generate:
        guard case .run(let values) = try generateCommand.parse(arguments) else { break }
        return print(try GeneratedText(values).text, console)
      }
      return print(documentation.helpText(of: name.documentation), console)
    } catch {
      return refuse(error, of: name.documentation, console)
    }
  }

  private static func printVersion(_ console: some Console) -> ExitStatus {
    let text = """
      pagebox \(Version.number)
      libqpdf \(LibraryVersion.text)
      rules \(RuleSet.version)

      """
    var status = print(text, console)
    if let failure = LibraryVersion.failure {
      console.writeError(Message(failure, at: nil).line)
      status.merge(failure.kind.status)
    }
    return status
  }

  /// Prints a text that was asked for.
  static func print(_ text: String, _ console: some Console) -> ExitStatus {
    do {
      if !text.isEmpty { try console.write(Array(text.utf8)) }
      return .done
    } catch {
      return refuse(error, console)
    }
  }

  /// Says that results cannot be written; a reader that went away is nothing to talk about.
  static func refuse(_ failure: StreamFailure, _ console: some Console) -> ExitStatus {
    if !failure.isBrokenPipe {
      console.writeError("pagebox: standard output: error: \(failure.text)\n")
    }
    return .failed
  }

  /// Says what is wrong with the command line, and how it should look.
  private static func refuse(
    _ error: UsageError, of command: CommandDocumentation?, _ console: some Console
  ) -> ExitStatus {
    let name = command.map { "pagebox \($0.name)" } ?? "pagebox"
    var text = "\(name): \(error)\n"
    // What is asked for in the right form and cannot be is no matter of form.
    if !error.isOfContent {
      text += (command.map(documentation.usageLine(of:)) ?? documentation.usageLine) + "\n"
    }
    console.writeError(text)
    return .usage
  }
}
