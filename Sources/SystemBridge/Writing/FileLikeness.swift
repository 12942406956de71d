internal import CSystem

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a file has in common with the one that it was made to be like.
package struct FileLikeness: Sendable, Hashable {
  /// Whether it has the same owner and group.
  package var hasOwner: Bool

  /// Whether it has the same permissions.
  package var hasPermissions: Bool

  /// Whether it has the same extended attributes and access control list.
  package var hasAttributes: Bool

  /// Everything.
  package static let full = FileLikeness(
    hasOwner: true, hasPermissions: true, hasAttributes: true)
}

extension WriteCalls {
  /// Gives a file the owner, the attributes and the permissions of another, as far as it can be.
  ///
  /// Nobody may read or write it who might not before: where the group cannot be kept, the new group
  /// may do no more than all others. Calls `fchown`, `fchmod`, and those for attributes.
  func liken(
    _ descriptor: borrowing Descriptor, to model: FileStatus, _ old: Int32?,
    named name: FileName
  ) throws(SystemError) -> FileLikeness {
    let number = descriptor.number
    var likeness = FileLikeness.full
    let rights = model.rights
    // The owner first: a change of it takes some permissions away.
    _ = try? make(.describe, name) { fchown(number, rights.owner, rights.group) }
    _ = try? make(.describe, name) { fchown(number, uid_t.max, rights.group) }
    if let old {
      let copied = try? make(.describe, name) { pagebox_copy_attributes(old, number) }
      likeness.hasAttributes = copied != nil
    } else {
      likeness.hasAttributes = false
    }
    let now = try status(of: descriptor, named: name).rights
    likeness.hasOwner = now.owner == rights.owner && now.group == rights.group
    let mode = permissions(of: rights, for: now)
    if now.mode != mode {
      _ = try? make(.describe, name) { fchmod(number, mode) }
    }
    likeness.hasPermissions = try status(of: descriptor, named: name).rights.mode == rights.mode
    return likeness
  }

  /// The permissions that a file with another owner or group may have.
  private func permissions(of model: FileStatus.Rights, for now: FileStatus.Rights) -> mode_t {
    var mode = model.mode
    if now.group != model.group { mode &= ~0o2070 | (mode & 0o007) << 3 }
    if now.owner != model.owner { mode &= ~0o4000 }
    return mode
  }
}
