import TestSupport
import Testing

/// No object but the dictionaries that were to be changed becomes another, whatever is changed.
///
/// Held against what qpdf lists of both files, which knows nothing of plans.
@Suite(.enabled(if: Program.qpdf.isInstalled, "qpdf is not installed"))
struct UntouchedObjectsTests {
  @Test(.timeLimit(.minutes(10)), arguments: FixSubject.catalogue + FixSubject.corpus)
  func `a repair that writes the file anew changes the keys that it names`(
    _ subject: FixSubject
  ) throws {
    if EveryFileTests.refused[subject.base] != nil { return }
    try expectNoOtherChange(subject, ["--write=rewrite"], refusals: [])
  }

  @Test(
    .timeLimit(.minutes(10)),
    .enabled(if: !FixSubject.corpus.isEmpty, "no corpus: PAGEBOX_CORPUS names none"),
    arguments: FixSubject.corpus, ["append", "rewrite"])
  func `a box that is set is all that changes`(_ subject: FixSubject, _ way: String) throws {
    if EveryFileTests.refused[subject.base] != nil { return }
    var refusals = ["no usable media box to go by", "are one in the file"]
    if way == "append" { refusals.append("cannot be appended") }
    try expectNoOtherChange(
      subject, ["--write=\(way)", "--set=art=crop", "--pages=last"], refusals: refusals)
  }

  private func expectNoOtherChange(
    _ subject: FixSubject, _ arguments: [String], refusals: [String]
  ) throws {
    let trial = try FixTrial(try subject.bytes(), arguments)
    if trial.outcome.status == 2 {
      let last = trial.outcome.errorLines.last ?? ""
      #expect(refusals.contains { last.contains($0) }, "\(last)")
      return
    }
    try #require(trial.outcome.status == 0, "\(trial.outcome.errors)")
    try trial.expectNoOtherChange(in: subject)
  }
}
