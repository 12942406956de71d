#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The PDF files in and below a directory, found while they are asked for.
///
/// These are all regular files, and symbolic links to regular files, whose names end in `.pdf` in any
/// case. Symbolic links to directories are not followed. The order is depth first, the entries of each
/// directory sorted by their bytes, so it is the same on every machine. What is held in memory is one
/// listing for each level, never the tree, and no directory stays open.
package struct DirectoryWalk: Sequence, IteratorProtocol, Sendable {
  /// What a walk comes across.
  package enum Step: Sendable, Hashable {
    /// A PDF file, by the name of the root, a slash, and the way down from there.
    case file(FileName)

    /// A directory that could not be read, or not to its end; the walk goes on.
    case failure(FileName, FileFailure)
  }

  /// A directory that the walk is in, its entries to come in reverse order.
  private struct Level {
    let directory: FileName
    var entries: [DirectoryListing.Entry]
  }

  private var levels: [Level] = []
  private var root: FileName?

  fileprivate init(root: FileName) {
    self.root = root
  }

  /// Goes on to the next file or failure; nil at the end.
  package mutating func next() -> Step? {
    if let root {
      self.root = nil
      if let step = enter(root, isRoot: true) { return step }
    }
    while let last = levels.indices.last {
      guard let entry = levels[last].entries.popLast() else {
        levels.removeLast()
        continue
      }
      let name = levels[last].directory.appending(entry.name)
      if !entry.isDirectory { return .file(name) }
      if let step = enter(name, isRoot: false) { return step }
    }
    return nil
  }

  /// Lists a directory as the new lowest level, or says why not.
  private mutating func enter(_ directory: FileName, isRoot: Bool) -> Step? {
    do throws(SystemError) {
      let listing = try DirectoryListing(of: directory, followingLink: isRoot)
      levels.append(Level(directory: directory, entries: listing.entries.reversed()))
      return listing.failure.map { .failure(directory, $0) }
    } catch {
      if isRoot, error.number == ENOTDIR { return .file(directory) }
      return .failure(directory, FileFailure(error))
    }
  }
}

/// Finds the PDF files in and below a directory, see `DirectoryWalk`.
///
/// A root that is a symbolic link to a directory is followed. A root that is no directory is the only
/// result, whatever its name, so that operands of both kinds can be handled alike. A tree so deep that
/// the operating system takes no name that long is left out from there on, with a failure.
package func pdfFiles(under root: FileName) -> DirectoryWalk {
  DirectoryWalk(root: root)
}

extension FileName {
  /// The name of an entry of this directory.
  fileprivate func appending(_ entry: [UInt8]) -> FileName {
    let slash = UInt8(ascii: "/")
    return FileName(bytes: bytes.last == slash ? bytes + entry : bytes + [slash] + entry)
  }
}
