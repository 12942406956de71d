import PageboxCommands
import SystemBridge

let status = await Tool.run(
  arguments: ProgramArguments.lossless, console: ProcessConsole())
exitProcess(status.rawValue)
