import BoxPolicy
import SystemBridge

/// One thing to read.
enum Input: Sendable {
  case file(FileName)
  case standardInput
  /// Something that was to lead to files and cannot; nothing is read.
  case unreadable(Message)

  /// A line of a list that is no name.
  fileprivate static func tooLong(_ line: Int, of list: FileName, isLast: Bool = false) -> Input {
    let rest = isLast ? "; the rest of the list is not read" : ""
    return .unreadable(
      Message(
        .error, file: list, place: "line \(line)", "a name of more than 65,536 bytes\(rest)",
        remedy: "--files-from needs one name a line, --files0-from a NUL after each"))
  }

  /// The name that results and messages show.
  var name: FileName {
    switch self {
    case .file(let name): name
    case .standardInput: FileName(bytes: [UInt8(ascii: "-")])
    case .unreadable(let message): message.file ?? FileName(bytes: [])
    }
  }
}

/// The inputs of a run in the order given, found while they are asked for.
///
/// Operands come first, then the names of the lists. Memory does not grow with their number.
struct InputFiles {
  private var operands: ArraySlice<FileName>
  private var lists: [(name: FileName, separator: NameList.Separator)]
  private var list: (name: FileName, names: NameList)?
  private var walk: (root: FileName, steps: DirectoryWalk, found: Bool)?
  private let recursive: Bool

  /// How many inputs there are; nil where that is only known at the end.
  let count: Int?

  init(_ values: InputValues) {
    operands = values.files.map { FileName(lossless: $0) }[...]
    lists = []
    if let list = values.listFile { lists.append((FileName(lossless: list), .newline)) }
    if let list = values.nulListFile { lists.append((FileName(lossless: list), .nul)) }
    recursive = values.recursive
    count = lists.isEmpty && !recursive ? operands.count : nil
  }

  /// Whether the next input is found without waiting for whoever writes a list.
  var isNextAtHand: Bool {
    if walk != nil { return false }
    if !operands.isEmpty { return !recursive }
    return list?.names.isNextAtHand == true && !recursive
  }

  /// The next input; nil at the end.
  mutating func next() -> Input? {
    while true {
      if let step = nextOfWalk() { return step }
      if let operand = operands.popFirst() {
        if operand.bytes == [UInt8(ascii: "-")] { return .standardInput }
        if let input = enter(operand) { return input }
        continue
      }
      switch nextOfList() {
      case .name(let name):
        if let input = enter(name) { return input }
      case .failure(let input): return input
      case .end: return nil
      }
    }
  }

  /// Takes a name: as a file, or as the root of a walk, which then gives the inputs.
  private mutating func enter(_ name: FileName) -> Input? {
    guard recursive else { return .file(name) }
    walk = (name, pdfFiles(under: name), false)
    return nil
  }

  private mutating func nextOfWalk() -> Input? {
    guard let step = walk?.steps.next() else {
      defer { walk = nil }
      guard let walk, !walk.found else { return nil }
      return .unreadable(
        Message(.warning, file: walk.root, "no file in it whose name ends in .pdf"))
    }
    walk?.found = true
    switch step {
    case .file(let name): return .file(name)
    case .failure(let name, let failure):
      return .unreadable(Message(failure, at: name))
    }
  }

  private enum ListStep {
    case name(FileName)
    case failure(Input)
    case end
  }

  private mutating func nextOfList() -> ListStep {
    while true {
      guard let name = list?.name ?? lists.first?.name else { return .end }
      do throws(FileFailure) {
        if let list {
          switch try list.names.next() {
          case .name(let name): return .name(name)
          case .tooLong(let line): return .failure(.tooLong(line, of: name))
          case .endless(let line): return .failure(.tooLong(line, of: name, isLast: true))
          case nil: self.list = nil
          }
        } else {
          let separator = lists.removeFirst().separator
          list = (name, try NameList(name, separator: separator))
        }
      } catch {
        list = nil
        return .failure(.unreadable(Message(error, at: name, as: "the list of files")))
      }
    }
  }
}
