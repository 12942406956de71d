/// A file whose numbers were used before.
package enum UsedNumbers {
  /// A file of two pages that have other generations than 0.
  package static func bytes() -> [UInt8] {
    var writer = PDFWriter()
    writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    writer.add(2, "<< /Type /Pages /Count 2 /Kids [3 7 R 4 2 R] >>")
    writer.add(
      3, generation: 7,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /CropBox [72 72 540 720] >>")
    writer.add(4, generation: 2, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] >>")
    return writer.bytes()
  }
}
