#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension StagedFile {
  /// Makes the staging file and locks it; whoever has the lock works on the target.
  ///
  /// Between two of its calls another run may do anything, so that it may have to begin again.
  static func claim(
    _ name: FileName, mode: mode_t, sparing source: FileIdentity?, _ calls: WriteCalls
  ) throws(WriteFailure) -> Descriptor {
    for _ in 0..<16 {
      guard let descriptor = try make(name, mode, calls) else {
        try removeLeftover(name, sparing: source, calls)
        continue
      }
      do throws(SystemError) {
        let lock = try FileLock(of: descriptor, named: name, calls: calls)
        // Another run found the file before it was locked, and has it now.
        if lock == .taken { break }
        if try calls.isStill(descriptor, name) { return descriptor }
      } catch {
        try? calls.remove(name, ifStill: descriptor)
        throw WriteFailure(error)
      }
    }
    throw .busy
  }

  /// Makes a file that nobody else has; nil if something has the name.
  private static func make(
    _ name: FileName, _ mode: mode_t, _ calls: WriteCalls
  ) throws(WriteFailure) -> Descriptor? {
    do throws(SystemError) {
      let number = try calls.make(.open, name) {
        unsafe open(
          name.terminated, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      }
      return Descriptor(owning: number, isLocked: true)
    } catch {
      if error.number == EEXIST { return nil }
      throw WriteFailure(error)
    }
  }

  /// Removes what has the staging name, unless another run works with it.
  ///
  /// It is never written to: a run killed at the right moment leaves a second name of the delivered
  /// file behind, and somebody else may have put anything there. The file that is read stays, and so
  /// does a link to it, since by that name its user knows it.
  private static func removeLeftover(
    _ name: FileName, sparing source: FileIdentity?, _ calls: WriteCalls
  ) throws(WriteFailure) {
    let number: Int32
    do throws(SystemError) {
      guard let status = try calls.status(of: name) else { return }
      if status.kind == .directory { throw SystemError(number: EISDIR) }
      if let source, source == FileIdentity(behind: name) { throw SystemError(number: EEXIST) }
      if status.kind != .regular {
        try calls.make(.remove, name) { unsafe unlink(name.terminated) }
        return
      }
      number = try calls.make(.open, name) {
        unsafe open(name.terminated, O_RDWR | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      }
    } catch {
      switch error.number {
      case ENOENT, ELOOP: return
      case EEXIST: throw .readAsLeftover(name)
      case EACCES, EPERM, EISDIR: throw .leftover(name)
      default: throw WriteFailure(error)
      }
    }
    let descriptor = Descriptor(owning: number, isLocked: true)
    switch try WriteFailure.sorting(try FileLock(of: descriptor, named: name, calls: calls)) {
    case .taken: throw .busy
    case .unsupported: throw .leftover(name)
    case .ours: break
    }
    let found = try WriteFailure.sorting(try calls.status(of: descriptor, named: name))
    if FileIdentity(found.stamp.identity) == source { throw .readAsLeftover(name) }
    do throws(SystemError) {
      try calls.remove(name, ifStill: descriptor)
    } catch {
      throw [EACCES, EPERM].contains(error.number) ? .leftover(name) : WriteFailure(error)
    }
  }

  /// Locks the file that will make way, so that nobody appends to it meanwhile.
  ///
  /// A file that may not be read is not appended to by this user either, and is left unlocked.
  static func lockOld(
    _ target: WriteTarget, _ calls: WriteCalls
  ) throws(WriteFailure) -> Descriptor? {
    let name = target.name
    let number: Int32
    do throws(SystemError) {
      number = try calls.make(.open, name) {
        unsafe open(name.terminated, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
      }
    } catch {
      switch error.number {
      case EACCES: return nil
      case ENOENT, ELOOP: throw .changed
      default: throw WriteFailure(error)
      }
    }
    let descriptor = Descriptor(owning: number, isLocked: true)
    let lock = try WriteFailure.sorting(
      try FileLock(of: descriptor, named: name, calls: calls))
    if lock == .taken { throw .busy }
    let status = try WriteFailure.sorting(try calls.status(of: descriptor, named: name))
    if status != target.before { throw .changed }
    return descriptor
  }
}
