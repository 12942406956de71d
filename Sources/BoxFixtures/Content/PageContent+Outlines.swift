package import BoxPolicy

extension PageContent {
  /// Writes the content stream that shows every box of the page.
  package func outlineStream(for page: PageBoxes) -> [UInt8] {
    let plan = ContentPlan(page)
    guard !plan.isTooSmall else { return [] }
    var pen = ContentPen(places: plan.places)
    pen.note("Around the crop box, and inside it.")
    pen.fill(plan.media, .outsideCrop)
    pen.fill(plan.crop, .insideCrop)
    pen.diagonals(plan)
    pen.cornerMarks(plan)
    pen.note("Each box where its numbers say.")
    pen.outlines(plan)
    pen.note("What is written, in words.")
    let remarks = Remarks(page, plan)
    pen.remarks(remarks, plan)
    for label in labels(of: page, plan, besides: remarks.area) { pen.label(label, plan) }
    return pen.bytes
  }
}
