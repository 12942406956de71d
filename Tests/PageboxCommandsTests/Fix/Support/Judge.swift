import Foundation
import TestSupport
import Testing

/// A program of others that has to accept what is written, and how it is asked.
struct Judge: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let program: Program
  private let arguments: [String]
  private let password: [String]
  private let complaints: [String]

  /// Those that are installed; PDFium where PAGEBOX_PDFIUM names a Python that has pypdfium2.
  static let installed = ([qpdf, mutool, pdfinfo] + pdfium).filter { $0.program.isInstalled }

  private static let qpdf = Judge(
    testDescription: "qpdf", program: .qpdf, arguments: ["--check"],
    password: ["--password=\(FixForm.password)"], complaints: ["WARNING", "ERROR"])
  private static let mutool = Judge(
    testDescription: "mutool", program: .mutool, arguments: ["info"],
    password: ["-p", FixForm.password], complaints: ["error", "warning", "repair"])
  private static let pdfinfo = Judge(
    testDescription: "pdfinfo", program: .pdfinfo, arguments: ["-box"],
    password: ["-upw", FixForm.password], complaints: ["Error", "Warning"])

  private static let pdfium: [Judge] = {
    guard let python = ProcessInfo.processInfo.environment["PAGEBOX_PDFIUM"] else { return [] }
    let script = """
      import pypdfium2, sys
      document = pypdfium2.PdfDocument(sys.argv[-1], password=sys.argv[1] or None)
      for page in document: page.render(scale=0.25)
      """
    return [
      Judge(
        testDescription: "PDFium", program: Program(python), arguments: ["-c", script],
        password: [FixForm.password], complaints: [])
    ]
  }()

  /// What the program says of a file that it does not accept; nil where it accepts it.
  func complaint(of path: String, isLocked: Bool = false) throws -> String? {
    let nothing = testDescription == "PDFium" ? [""] : []
    let outcome = try program.run(arguments + (isLocked ? password : nothing) + [path])
    let isBad = outcome.status != 0 || complaints.contains { outcome.text.contains($0) }
    return isBad ? outcome.text : nil
  }
}

/// Demands that all programs accept a file that accepted what it was made from.
func expectAcceptance(
  of path: String, madeFrom original: String, isLocked: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  for judge in Judge.installed {
    guard let complaint = try judge.complaint(of: path, isLocked: isLocked) else { continue }
    if try judge.complaint(of: original, isLocked: isLocked) != nil { continue }
    Issue.record("\(judge.testDescription): \(complaint)", sourceLocation: sourceLocation)
  }
}
