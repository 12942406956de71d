import PageboxCommands
import SystemBridge

StandardDescriptors.occupy()
OpenFiles.raiseLimit()
let status = Tool.run(
  arguments: ProgramArguments.lossless, console: ProcessConsole())
exitProcess(status.rawValue)
