import BoxPolicy
import QPDFBridge
package import SystemBridge

extension DocumentFailure {
  /// The failure that the operating system's refusal amounts to.
  package init(_ failure: FileFailure) {
    let kind: Kind =
      switch failure {
      case .noSuchFile: .noSuchFile
      case .noPermission: .noPermission
      case .isDirectory: .isDirectory
      case .namedPipe: .namedPipe
      case .device: .device
      case .socket: .socket
      case .empty: .empty
      case .tooLarge: .tooLarge
      case .changedWhileRead: .changedWhileRead
      case .cutShortWhileRead: .cutShortWhileRead
      case .outOfDescriptors: .outOfDescriptors
      case .sizeUnknown: .sizeUnknown
      case .linkLoop: .linkLoop
      case .nameTooLong: .nameTooLong
      case .inputClosed: .inputClosed
      case .other(let text): .system(text)
      }
    self.init(kind)
  }

  /// What the words of libqpdf add to.
  private static let quoting: Set<Kind> = [
    .damaged, .unsupportedEncryption, .noLibqpdf, .bug,
  ]

  /// The failure that a refusal of libqpdf amounts to.
  ///
  /// Where our own sentence says it all, the words of libqpdf are left out.
  init(_ failure: QPDFFailure) {
    let kind = Kind(failure.code)
    let parts = [
      failure.object.map { "object \($0)" }, failure.offset.map { "byte \($0)" },
    ].compactMap(\.self)
    self.init(
      kind, place: parts.isEmpty ? nil : parts.joined(separator: ", "),
      detail: Self.quoting.contains(kind) ? failure.detail : nil)
  }
}

extension DocumentFailure.Kind {
  fileprivate init(_ code: QPDFFailure.Code) {
    switch code {
    case .empty: self = .empty
    case .notPDF: self = .notPDF
    case .passwordNeeded: self = .passwordNeeded
    case .passwordWrong: self = .passwordWrong
    case .unsupportedEncryption: self = .unsupportedEncryption
    case .noTrailer: self = .noTrailer
    case .noRoot: self = .noCatalogue
    case .noPageTree: self = .noPageTree
    case .noPages: self = .noPages
    case .memory: self = .tooLarge
    case .internalError: self = .bug
    case .unavailable: self = .noLibqpdf
    default: self = .damaged
    }
  }
}

extension TreeTrouble {
  /// The trouble of a walk, in our own words.
  ///
  /// - Parameters:
  ///   - trouble: The trouble.
  ///   - problems: What the pages of the document have as problems of their place in the tree.
  init(_ trouble: QPDFBridge.TreeTrouble, besides problems: Set<StructureProblem>) {
    self.init(
      Kind(trouble), place: Self.place(trouble), losesPages: trouble.kind.losesPages,
      isToldOfPages: !trouble.problemsOfPages.isDisjoint(with: problems))
  }

  private static func place(_ trouble: QPDFBridge.TreeTrouble) -> String {
    let object = trouble.object.map { "object \($0)" }
    if let page = trouble.page {
      return "page \(page)" + (object.map { " (\($0))" } ?? "")
    }
    if let object { return object }
    let kid = trouble.kidIndex.map { "kid \($0 + 1) of " } ?? ""
    return kid + (trouble.node.map { "object \($0)" } ?? "the page tree")
  }
}

extension QPDFBridge.TreeTrouble {
  /// The problems of pages that say the same; none for one without a page below it to have them.
  fileprivate var problemsOfPages: Set<StructureProblem> {
    switch kind {
    case .pageRepeated, .nodeRepeated: [.listedTwice]
    case .parentMissing, .parentOther, .parentsNeverEnd: [.parentMismatch, .parentCycle]
    // The type of a node is no problem of the pages below.
    case .typeMissing, .typeWrong: page == nil ? [] : [.typeMissing, .typeWrong]
    case .kidNull, .kidNotDictionary, .kidIsStream, .kidUnreadable, .cyclic, .tooDeep,
      .tooManyPages, .tooManyRepeats, .kidsMissing, .kidsNotArray:
      []
    }
  }
}

extension TreeTrouble.Kind {
  fileprivate init(_ trouble: QPDFBridge.TreeTrouble) {
    let limits = WalkLimits()
    switch trouble.kind {
    case .kidNull: self = .kidIsNull
    case .kidUnreadable(let detail): self = .kidIsUnreadable(detail)
    case .kidNotDictionary(let kind): self = .kidIsNoDictionary("\(kind)")
    case .kidIsStream: self = .wrongType
    case .pageRepeated, .nodeRepeated: self = .listedTwice
    case .cyclic: self = .loop
    case .tooDeep: self = .tooDeep(limit: limits.depth)
    case .tooManyPages: self = .tooManyPages(limit: limits.pages)
    case .tooManyRepeats: self = .repeatedTooOften(limit: limits.repeats)
    case .kidsMissing, .kidsNotArray: self = .noKids
    case .parentMissing: self = .parentMissing
    case .parentOther, .parentsNeverEnd: self = .parentMismatch
    case .typeMissing, .typeWrong: self = .wrongType
    }
  }
}
