/// What stands around and between the outputs of the inputs.
struct OutputFrame: Sendable {
  /// Printed first, also when nothing follows.
  var opening = ""
  /// Printed between two outputs that are not empty.
  var between = ""
  /// Printed before the closing where there was any output.
  var ending = ""
  /// Printed last.
  var closing = ""

  /// The frame of a format; text and tables say what is special about theirs.
  init(_ format: OutputFormat, betweenTexts: String, tableHeader: String) {
    switch format {
    case .text: between = betweenTexts
    case .json: self = .jsonArray
    case .ndjson: break
    case .csv: opening = tableHeader
    }
  }

  init(opening: String = "", between: String = "", ending: String = "", closing: String = "") {
    self.opening = opening
    self.between = between
    self.ending = ending
    self.closing = closing
  }

  /// A JSON array whose elements are the objects that the inputs write, joined by themselves.
  static let jsonArray = OutputFrame(opening: "[", between: ",", ending: "\n", closing: "]\n")
}
