#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A terminal that no one looks at.
final class PseudoTerminal {
  /// The end that a program writes to.
  let terminal: Int32
  private let main: Int32

  init() throws {
    #if canImport(Glibc)
      // Swift does not see posix_openpt and its friends here; these are the calls that they make:
      // TIOCSPTLCK unlocks the terminal, TIOCGPTN tells its number.
      main = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try check(main, "open /dev/ptmx")
      var isLocked: Int32 = 0
      var number: Int32 = 0
      try check(unsafe ioctl(main, 0x4004_5431, &isLocked), "TIOCSPTLCK")
      try check(unsafe ioctl(main, 0x8004_5430, &number), "TIOCGPTN")
      terminal = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #else
      main = posix_openpt(O_RDWR | O_NOCTTY)
      try check(main, "posix_openpt")
      try check(grantpt(main), "grantpt")
      try check(unlockpt(main), "unlockpt")
      terminal = unsafe open(ptsname(main), O_RDWR | O_NOCTTY)
    #endif
    try check(terminal, "open the terminal")
  }

  deinit {
    close(terminal)
    close(main)
  }
}
