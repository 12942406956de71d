import SystemBridge

extension FixDelivery {
  /// Makes sure that nothing known beforehand keeps a file from being changed, a backup included.
  func requireReady(
    _ target: WriteTarget, for way: Way, _ original: FileBytes
  ) throws(FixFailure) {
    do throws(WriteFailure) {
      switch way {
      case .append(let tail):
        try target.requireChangeable(replacing: false)
        try AppendingFile.requireNotable(tail.count)
      case .rewrite: try target.requireChangeable(replacing: true)
      }
    } catch {
      throw FixFailure(error, at: name)
    }
    try requireRoom(for: way, at: target, original)
  }

  /// Makes sure that a target could be written, and leaves it at that.
  func rehearse(_ target: WriteTarget, _ original: FileBytes) throws(FixFailure) {
    do throws(WriteFailure) {
      try target.rehearse(from: original)
    } catch {
      throw FixFailure(error, at: values.inPlace ? name : target.name)
    }
  }

  /// Makes sure that the file system has room for all that is about to be written.
  ///
  /// How long a file written anew becomes is not known before; that of the original is a good guess.
  func requireRoom(
    for way: Way?, at target: WriteTarget, _ original: FileBytes
  ) throws(FixFailure) {
    var needed = values.backup == nil ? 0 : original.count
    switch way {
    // The note beside the file has what is appended, too.
    case .append(let tail): needed += values.inPlace ? 2 * tail.count : original.count + tail.count
    case nil, .rewrite: needed += original.count
    }
    do throws(WriteFailure) {
      try FreeSpace.check(target.name.folder, bytes: needed)
    } catch {
      throw FixFailure(error, at: values.inPlace ? name : target.name)
    }
  }
}
