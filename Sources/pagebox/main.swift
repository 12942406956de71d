import PageboxCommands
import SystemBridge

StandardDescriptors.occupy()
let status = Tool.run(
  arguments: ProgramArguments.lossless, console: ProcessConsole())
exitProcess(status.rawValue)
