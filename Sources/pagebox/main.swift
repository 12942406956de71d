import PageboxCommands
import SystemBridge

let status = Tool.run(
  arguments: ProgramArguments.lossless, console: ProcessConsole())
exitProcess(status.rawValue)
