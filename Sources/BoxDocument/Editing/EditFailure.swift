import QPDFBridge
import SystemBridge

/// Why a change was not made, or was not written.
package enum EditFailure: Error, Sendable, Hashable {
  /// There is no page of that number.
  case noSuchPage(Int)
  /// Two pages that are to become different are one in the file, since what lists them is listed
  /// twice.
  case nodeListedTwice(Int, Int)
  /// Two pages ask for different changes of the same dictionary above both.
  case conflict(Int, Int)
  /// The page, or a node above it, is listed by a node that no parent link can lead to.
  case nodeWithoutNumber(Int)
  /// libqpdf has replaced entries of the file, and what stood there is lost.
  case overwritten
  /// Something that is no key stands in the dictionary of a page or node, an object of this number.
  case noKey(Int)
  /// The table is a stream, and gives the number of the stream to another object.
  case sharedNumber(Int)
  /// The file is encrypted in a way that libqpdf would not keep.
  case encryption
  /// The change cannot be appended.
  case cannotAppend(AppendObstacle)
  /// The content of a page cannot be moved.
  case cannotTransform(Int, TransformObstacle)
  /// The file cannot be written.
  case notWritten(String)
  /// The file changed, or can no longer be read.
  case document(DocumentFailure)
  /// What was made is not what was asked for; a mistake of ours or of libqpdf's.
  case notAsPlanned(String)

  /// The failure that a refusal of libqpdf amounts to.
  init(_ failure: QPDFFailure) {
    if let detail = failure.outputDetail {
      self = .notWritten(detail)
    } else {
      self = .document(DocumentFailure(failure))
    }
  }

  /// The failure that the operating system's refusal amounts to.
  init(_ failure: FileFailure) { self = .document(DocumentFailure(failure)) }

  /// Whether it is a mistake of ours or of libqpdf's, or libqpdf is missing; not the file's fault.
  package var isBug: Bool {
    switch self {
    case .notAsPlanned: true
    case .document(let failure): [.bug, .noLibqpdf].contains(failure.kind)
    default: false
    }
  }

  /// Says what is wrong, in words for people.
  package var message: String {
    switch self {
    case .noSuchPage(let page): "there is no page \(page)"
    case .nodeListedTwice(let page, let other):
      "pages \(page) and \(other) are one in the file, since what lists them is listed twice"
    case .conflict(let page, let other):
      "pages \(page) and \(other) ask for different changes of what lies above both"
    case .nodeWithoutNumber(let page):
      "page \(page): a node above it is no object of its own, so that no /Parent can lead to it"
    case .overwritten: "libqpdf has replaced entries of the damaged file, which are lost"
    case .noKey(let object):
      "object \(object), which would be changed, is damaged: something in it is no key"
    case .sharedNumber(let object):
      "libqpdf shows a cross-reference stream where other programs show object \(object)"
    case .encryption:
      "its encryption would become another, since libqpdf writes crypt filters of one sort alone"
    case .cannotAppend(let obstacle): "cannot be appended: \(obstacle.message)"
    case .cannotTransform(let page, let obstacle):
      "the content of page \(page) cannot be moved: \(obstacle.message)"
    case .notWritten(let detail): "cannot be written: \(detail)"
    case .document(let failure): failure.description
    case .notAsPlanned(let detail): "what was written is not what was planned: \(detail)"
    }
  }
}
