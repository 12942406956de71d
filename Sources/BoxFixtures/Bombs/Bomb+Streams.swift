extension Bomb {
  /// A file whose page, object 3, stands in object stream 4.
  func largeStream() -> [UInt8] {
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    let list = "3 0 "
    let head = Array((list + Self.page + "\n").utf8)
    let usual = "/Type /ObjStm /N 1 /First \(list.utf8.count)"
    let zeros = LongRun(head: head, byte: 0, count: Self.zeroCount)
    file.add(2, "<< /Type /Pages /Kids [\(kids)] /Count 1 >>")
    switch self {
    case .nestedZeros:
      file.add(
        4, stream: zeros.deflated().deflated().bytes,
        keys: "\(usual) /Filter [/FlateDecode /FlateDecode]")
    case .runLengthZeros:
      // The byte 129 says that the byte behind it, which is 129 too, comes 128 times.
      let run = LongRun(
        head: [UInt8(head.count - 1)] + head, byte: 129, count: Self.zeroCount / 64, tail: [128])
      file.add(
        4, stream: run.deflated().bytes, keys: "\(usual) /Filter [/FlateDecode /RunLengthDecode]")
    case .zerosInOddStream:
      file.add(
        4, stream: zeros.deflated().bytes,
        keys: "/N 1 /First 4 /X <0g> /Y (endobj 1 0 obj) /Filter /FlateDecode")
    case .manyLargeStreams:
      for index in 0..<100 {
        let list = "\(10 + index) 0 "
        let head = Array((list + Self.page + "\n").utf8)
        let keys = "/Type /ObjStm /N 1 /First \(list.utf8.count) /Filter /FlateDecode"
        let zeros = LongRun(head: head, byte: 0, count: 60_000_000)
        file.add(200 + index, stream: zeros.deflated().bytes, keys: keys)
        file.pack(10 + index, in: 200 + index)
      }
      return file.finished()
    default: file.add(4, stream: zeros.deflated().bytes, keys: "\(usual) /Filter /FlateDecode")
    }
    file.pack(3, in: 4)
    return file.finished(keys: self == .zerosInOddFile ? "/X 1 /Root 1 0 R" : "")
  }

  private var kids: String {
    self == .manyLargeStreams
      ? (10..<110).map { "\($0) 0 R" }.joined(separator: " ") : "3 0 R"
  }

  /// Object streams, each of which stands in the next one; the last in the first.
  func nestedStreams(_ count: Int) -> [UInt8] {
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    file.pack(3, in: 4)
    for number in 4..<4 + count { file.pack(number, in: number + 1 < 4 + count ? number + 1 : 4) }
    return file.finished()
  }

  /// An object stream whose length is a stream whose length is a stream, and so on.
  func lengthsFile() -> [UInt8] {
    var file = PackedFile()
    file.add(1, "<< /Type /Catalog /Pages 2 0 R >>")
    file.add(2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>")
    file.pack(3, in: 4)
    for number in 4..<100_004 {
      let keys = "/Type /ObjStm /N 1 /First 4 /Length \(number + 1) 0 R"
      file.add(number, "<< \(keys) >>\nstream\n3 0 \(Self.page)\nendstream")
    }
    file.add(100_004, "50")
    return file.finished()
  }
}
