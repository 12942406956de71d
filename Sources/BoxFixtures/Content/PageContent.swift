import BoxPolicy
/// What is drawn on a page of a fixture.
public enum PageContent: String, CaseIterable, Sendable, Hashable {
  case outlines, quadrants, none
  static let font = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
  func stream(for page: PageBoxes) -> [UInt8] { Array("0 0 100 100 re f".utf8) }
  func pageKeys(for page: PageBoxes, font: Int) -> String {
    "/Resources << /Font << /F1 \(font) 0 R >> >>"
  }
}
