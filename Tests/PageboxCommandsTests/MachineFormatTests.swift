import BoxFixtures
import Foundation
import TestSupport
import Testing

/// What programs read: it parses by other people's rules, and the numbers are those of the file.
@Suite struct MachineFormatTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Command lines after which only the format and the file are missing.
  static let calls: [[String]] = [
    ["inspect"], ["inspect", "--boxes", "art,media"], ["inspect", "--each-page", "-u", "mm"],
    ["diff"], ["diff", "--all"], ["diff", "--all", "--effective"],
    ["diff", "--all", "--between", "art:trim"], ["diff", "--all", "--against", sample],
    ["diff", "--all", "--effective", "--against", sample],
  ]

  static let sample = Project.root.appendingPathComponent("Samples/cover-spread.pdf").path

  @Test(arguments: calls) func `every format parses and has the same pages`(
    _ call: [String]
  ) throws {
    let odd = try OddPages()
    defer { odd.remove() }
    let files = odd.files + ["missing.pdf"] + [Self.sample]
    let lines = pagebox(call + ["-f", "ndjson"] + files)
    let array = pagebox(call + ["-f", "json"] + files)
    let table = pagebox(call + ["-f", "csv"] + files)
    let objects = try lines.objects
    try #require(objects.count > 10)
    let parsed = try JSONSerialization.jsonObject(with: Data(array.output.utf8))
    #expect(try #require(parsed as? NSArray) == objects as NSArray)
    let records = try CommaSeparated(table.output).records
    let rowPages = records.map { [$0["file"] ?? "", $0["page"] ?? ""] }
    let pages = objects.map { ["\($0["file"] ?? "")", "\($0["page"] ?? "")"] }
    #expect(Set(rowPages) == Set(pages))
    #expect(pages.count == Set(pages).count)
    #expect([array, table].allSatisfy { $0.status == lines.status && $0.errors == lines.errors })
  }

  @Test func `numbers are those that were put in`() throws {
    // Numbers of both signs, with the corners written in reverse.
    let boxes = (0..<200).map { (number: Int) -> [Double] in
      let values = [37, 101, 211, 307].map { Double(number * $0 % 2_003) - 700 + 0.25 }
      return [
        values[0], values[1], values[0] + 1 + values[2] + 700, values[1] + 1 + values[3] + 700,
      ]
    }
    let pages = boxes.map { box in
      "/MediaBox [\(box[2]) \(box[1]) \(box[0]) \(box[3])]"
    }
    let file = try folder.pdf("a.pdf", pages)
    let objects = try pagebox(["inspect", "-f", "ndjson", file]).objects
    let media = try objects.map { object -> [String: Any] in
      let boxes = try #require(object["boxes"] as? [String: [String: Any]])
      return try #require(boxes["media"])
    }
    #expect(media.map { $0["rect"] as? [Double] } == boxes)
    #expect(media.map { $0["effective"] as? [Double] } == boxes)
    let widths = objects.map { ($0["view"] as? [String: Any])?["width"] as? Double }
    #expect(widths == boxes.map { $0[2] - $0[0] })
    let table = try CommaSeparated(
      pagebox(["inspect", "-b", "media", "-f", "csv", file]).output)
    for (record, box) in zip(table.records, boxes) {
      #expect(["x0", "y0", "x1", "y1"].map { Double(record[$0] ?? "") } == box)
      #expect(record["raw"] == "[ \(box[2]) \(box[1]) \(box[0]) \(box[3]) ]")
    }
    #expect(table.records.count == boxes.count)
  }

  @Test func `the table of inspect has these columns`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/MediaBox [0 0 420 595] /TrimBox [9 9 500] /Rotate 45"])
    let table = try CommaSeparated(pagebox(["inspect", "-f", "csv", file]).output)
    #expect(
      table.rows.first == [
        "file", "page", "object", "box", "from", "holder", "indirect", "raw", "x0", "y0", "x1",
        "y1", "effective_x0", "effective_y0", "effective_x1", "effective_y1", "reason", "problems",
        "rotate", "user_unit", "view_box", "view_width", "view_height", "page_problems",
        "hint", "hint_x0", "hint_y0", "hint_x1", "hint_y1", "rotate_hint",
      ])
    #expect(table.records.map { $0["box"] } == ["media", "crop", "bleed", "trim", "art"])
    #expect(
      table.rows[4] == [
        file, "1", "3 0", "trim", "page", "3 0", "", "[ 9 9 500 ]", "", "", "", "",
        "0", "0", "420", "595", "default-crop", "trim-malformed",
        "0", "1", "media", "420", "595", "rotate-not-multiple-of-90",
        "", "", "", "", "", "",
      ])
  }

  /// In each unit, the size of the view in text and in the formats for programs.
  @Test(arguments: [
    ("pt", "0.00001 x 0.25 pt (0.0000035 x 0.09 mm)"),
    ("mm", "0.0000035 x 0.09 mm (0.00001 x 0.25 pt)"),
  ])
  func `a length that is something is never 0`(_ unit: String, _ size: String) throws {
    let file = try folder.pdf(
      "a.pdf", ["/MediaBox [0 0 .00001 .25]", "/MediaBox [0 0 9 .0000002]"])
    let text = pagebox(["inspect", "-u", unit, "-p1", file])
    #expect(text.output.contains("view   \(size) through media\n"))
    let lines = pagebox(["inspect", "-f", "ndjson", file])
    #expect(lines.output.contains(#""width":0.00001,"height":0.25}"#))
    #expect(lines.output.contains(#""width":9,"height":0.0000002}"#))
    let table = try CommaSeparated(pagebox(["inspect", "-f", "csv", file]).output)
    #expect(table.records.last?["view_height"] == "0.0000002")
    #expect(table.records.last?["view_width"] == "9")
    let narrow = try folder.pdf("b.pdf", ["/MediaBox [0 0 .0000002 9]"])
    let other = try CommaSeparated(pagebox(["inspect", "-f", "csv", narrow]).output)
    #expect(other.records.first?["view_width"] == "0.0000002")
    #expect(other.records.first?["view_height"] == "9")
  }

  @Test func `insets that are something are never 0`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 100 200] /CropBox [0 .0000003 100 200]"])
    let text = pagebox(["diff", "--tolerance", "0", file])
    #expect(
      text.lines.last?.split(separator: " ").dropFirst(7).prefix(4) == ["0", "0.0000003", "0", "0"])
    let object = pagebox(["diff", "-f", "ndjson", "--tolerance", "0", file])
    #expect(object.output.contains(#""insets":{"left":0,"bottom":0.0000003,"right":0,"top":0}"#))
    let table = try CommaSeparated(
      pagebox(["diff", "-f", "csv", "--tolerance", "0", file]).output)
    let record = try #require(table.records.first)
    let insets = ["left", "bottom", "right", "top"].map { record[$0] }
    #expect(insets == ["0", "0.0000003", "0", "0"])
  }

  /// A square of 3 in one of 10,000, which are 9 parts of a hundred million.
  @Test func `a share that is something is never 0`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 10000 10000] /CropBox [1 1 4 4]"])
    let object = pagebox(["diff", "-f", "ndjson", file])
    #expect(object.output.contains(#""visible":0.00000009,"#))
    let table = try CommaSeparated(pagebox(["diff", "-f", "csv", file]).output)
    #expect(table.records.first?["visible"] == "0.00000009")
    let text = pagebox(["diff", file])
    #expect(text.lines.last?.hasSuffix(" 0.1 %") == true)
  }

  @Test func `hints are the same in the object and in the table`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/CropBox [9 8 7] /TrimBox [40 30 20 10 5] /Rotate 45"],
      root: "/MediaBox [0 0 420 595] /CropBox [5 6 300 400] /Rotate -90")
    let object = try #require(try pagebox(["inspect", "-f", "ndjson", file]).objects.first)
    let boxes = try #require(object["boxes"] as? [String: [String: Any]])
    let hints = boxes.compactMapValues { $0["hint"] as? [String: Any] }
    #expect(hints.keys.sorted() == ["crop", "trim"])
    #expect(hints["crop"]?["source"] as? String == "inherited")
    #expect(hints["crop"]?["rect"] as? [Int] == [5, 6, 300, 400])
    #expect(hints["trim"]?["source"] as? String == "first-four")
    #expect(hints["trim"]?["rect"] as? [Int] == [20, 10, 40, 30])
    let rotate = try #require(object["rotate"] as? [String: Any])
    #expect((rotate["hint"] as? [String: Any])?["value"] as? Int == 270)
    let table = try CommaSeparated(pagebox(["inspect", "-f", "csv", file]).output)
    #expect(
      table.rows.dropFirst().map { Array($0.suffix(6)) } == [
        ["", "", "", "", "", "270"], ["inherited", "5", "6", "300", "400", "270"],
        ["", "", "", "", "", "270"], ["first-four", "20", "10", "40", "30", "270"],
        ["", "", "", "", "", "270"],
      ])
  }

  @Test func `the table of diff has the numbers of the object`() throws {
    let file = try folder.file("cover.pdf", coverSpread.bytes())
    let outcome = pagebox(["diff", "-f", "csv", file])
    // 420 x 595 of 1700 x 841 are 0.17479.
    #expect(
      outcome.output == """
        file,page,a,a_x0,a_y0,a_x1,a_y1,\
        a_effective_x0,a_effective_y0,a_effective_x1,a_effective_y1,\
        b,b_x0,b_y0,b_x1,b_y1,b_effective_x0,b_effective_y0,b_effective_x1,b_effective_y1,\
        left,bottom,right,top,visible,differs,effective_differs
        \(file),1,crop,640,123,1060,718,640,123,1060,718,\
        media,0,0,1700,841,0,0,1700,841,640,123,640,123,0.1748,true,true

        """)
    #expect(outcome.status == 1)
  }

  @Test func `what cannot be read has no numbers`() throws {
    let file = try folder.pdf("a.pdf", ["/MediaBox [0 0 420 595] /CropBox [0 0 420]"])
    let object = try #require(try pagebox(["diff", "-f", "ndjson", file]).objects.first)
    #expect(object["insets"] == nil && (object["a"] as? [String: Any])?["written"] == nil)
    #expect((object["a"] as? [String: Any])?["effective"] as? [Int] == [0, 0, 420, 595])
    #expect(object["visible"] as? Int == 1)
    #expect(object["differs"] as? Bool == true && object["effectiveDiffers"] as? Bool == false)
    let table = try CommaSeparated(pagebox(["diff", "-f", "csv", file]).output)
    let record = try #require(table.records.first)
    for column in ["a_x0", "a_y1", "left", "bottom", "right", "top"] {
      #expect(record[column] == "")
    }
    #expect(record["b_x1"] == "420" && record["differs"] == "true")
  }

  @Test(arguments: ["=1+1", "+x", "-x", "@x"])
  func `a spreadsheet computes no name`(_ name: String) throws {
    // Some of these names would be options; a list holds names alone.
    let list = try folder.file("list", Array("\(name).pdf".utf8))
    _ = try folder.pdf("\(name).pdf", ["/MediaBox [0 0 420 595]"])
    let result = try Executable.run(
      "inspect", "-b", "media", "-f", "csv", "--files-from", list, in: folder.path)
    #expect(try CommaSeparated(result.output).records.map { $0["file"] } == ["./\(name).pdf"])
    #expect(result.status == 0)
  }

  @Test func `a name with commas, quotes and line feeds is one cell`() throws {
    let file = try folder.pdf("a,\"b\"\n\u{202E}.pdf", ["/MediaBox [0 0 420 595]"])
    let outcome = pagebox(["inspect", "-b", "media", "-f", "csv", file])
    let record = try #require(try CommaSeparated(outcome.output).records.first)
    #expect(record["file"] == folder.path + #"/a,"b"\n\u{202E}.pdf"#)
    #expect(outcome.output.unicodeScalars.count { $0 == "\n" } == 2)
  }

  @Test func `strings of a file cannot reach the terminal in any format`() throws {
    let file = try folder.pdf(
      "a.pdf", ["/MediaBox [0 0 420 595] /CropBox (\u{1B}[31m\u{202E}\u{85}\n)"])
    let other = try folder.pdf("b.pdf", ["/MediaBox [0 0 420 595]"])
    for format in ["text", "json", "ndjson", "csv"] {
      for call in [["inspect"], ["diff"], ["diff", "--against", other]] {
        let outcome = pagebox(call + ["-f", format, file])
        try #require(outcome.output.contains("a.pdf"))
        let scalars = (outcome.output + outcome.errors).unicodeScalars
        #expect(scalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value < 0x7F) })
      }
    }
  }

  @Test func `a table without pages is its header`() throws {
    for call in [["inspect"], ["diff"]] {
      let outcome = pagebox(call + ["-f", "csv", "missing.pdf"])
      #expect(try CommaSeparated(outcome.output).rows.count == 1)
      #expect(pagebox(call + ["-f", "ndjson", "missing.pdf"]).output == "")
      #expect(pagebox(call + ["-q", "-f", "json", "missing.pdf"]).output == "")
    }
  }
}
