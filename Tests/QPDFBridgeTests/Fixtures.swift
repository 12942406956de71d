import BoxFixtures
import QPDFBridge
import SystemBridge
import Testing

extension Tag {
  /// Tests of the bridge to libqpdf.
  @Tag static var bridge: Self
}

/// A file whose catalogue is object 1 and whose page tree begins at object 2.
func file(_ objects: [Int: String], root: Int = 1, trailer: String = "") -> [UInt8] {
  var writer = PDFWriter(root: root, trailer: trailer)
  if objects[1] == nil { writer.add(1, "<< /Type /Catalog /Pages 2 0 R >>") }
  for (number, text) in objects.sorted(by: { $0.key < $1.key }) { writer.add(number, text) }
  return writer.bytes()
}

/// A file with one node, object 2, and these kids.
func tree(kids: String, _ objects: [Int: String]) -> [UInt8] {
  var objects = objects
  objects[2] = "<< /Type /Pages /Count 1 /Kids [ \(kids) ] >>"
  return file(objects)
}

/// A page below object 2 with these keys.
func page(_ keys: String = "") -> String { "<< /Type /Page /Parent 2 0 R \(keys) >>" }

/// Opens bytes under a name that errors must show.
func open(_ bytes: [UInt8], password: String? = nil) throws(QPDFFailure) -> Document {
  try Document(
    reading: FileBytes(bytes), named: "in.pdf", password: password.map { Array($0.utf8) })
}

/// All pages and the report of a walk.
func walk(
  _ bytes: [UInt8], keys: [String] = ["/A", "/B"], limits: WalkLimits = WalkLimits()
) throws(QPDFFailure) -> (pages: [PageLeaf], report: WalkReport) {
  var pages: [PageLeaf] = []
  let report = try open(bytes).walkPages(keys: keys, limits: limits) { page in
    pages.append(page)
  }
  return (pages, report)
}

/// The value of /A on the only page, whose object is 3.
func value(_ text: String, _ objects: [Int: String] = [:]) throws -> TreeValue? {
  var objects = objects
  objects[3] = page("/A \(text)")
  let (pages, report) = try walk(tree(kids: "3 0 R", objects))
  try #require(pages.count == 1 && report.troubleCount == 0)
  return pages[0].values[0]
}
