package import BoxPolicy

/// What is drawn on a page of a fixture.
///
/// The same page and the same content always give the same bytes.
public enum PageContent: String, CaseIterable, Sendable, Hashable {
  /// Every box as an outline in its colour, labelled, on one tint inside the crop box and another
  /// around it.
  case outlines
  /// The four quarters of the crop box in four pure colours, grey around it.
  case quadrants
  /// Nothing.
  case none
}

extension PageContent {
  /// Writes the content stream of a page; empty for no content.
  ///
  /// Boxes are drawn where the numbers of the file say, in default user space. On a page whose
  /// media box is unusable the drawing lies on the stand-in that the rules compute with. Of a
  /// coordinate beyond two thousand million that number is drawn, since most readers go no further.
  ///
  /// - Complexity: O(1).
  package func stream(for page: PageBoxes) -> [UInt8] {
    switch self {
    case .outlines: outlineStream(for: page)
    case .quadrants: quadrantStream(for: page)
    case .none: []
    }
  }

  /// Writes the verbatim keys that a page needs beside its contents; empty for no content.
  ///
  /// - Parameters:
  ///   - page: The page that the content is drawn on.
  ///   - font: The number of the object that holds ``fontObject``.
  /// - Returns: The keys with their values, separated by blanks.
  package func pageKeys(for page: PageBoxes, font: Int) -> String {
    switch self {
    case .outlines:
      "/Resources << /Font << /F1 \(font) 0 R >> >> \(guidelineKey(for: ContentPlan(page)))"
    case .quadrants: "/Resources << >>"
    case .none: ""
    }
  }

  /// Whether a page with this content refers to a font.
  package var needsFont: Bool { self == .outlines }

  /// The verbatim text of the font object, one of the standard 14 and so without a font file.
  ///
  /// ISO 32000-2:2020, 9.6.2.2.
  package static let fontObject = """
    << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>
    """
}
