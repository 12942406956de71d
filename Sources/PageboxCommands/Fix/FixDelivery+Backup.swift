import SystemBridge

extension FixDelivery {
  /// Copies the file before it is changed.
  ///
  /// A copy that a run has made which was killed before it changed the file is as good as one made
  /// now.
  func keepBackup(
    of target: WriteTarget, _ suffix: String, _ bytes: FileBytes
  ) throws(FixFailure) {
    let suffix = FileName(lossless: suffix).bytes
    let copy = FileName(bytes: target.name.bytes + suffix)
    do throws(WriteFailure) {
      do throws(WriteFailure) {
        if values.dryRun {
          try Backup.rehearse(
            of: target, read: bytes, suffix: suffix, replaces: values.force)
        } else {
          _ = try Backup.make(of: target, read: bytes, suffix: suffix, replaces: values.force)
        }
      } catch {
        guard error == .exists, Backup.isApart(copy, from: target), isCopy(copy, of: bytes)
        else { throw error }
        if !values.dryRun { try Backup.flush(copy) }
      }
    } catch {
      throw FixFailure(backup: error, at: copy)
    }
  }

  /// Whether a file has these very bytes.
  private func isCopy(_ name: FileName, of bytes: FileBytes) -> Bool {
    guard let other = try? FileBytes.open(name), other.count == bytes.count else { return false }
    let isEqual = other.withBytes { other in
      bytes.withBytes { bytes in
        for index in bytes.indices where bytes[index] != other[index] { return false }
        return true
      }
    }
    return isEqual && (try? other.verify()) != nil
  }
}
