import BoxFixtures
import Foundation
import Synchronization
import TestSupport
import Testing

/// The real binary in the surroundings that a test inside the process cannot make.
@Suite struct EndToEndTests {
  let folder: TemporaryFolder
  /// The cover spread, whose first page has a crop.
  let cropped: String
  /// One page without a crop.
  let plain: String

  init() throws {
    folder = try TemporaryFolder()
    cropped = try folder.file("cropped.pdf", coverSpread.bytes())
    plain = try folder.pdf("plain.pdf", ["/MediaBox [0 0 9 9]"])
  }

  // MARK: Statuses and streams

  @Test(arguments: [
    (["--version"], 0 as Int32, true), (["inspect", "cropped.pdf"], 0, true),
    (["diff", "plain.pdf"], 0, false), (["diff", "cropped.pdf", "plain.pdf"], 1, true),
    (["diff", "cropped.pdf", "none.pdf"], 2, true), (["inspect", "none.pdf"], 2, false),
    ([], 64, false), (["inspect"], 64, false), (["diff", "--unknown", "x"], 64, false),
  ]) func `the process ends with the status of the run`(
    _ arguments: [String], _ status: Int32, _ prints: Bool
  ) throws {
    let result = try Executable.run(Executable.url, arguments, in: folder.path)
    #expect(result.status == status)
    #expect(result.output.isEmpty == !prints)
    #expect(result.errors.isEmpty == (status < 2))
  }

  @Test func `a lone dash reads standard input`() throws {
    let result = try Executable.run("diff", "--count", "-", input: coverSpread.bytes())
    #expect(result.output == "-: 1 of 4 pages\n")
    #expect(result.status == 1)
  }

  @Test func `a reader that goes away ends the run quietly`() throws {
    // More than a pipe holds, in one file and in many.
    let long = TreeFixture(pages: ["/MediaBox [0 0 9 9]"], repeating: 2_000)
    let file = try folder.file("long.pdf", long.bytes())
    let size = try Executable.run("inspect", "--each-page", file).bytes.count
    try #require(size > 100_000)
    for files in [[file], [file, cropped, file]] {
      let result = try Executable.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", #"{ "$@"; echo $? > status; } | head -c 1"#, "sh", Executable.url.path]
          + ["inspect", "--each-page", "--jobs=2"] + files, in: folder.path)
      #expect(result.bytes.count == 1)
      #expect(result.errors == "")
      let status = try String(contentsOfFile: "\(folder.path)/status", encoding: .utf8)
      // The shell adds 128 to the number of SIGPIPE, 13.
      #expect(status == "141\n")
    }
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    arguments: [
      "inspect cropped.pdf", "inspect --jobs=2 cropped.pdf plain.pdf", "diff cropped.pdf",
      "inspect --format=json plain.pdf", "generate man pagebox", "--help", "--version",
    ]) func `a full disk is one line and status 2`(_ call: String) throws
  {
    let result = try Executable.shell(#""$pagebox" \#(call) >/dev/full"#, in: folder.path)
    #expect(result.errors == "pagebox: standard output: error: No space left on device\n")
    #expect(result.status == 2)
  }

  /// `timeout` ends with 124 where it had to end the program.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    .timeLimit(.minutes(10)))
  func `a full disk is told while a list of names is still being written`() throws {
    let result = try Executable.shell(
      #"""
      mkfifo list && exec 3<>list && printf '%s\n' cropped.pdf plain.pdf >&3 || exit
      timeout 25 "$pagebox" inspect --files-from list >/dev/full 3>&-
      """#, in: folder.path)
    #expect(result.errors == "pagebox: standard output: error: No space left on device\n")
    #expect(result.status == 2)
  }

  // MARK: Names

  #if os(Linux)
    /// The file system of macOS refuses such names.
    @Test(arguments: [
      ("inspect", #"na\xE9me.pdf: 1 page, PDF 1.7"#, 0 as Int32),
      ("inspect -f ndjson", #"{"schema":"pagebox.inspect/1","file":"na"#, 0),
      ("inspect -f ndjson", #"me.pdf","fileBytes":"6e61e96d652e706466","page":1"#, 0),
      ("inspect -f json", #""fileBytes":"6e61e96d652e706466""#, 0),
      ("inspect -f csv", #"na\xE9me.pdf,1,3 0,media,"#, 0),
      ("diff --list --null", "", 0),
      ("inspect --pages 2", #"pagebox: na\xE9me.pdf: error: none of the pages"#, 2),
    ]) func `a name that is no UTF-8 is read and shown`(
      _ call: String, _ expected: String, _ status: Int32
    ) throws {
      let result = try Executable.shell(
        #"name=$(printf 'na\351me.pdf') && cp plain.pdf "$name" && "$pagebox" \#(call) "$name" 2>&1"#,
        in: folder.path)
      #expect(result.status == status)
      #expect(expected.isEmpty || result.output.contains(expected), "\(result.output)")
    }

    @Test func `a name for a program is its own bytes`() throws {
      let result = try Executable.shell(
        #"cp cropped.pdf "$(printf '\351')" && "$pagebox" diff --list -0 "$(printf '\351')""#,
        in: folder.path)
      #expect(result.bytes == [0xE9, 0])
      #expect(result.status == 1)
    }
  #endif

  @Test(arguments: ["--files-from=-", "--files0-from=-"])
  func `names are read from standard input`(_ option: String) throws {
    let end = option.contains("0") ? "\0" : "\n"
    let names = ["plain.pdf", "none.pdf", "cropped.pdf"].joined(separator: end) + end
    let result = try Executable.run(
      "inspect", "-f", "csv", "-b", "media", "-p", "1", option, in: folder.path,
      input: Array(names.utf8))
    let files = result.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(files == ["plain.pdf", "cropped.pdf"])
    #expect(result.errors.hasPrefix("pagebox: none.pdf: error: no such file"))
    #expect(result.errorLines.count == 1)
    #expect(result.status == 2)
  }

  // MARK: What is no file

  @Test(
    .enabled(if: Program("python3").isInstalled, "needs python3 to make a socket"),
    .timeLimit(.minutes(10)), arguments: ["--jobs=1", "--jobs=4"])
  func `what is no regular file is one line, and the others are read`(_ jobs: String) throws {
    let made = try Executable.shell(
      """
      mkfifo pipe && mkdir folder && python3 -c \
      'import socket; socket.socket(socket.AF_UNIX).bind("socket")'
      """, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
    let result = try Executable.run(
      "diff", "--count", jobs, "pipe", "folder", "plain.pdf", "/dev/null", "socket", "cropped.pdf",
      in: folder.path)
    #expect(result.output == "plain.pdf: 0 of 1 page\ncropped.pdf: 1 of 4 pages\n")
    #expect(result.status == 2)
    let starts = [
      "pagebox: pipe: error: a named pipe", "pagebox: folder: error: a directory",
      "pagebox: /dev/null: error: a device", "pagebox: socket: error: a socket",
    ]
    try #require(result.errorLines.count == starts.count)
    for (line, start) in zip(result.errorLines, starts) { #expect(line.hasPrefix(start)) }
  }

  // MARK: Many files, and files that change

  @Test func `the number of jobs does not show`() throws {
    for number in 0..<1_000 {
      // Sizes and numbers of pages differ, so that files end out of turn.
      let pages = TreeFixture(
        pages: ["/MediaBox [0 0 \(number + 1) 9]"], repeating: number % 7 == 0 ? 50 : 1)
      _ = try folder.file("many/\(number % 10)/\(number).pdf", pages.bytes())
    }
    _ = try folder.file("many/5/broken.PDF", Array("nothing".utf8))
    let runs = try ["1", "8"].map { jobs in
      try Executable.run("inspect", "--recursive", "--jobs", jobs, "many", in: folder.path)
    }
    // Not in one step: the difference of two long arrays would take minutes to tell.
    let isSame = runs[0].bytes == runs[1].bytes
    #expect(isSame)
    #expect(runs[0].output.split(separator: "\n").count { $0.hasPrefix("many/") } == 1_000)
    for run in runs {
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix("pagebox: many/5/broken.PDF: error: not a PDF file"))
    }
  }

  @Test(.timeLimit(.minutes(20))) func `a file that changes meanwhile is no crash`() throws {
    let bytes = TreeFixture(pages: ["/MediaBox [0 0 9 9]"], repeating: 2_000).bytes()
    let path = try folder.file("moving.pdf", bytes)
    let isDone = Atomic(false)
    let statuses = Mutex<[Int32?]>([])
    let signals = Mutex<[Int32]>([])
    withExtendedLifetime(folder) {
      DispatchQueue.concurrentPerform(iterations: 2) { lane in
        if lane == 0 {
          defer { isDone.store(true, ordering: .relaxed) }
          for _ in 0..<200 {
            let result = try? Executable.run("diff", "--quiet", path)
            statuses.withLock { $0.append(result?.status) }
            if let signal = result?.signal { signals.withLock { $0.append(signal) } }
          }
        } else {
          Self.rewrite(path, bytes, until: isDone)
        }
      }
    }
    let seen = statuses.withLock(\.self)
    #expect(seen.count == 200)
    let ended = signals.withLock(\.self)
    #expect(ended == [], "signals \(ended)")
    #expect(seen.allSatisfy { $0 == 0 || $0 == 1 || $0 == 2 })
    // Else nothing happened to the file, and the test showed nothing.
    #expect(seen.contains(2))
  }

  /// Cuts the file short, empties it and writes it anew, in place, over and over.
  private static func rewrite(
    _ path: String, _ bytes: [UInt8], until isDone: borrowing Atomic<Bool>
  ) {
    let whole = Data(bytes)
    guard let file = FileHandle(forUpdatingAtPath: path) else { return }
    defer { try? file.close() }
    var length = 0
    while !isDone.load(ordering: .relaxed) {
      length = (length + 7_919) % bytes.count
      for end in [length, 0] {
        try? file.truncate(atOffset: UInt64(end))
        usleep(2_000)
      }
      // Truncating moves to the new end, which is the start.
      try? file.write(contentsOf: whole)
      usleep(2_000)
    }
  }
}

/// Files that the qpdf program has encrypted.
@Suite(.enabled(if: Program("qpdf").isInstalled, "needs qpdf"))
struct EncryptedFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("plain.pdf", coverSpread.bytes())
    _ = try folder.file("word", Array("open sesame\nsecond line\n".utf8))
    _ = try folder.file("latin", [0xE9, 0x74, 0xE9, 0x0A])
    _ = try folder.file("wrong", Array("hunter2".utf8))
    let made = try Executable.shell(
      """
      qpdf --encrypt 'open sesame' owner 256 -- plain.pdf aes.pdf &&
      qpdf --allow-weak-crypto --password-mode=bytes \
        --encrypt "$(head -n 1 latin)" owner 128 -- plain.pdf latin.pdf
      """, in: folder.path)
    try #require(made.status == 0, "\(made.errors)")
    // The files really are shut.
    for name in ["aes.pdf", "latin.pdf"] {
      try #require(
        try Executable.shell(#"qpdf --requires-password "$1""#, name, in: folder.path).status == 0)
    }
  }

  @Test(arguments: [
    #"PAGEBOX_PASSWORD='open sesame' "$pagebox" diff --count aes.pdf"#,
    #"PAGEBOX_PASSWORD=owner "$pagebox" diff --count aes.pdf"#,
    #""$pagebox" diff --count --password-file=word aes.pdf"#,
    #""$pagebox" diff --count --password-file=- aes.pdf < word"#,
    #"PAGEBOX_PASSWORD=hunter2 "$pagebox" diff --reader=qpdf --count --password-file=word aes.pdf"#,
    #"PAGEBOX_PASSWORD=$(head -n 1 latin) "$pagebox" diff --reader=qpdf --count latin.pdf"#,
    #""$pagebox" diff --reader=qpdf --count --password-file=latin latin.pdf"#,
  ]) func `the right password opens a file`(_ call: String) throws {
    let result = try Executable.shell(call, in: folder.path)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix(".pdf: 1 of 4 pages\n"))
    #expect(result.status == 1)
  }

  @Test(arguments: [
    (#""$pagebox" diff --reader=qpdf aes.pdf"#, "the file needs a password"),
    (
      #"PAGEBOX_PASSWORD=hunter2 "$pagebox" diff --reader=qpdf aes.pdf"#,
      "the password does not open the file"
    ),
    (
      #"PAGEBOX_PASSWORD=hunter2 "$pagebox" diff --reader=qpdf latin.pdf"#,
      "the password does not open the file"
    ),
    (
      #""$pagebox" diff --reader=qpdf --password-file=wrong aes.pdf"#,
      "the password does not open the file"
    ),
    // The same letters in UTF-8 are other bytes.
    (
      #"PAGEBOX_PASSWORD=été "$pagebox" diff --reader=qpdf latin.pdf"#,
      "the password does not open the file"
    ),
  ]) func `a wrong password is one line that does not repeat it`(
    _ call: String, _ what: String
  ) throws {
    let result = try Executable.shell("\(call) plain.pdf", in: folder.path)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(".pdf: error: \(what)"))
    #expect(result.status == 2)
    // The file beside it is not encrypted and is read.
    #expect(result.output.hasPrefix("plain.pdf: crop differs"))
    for secret in ["hunter2", "sesame", "été"] {
      #expect(!(result.errors + result.output).contains(secret))
    }
  }
}
