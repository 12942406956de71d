import TestSupport
import Testing

/// Files in every form, changed three times in a row, and back again.
@Suite struct EveryFormTests {
  let folder: TemporaryFolder
  /// The words that open the file.
  let password: [String]

  init() throws {
    folder = try TemporaryFolder()
    password = ["--password-file=\(try folder.file("password", Array(FixForm.password.utf8)))"]
  }

  @Test(.timeLimit(.minutes(20)), arguments: FixForm.all)
  func `three updates are accepted by all, and taken back one by one`(_ form: FixForm) throws {
    let opening = form.isLocked ? password : []
    let original = try folder.file("before.pdf", try form.bytes())
    let file = try folder.file("in.pdf", try form.bytes())
    var contents = [try form.bytes()]
    for change in ["crop=10.50,20,299,0399.9", "trim=media-3mm", "media=crop"] {
      // The trim box that the last one leaves outside is a note.
      try fixInPlace(file, opening + ["--quiet", "--write=append", "--pages=2", "--set", change])
      let (now, last) = (try content(of: file), try #require(contents.last))
      let isLonger = now.count > last.count && now.starts(with: last)
      try #require(isLonger)
      #expect(now.count - last.count < 1_000)
      try expectAcceptance(of: file, madeFrom: original, isLocked: form.isLocked)
      contents.append(now)
    }
    // 3 mm are 8.5039 points; they were counted from the media box as it was then.
    let inspect = pagebox(["inspect", "--pages=2", "--format=csv"] + opening + [file])
    let boxes = try CommaSeparated(inspect.output).records.map { [$0["box"], $0["raw"]] }
    #expect(boxes.contains(["media", "[ 10.50 20 299 0399.9 ]"]), "\(boxes)")
    #expect(boxes.contains(["crop", "[ 10.50 20 299 0399.9 ]"]))
    for content in contents.dropLast().reversed() {
      let undo = pagebox(["fix", "--undo"] + opening + [file])
      #expect(undo.status == 0 && undo.output.hasSuffix(" bytes taken back\n") && undo.errors == "")
      let isBack = try PageboxCommandsTests.content(of: file) == content
      try #require(isBack)
    }
    let none = pagebox(["fix", "--undo", file])
    #expect(none.status == 2 && none.errors.contains("nothing of pagebox stands at its end"))
    let isOriginal = try content(of: file) == contents[0]
    #expect(isOriginal)
  }

  @Test(.timeLimit(.minutes(20)), arguments: FixForm.all)
  func `a file written anew is accepted by all, and of the same form`(_ form: FixForm) throws {
    let opening = form.isLocked ? password : []
    let original = try folder.file("before.pdf", try form.bytes())
    let file = "\(folder.path)/out.pdf"
    let outcome = pagebox(
      ["fix", "--write=rewrite", "--set=crop=10,20,299,390", "--pages=2", "-o", file, original]
        + opening)
    #expect(outcome.status == 0 && outcome.errors == "")
    try expectAcceptance(of: file, madeFrom: original, isLocked: form.isLocked)
    guard Program.qpdf.isInstalled else { return }
    let key = form.isLocked ? ["--password=\(FixForm.password)"] : []
    let linear = try Program.qpdf.run(["--check-linearization"] + key + [file])
    #expect(linear.text.contains("no linearization errors") == form.isLinearized, "\(linear.text)")
    let ciphers = try [original, file].map {
      try Program.qpdf.run(["--show-encryption"] + key + [$0]).output
    }
    #expect(ciphers[0] == ciphers[1] && ciphers[0].contains("User password") == form.isLocked)
    #expect(try Program.qpdf.run(["--is-encrypted", file]).status == (form.isLocked ? 0 : 2))
  }

  @Test(.timeLimit(.minutes(10)), arguments: FixSubject.catalogue + FixSubject.corpus)
  func `a repaired file is accepted by all that accepted it before`(
    _ subject: FixSubject
  ) throws {
    if EveryFileTests.refused[subject.base] != nil { return }
    for way in ["auto", "rewrite"] {
      let trial = try FixTrial(try subject.bytes(), ["--write=\(way)"])
      if trial.pages.isEmpty { return }
      try expectAcceptance(of: trial.output, madeFrom: trial.input)
    }
  }
}
