extension FileBytes {
  /// Whether the bytes come from a file that not everybody may read, by its permissions.
  ///
  /// Calls `fstat`; what is not known is not private.
  package var isPrivate: Bool {
    guard let number = descriptorNumber,
      let status = try? FileStatus(of: Descriptor(borrowing: number))
    else { return false }
    return status.rights.mode & 0o004 == 0
  }
}
