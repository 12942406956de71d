/// A change that the user asks for.
public enum EditRequest: Sendable, Hashable, CustomStringConvertible {
  /// Gives the page a box of its own.
  case set(Box, BoxExpression)
  /// Takes the page's own box away.
  case remove(Box)
  /// Moves the user space of the page in a way that nobody sees; done behind all others.
  case transform(TransformRequest)

  /// Reads a box and what it shall be, as in crop=media-10mm.
  ///
  /// - Throws: ``EditRequestError`` that says what is allowed.
  public init(setting text: String) throws(EditRequestError) {
    guard let equals = text.firstIndex(of: "=") else { throw .noAssignment }
    let name = String(text[..<equals].trimmed)
    guard let box = Box(rawValue: name) else { throw .noBox(name) }
    do {
      self = .set(box, try BoxExpression(parsing: String(text[text.index(after: equals)...])))
    } catch {
      throw .expression(error)
    }
  }

  /// The box that is changed; nil where all are.
  public var box: Box? {
    switch self {
    case .set(let box, _), .remove(let box): box
    case .transform: nil
    }
  }

  /// The request in words for people.
  public var description: String {
    switch self {
    case .set(let box, let expression): "set \(box.rawValue)=\(expression.text)"
    case .remove(let box): "remove \(box.rawValue)"
    case .transform(let request): request.description
    }
  }
}

/// Why a text asks for no change.
public enum EditRequestError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It has no equals sign.
  case noAssignment
  /// What stands before the equals sign is no box; with its text.
  case noBox(String)
  /// What stands behind the equals sign is no box expression.
  case expression(BoxExpressionError)

  /// Says what is wrong and what is allowed; goes on after the text that was read.
  public var description: String {
    switch self {
    case .noAssignment: "has no '='; give a box and what it shall be, as in crop=media-10mm"
    case .noBox(let name):
      "names '\(name)', which is no box; the boxes are media, crop, bleed, trim and art"
    case .expression(let error): error.description
    }
  }
}
