#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation
#else
  import BoxDocument
#endif

/// Says how large the picture of a page is: a thumbnailer without the drawing.
public struct Thumbnailer: Sendable {
  /// The box that the page is drawn through.
  public enum Source: Sendable {
    /// The whole sheet: the mistake that no file without a crop box brings to light.
    case sheet
    /// What viewers show.
    case view
  }

  /// The box that the page is drawn through.
  public let source: Source

  /// Makes a thumbnailer.
  public init(drawing source: Source = .view) { self.source = source }

  /// Fits a page of a PDF file, counted from 1, into a square of pixels.
  public func thumbnail(of bytes: [UInt8], page: Int, longSide: Int = 256) throws -> Thumbnail {
    Thumbnail(fitting: try size(of: bytes, page: page), longSide: longSide)
  }

  #if canImport(CoreGraphics)
    private func size(of bytes: [UInt8], page: Int) throws -> (width: Double, height: Double) {
      guard let provider = CGDataProvider(data: Data(bytes) as CFData),
        let page = CGPDFDocument(provider)?.page(at: page)
      else { throw NoSuchPage() }
      let box = page.getBoxRect(source == .sheet ? .mediaBox : .cropBox)
      // CoreGraphics gives the box as it stands in the file; the turn is left to the caller.
      let isLying = page.rotationAngle % 180 != 0
      return isLying
        ? (Double(box.height), Double(box.width)) : (Double(box.width), Double(box.height))
    }
  #else
    private func size(of bytes: [UInt8], page: Int) throws -> (width: Double, height: Double) {
      let pages = try PageDocument(bytes: bytes).pages
      guard pages.indices.contains(page - 1) else { throw NoSuchPage() }
      let boxes = pages[page - 1].boxes
      guard source == .sheet else { return (boxes.view.width, boxes.view.height) }
      let sheet = boxes[.media].effective
      return boxes.rotation.value.swapsSides
        ? (sheet.height, sheet.width) : (sheet.width, sheet.height)
    }
  #endif
}
