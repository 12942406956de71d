import TestSupport
import Testing

@testable import BoxPolicy

/// What holds of every request, on random pages.
@Suite struct RequestPropertyTests {
  @Test(arguments: SplitMix.seeds)
  func `a request is done whole or not at all, and done twice is done once`(
    _ seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<300 {
      let page = random.anyEntries()
      let request = try EditRequest(setting: random.request())
      let planner = PagePlanner(repairs: RepairPlanner(), requests: [request])
      guard let plan = try? planner.plan(page, number: 7, oddities: random.oddities()) else {
        continue
      }
      let place: Comment = "seed \(seed), round \(round): \(request) on \(page)"
      #expect(Set(plan.edits.map(\.subject)).count == plan.edits.count, place)
      #expect(RepairPlanner().plan(plan.result).isEmpty, place)
      #expect(try planner.plan(plan.result, number: 7).isEmpty, place)
      let box = PageBoxes(plan.result)[try #require(request.box)]
      #expect(box.entry.from == .page && box.isExplicit, place)
      let written = try #require(box.rectangle)
      let media = PageBoxes(plan.result)[.media].effective
      #expect(Tolerance.covers(written.overhang(over: media)), place)
    }
  }
}

extension SplitMix {
  /// A box and what it shall be; none that is measured against itself.
  fileprivate mutating func request() -> String {
    switch below(5) {
    case 0: pick("media", "crop", "bleed", "trim", "art") + "=\(below(300)),-5,900.50,700"
    case 1: pick("crop", "trim", "art") + "=" + pick("media", "media-10", "media-5%", "media+3mm")
    case 2: pick("bleed", "art") + "=" + pick("trim", "trim+9", "crop-inside=20,top=1", "media")
    case 3: pick("crop", "bleed") + "=" + pick("6x9in@center", "50%x50%@top-left of media")
    default: pick("media=A4", "media=10x1000+5+5", "crop=A5 landscape", "art=0,0,1,1")
    }
  }
}
