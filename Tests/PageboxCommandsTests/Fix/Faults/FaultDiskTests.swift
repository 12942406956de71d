#if os(Linux)
  import BoxFixtures
  import Foundation
  import TestSupport
  import Testing

  @testable import PageboxCommands

  /// Disks that are full, small, shut, or others.
  struct FaultDiskTests {
    let folder: TemporaryFolder
    /// More than the half of a disk of a megabyte, with a stream that nobody reads.
    private static let large: [UInt8] = {
      let page = TreeFixture(
        pages: ["/MediaBox [0 0 600 800] /Padding (\(String(repeating: "x", count: 1000)))"],
        repeating: 500)
      return page.bytes()
    }()
    /// Whether this user may mount; a container may keep even its administrator from it.
    static let canMount: Bool = {
      guard let folder = try? TemporaryFolder() else { return false }
      let mounted = try? Executable.shell(
        "mount -t tmpfs -o size=1m none . && umount -l .", in: folder.path)
      return mounted?.status == 0
    }()

    init() throws { folder = try TemporaryFolder() }

    /// Runs a script in a disk of a megabyte with a large file in it.
    private func onSmallDisk(
      _ script: String, with file: [UInt8] = large
    ) throws -> Program.Outcome {
      _ = try folder.file("disk/.keep", [])
      _ = try folder.file("large.pdf", file)
      return try Program("/bin/sh").run(
        [
          "-c",
          "mount -t tmpfs -o size=1m none disk || exit 77; cp large.pdf disk/in.pdf; cd disk;"
            + "(\(script)); s=$?; ls -A; cmp in.pdf ../large.pdf && echo same;"
            + "cd ..; umount -l disk; exit $s",
        ], in: folder.path, variables: ["pagebox": Executable.url.path])
    }

    @Test(
      .enabled(if: Self.canMount, "no file system can be mounted here"),
      arguments: ["-o new.pdf", "--in-place --write=rewrite", "--in-place --backup=.bak"])
    func `too little room is told before anything is written`(_ words: String) throws {
      let outcome = try onSmallDisk(
        "exec \"$pagebox\" fix --set crop=media-20 in.pdf \(words)")
      #expect(outcome.status == 2 && outcome.errorLines.count == 1)
      let said = /bytes are needed and \d+ are free; free some, or write to another file system/
      #expect(outcome.errors.contains(said), "\(outcome.errors)")
      #expect(outcome.output == "in.pdf\nsame\n")
    }

    @Test(.enabled(if: Self.canMount, "no file system can be mounted here"))
    func `too little room for an update is told, too`() throws {
      let outcome = try onSmallDisk(
        """
        head -c 2000000 /dev/zero > fill 2>/dev/null
        exec "$pagebox" fix --set crop=media-20 --in-place in.pdf
        """)
      #expect(outcome.status == 2 && outcome.errors.contains("are needed and"))
      #expect(outcome.output == "fill\nin.pdf\nsame\n")
    }

    /// A file of 330,000 bytes that libqpdf writes with 630,000: it puts blanks between brackets.
    private static let growing = TreeFixture(
      pages: ["/MediaBox [0 0 600 800] /Padding [\(String(repeating: "[]", count: 500))]"],
      repeating: 300
    ).bytes()

    @Test(
      .enabled(if: Self.canMount, "no file system can be mounted here"),
      arguments: [("-o new.pdf", "new.pdf"), ("--in-place", "in.pdf")])
    func `a disk that a file written anew does not fit is told`(
      _ words: String, _ target: String
    ) throws {
      let outcome = try onSmallDisk(
        """
        head -c 300000 /dev/zero > fill
        exec "$pagebox" fix --set crop=media-20 --write=rewrite in.pdf \(words)
        """, with: Self.growing)
      let failure = "error: cannot be written: No space left on device"
      #expect(outcome.status == 2 && outcome.errors == "pagebox: \(target): \(failure)\n")
      #expect(outcome.output == "fill\nin.pdf\nsame\n")
    }

    /// Ways to write, and the file that cannot be written then.
    static let limited = [
      ("-o new.pdf", "new.pdf"), ("-o new.pdf --write=rewrite", "new.pdf"),
      ("--force -o old.pdf", "old.pdf"), ("--force -o old.pdf --write=rewrite", "old.pdf"),
      ("--in-place", "in.pdf"), ("--in-place --write=rewrite", "in.pdf"),
    ]

    /// A limit on the size of files is the same to a program as a disk that is full.
    @Test(arguments: limited)
    func `a file that must not be so long is told, and nothing is changed`(
      _ words: String, _ target: String
    ) throws {
      let before = ["in.pdf": Self.large, "old.pdf": Array("another file".utf8)]
      for (name, bytes) in before { _ = try folder.file(name, bytes) }
      let outcome = try Executable.shell(
        #"ulimit -f 100; exec "$pagebox" fix --set crop=media-20 in.pdf \#(words)"#,
        in: folder.path)
      let failure = "error: cannot be written: File too large"
      #expect(outcome.status == 2 && outcome.errors == "pagebox: \(target): \(failure)\n")
      #expect(try folder.contents() == before)
    }

    @Test(
      .enabled(if: Self.canMount && FaultTool.canRun, "no file system can be mounted here"),
      arguments: [FaultScenario.new, .force, .appended, .rewritten, .backup])
    func `a disk that fills up meanwhile loses nothing`(_ scenario: FaultScenario) throws {
      let course = try scenario.course()
      let streamed = course.calls.first { $0.name == "fwrite" }?.number
      for call in course.calls where call.name != "fwrite" || call.number == streamed {
        let disk = try TemporaryFolder()
        let mounted = try Executable.shell("mount -t tmpfs -o size=1m none .", in: disk.path)
        try #require(mounted.status == 0)
        defer { _ = try? Program("umount").run(["-l", disk.path]) }
        for (name, bytes) in course.before { _ = try disk.file(name, bytes) }
        let (outcome, _) = try FaultTool.run(
          scenario.arguments, in: disk, at: call.number, .run,
          command: "cat /dev/zero > fill 2>/dev/null; true")
        var found = try disk.contents()
        found["fill"] = nil
        // A backup that was made before is one.
        found["in.pdf.bak"] = scenario == .backup && outcome.status == 2 ? nil : found["in.pdf.bak"]
        let expected = outcome.status == 0 ? course.after : course.before
        #expect(outcome.status == 0 || outcome.status == 2, "before \(call): \(outcome.errors)")
        #expect(found == expected, "before \(call): \(outcome.errors)")
        #expect(!outcome.errors.contains("damaged"), "before \(call): \(outcome.errors)")
      }
    }

    @Test(.enabled(if: Nobody.canRun, "needs a user whom the system refuses something"))
    func `a read-only folder is told, and nothing is changed`() throws {
      _ = try folder.file("in.pdf", FaultScenario.original)
      let shut = try Executable.shell(
        "chmod 666 in.pdf && chmod 555 .", in: folder.path)
      try #require(shut.status == 0)
      for words in [["--in-place"], ["--in-place", "--write=rewrite"], ["-o", "new.pdf"]] {
        let outcome = try Nobody.run(
          ["fix", "--set", "crop=media-20", "in.pdf"] + words, in: folder.path)
        #expect(outcome.status == 2 && outcome.output == "")
        #expect(outcome.errors.contains("no permission to write there"), "\(outcome.errors)")
        #expect(try folder.contents() == ["in.pdf": FaultScenario.original])
      }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/shm")))
    func `a target on another file system is written`() throws {
      _ = try folder.file("in.pdf", FaultScenario.original)
      let other = "/dev/shm/pagebox-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: false)
      defer { try? FileManager.default.removeItem(atPath: other) }
      for (words, scenario) in [([], FaultScenario.new), (["--write=rewrite"], .rewritten)] {
        let target = "\(other)/new.pdf"
        let outcome = try Executable.run(
          Executable.url,
          ["fix", "--set", "crop=media-20", "in.pdf", "--force", "-o", target] + words,
          in: folder.path)
        #expect(outcome.status == 0 && outcome.errors == "")
        let written = try fileContent(target)
        let after = try scenario.course().after
        #expect(written == after[scenario == .new ? "new.pdf" : "in.pdf"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: other) == ["new.pdf"])
      }
    }
  }
#endif
