#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written beside its target and takes the target's name once it is complete.
///
/// Until `commit` returns the target is what it was; at the end of its life a file that was not
/// committed is removed. A run that is killed leaves the staging file behind, unlocked, and the next
/// one for the same target removes it.
package struct StagedFile: ~Copyable {
  /// The name of the staging file, for whoever writes by name; it stays the same file.
  package let name: FileName
  let target: WriteTarget
  let calls: WriteCalls
  let descriptor: Descriptor
  /// The file that will make way, locked against runs that append to it.
  let old: Descriptor?
  /// The file whose owner, permissions and attributes the new one gets; nil if none.
  let model: FileStatus?
  /// That file, open; nil if it may not be read.
  let modelNumber: Int32?
  /// How many bytes were written by `write` and `copy`.
  private var count = 0
  var isDelivered = false
  /// Removes the file when a signal ends the process.
  var litter: Litter

  /// Makes an empty staging file, `.NAME.pagebox-new` in the folder of the target.
  ///
  /// Calls `open`, `flock`, `fstat` and `lstat`, and `unlink` for what a killed run left behind.
  ///
  /// - Parameters:
  ///   - target: The file that is to be written.
  ///   - source: The file that the content is made of, which stays, whatever its name.
  ///   - isPrivate: Whether nobody else may read a file that replaces none.
  ///   - calls: The calls that are made.
  /// - Throws: `busy` if another run works on the target; `severalNames` if a file that is to be
  ///   changed in place has more than one, `readOnly` if it is one; `readAsLeftover` if the source
  ///   has the name of the staging file.
  package init(
    for target: WriteTarget, from source: FileBytes? = nil, isPrivate: Bool = false,
    calls: WriteCalls = .system
  ) throws(WriteFailure) {
    try self.init(
      for: target, like: nil, from: source?.identity, isPrivate: isPrivate, calls: calls)
  }

  /// The name of the staging file of a target.
  static func name(for target: FileName) -> FileName { target.hiddenNeighbour(".pagebox-new") }

  /// Makes a staging file that is to be like another than the one that it replaces.
  ///
  /// The bytes of the other must live until the file is committed.
  init(
    for target: WriteTarget, like other: (FileStatus, FileBytes)?, from source: FileIdentity?,
    isPrivate: Bool = false, calls: WriteCalls
  ) throws(WriteFailure) {
    try target.requireChangeable(replacing: true)
    let name = Self.name(for: target.name)
    let isReplacing = target.before?.kind == .regular
    let old = isReplacing ? try Self.lockOld(target, calls) : nil
    let model = other?.0 ?? (isReplacing ? target.before : nil)
    // No signal comes between the making of the file and the note of it.
    Interruption.postpone()
    defer { Interruption.resume() }
    // Nobody may read the content before it has the rights of the file that it replaces.
    let mode: mode_t = isPrivate || model != nil ? 0o600 : 0o666
    let descriptor = try Self.claim(name, mode: mode, sparing: source, calls)
    self.model = model
    modelNumber =
      if let (_, bytes) = other {
        bytes.descriptorNumber
      } else {
        switch old {
        case .some(let old): old.number
        case .none: nil
        }
      }
    self.old = old
    self.descriptor = descriptor
    // Not before it is made, since one that another run has made is not ours to be removed.
    litter = Litter(name)
    self.target = target
    self.calls = calls
    self.name = name
  }

  deinit {
    if !isDelivered { try? calls.remove(name, ifStill: descriptor) }
  }

  /// Adds bytes at the end of what was written.
  ///
  /// Calls `pwrite`.
  package mutating func write(_ bytes: [UInt8]) throws(WriteFailure) {
    do throws(SystemError) {
      try calls.write(bytes, at: count, of: descriptor, named: name)
    } catch {
      throw WriteFailure(error)
    }
    count += bytes.count
  }

  /// Adds all the bytes of a file at the end of what was written, without holding them in memory.
  ///
  /// The bytes are those that the file has now; `commit` finds out whether it has changed. Calls
  /// `copy_file_range` where there is one, and else `pread` and `pwrite`.
  package mutating func copy(_ source: FileBytes) throws(WriteFailure) {
    do throws(SystemError) {
      if let number = source.descriptorNumber {
        try calls.copy(source.count, from: number, to: descriptor, at: count, named: name)
      } else {
        try unsafe calls.write(source.storage, at: count, of: descriptor, named: name)
      }
      extendLifetime(source)
    } catch {
      throw WriteFailure(error)
    }
    count += source.count
  }
}
