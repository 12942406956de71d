import PageboxCommands
import SystemBridge

StandardDescriptors.occupy()
OpenFiles.raiseLimit()
FileSizeLimit.isError()
let status = Tool.run(
  arguments: ProgramArguments.lossless, console: ProcessConsole())
exitProcess(status.rawValue)
