import Testing

@testable import BoxPolicy

@Suite struct PageConditionTests {
  private func holds(
    _ condition: String, _ page: String, pages: String = "", structure: [StructureProblem] = []
  ) throws -> Bool {
    try PageCondition(parsing: condition).holds(
      for: entries(page: notation(page), pages: notation(pages), structure: structure))
  }

  @Test(arguments: [
    // Boxes as written, absent ones equal to all, edges within 0.02 equal.
    ("crop!=media", "M[0 0 60 80] C[1 1 9 9]", true), ("crop!=media", "M[0 0 60 80]", false),
    ("crop != media", "M[0 0 60 80] C[0 0 60 80.02]", false),
    ("crop==media", "M[0 0 60 80] C[0 0 60 80.02]", true),
    ("crop==trim", "M[0 0 60 80] C[1 1 9 9] T[1 1 9 9.03]", false),
    ("trim absent", "M[0 0 60 80]", true), ("trim absent", "M[0 0 60 80] T/x", false),
    ("trim  present", "M[0 0 60 80] T[1 1 9 9]", true), ("trim present", "M[0 0 60 80]", false),
    // As shown: turned, and measured in points.
    ("width>height", "M[0 0 60 80]", false), ("width>height", "M[0 0 60 80] R90", true),
    ("width<height", "M[0 0 60 80]", true), ("width==height", "M[0 0 60 60.01]", true),
    ("width!=height", "M[0 0 60 60.01]", false), ("width>=60", "M[0 0 59.99 80]", true),
    ("width>60", "M[0 0 60.01 80]", false), ("width<=60", "M[0 0 60.01 80]", true),
    ("width<60", "M[0 0 59.99 80]", false), ("width<=60", "M[0 0 60.1 80]", false),
    ("width>=210mm", "M[0 0 595.276 842]", true), ("width>=210 mm", "M[0 0 590 842]", false),
    ("height==11in", "M[0 0 306 396] U2", true), ("height<100", "M[0 0 60 80] C[0 0 60 70]", true),
    ("width>-5", "M[0 0 60 80]", true),
    ("rotate==90", "M[0 0 60 80] R450", true), ("rotate==90", "M[0 0 60 80]", false),
    ("rotate!=0", "M[0 0 60 80] R90", true), ("rotate!=0", "M[0 0 60 80] R45", false),
    ("crop-exceeds-media", "M[0 0 60 80] C[0 0 70 80]", true),
    ("crop-exceeds-media", "M[0 0 60 80]", false),
    ("type-missing", "M[0 0 60 80]", false),
    ("reversed-box", "M[60 80 0 0]", true), ("reversed-box", "M[0 0 60 80]", false),
    ("rotate", "M[0 0 60 80] R-90", true), ("assumed-media", "", true),
    ("assumed-media", "M[0 0 60 80]", false),
  ]) func `a condition holds or not`(_ condition: String, _ page: String, _ expected: Bool) throws {
    #expect(try holds(condition, page) == expected)
  }

  @Test func `inherited is present, and the tree counts`() throws {
    #expect(try holds("crop present", "", pages: "C[1 1 9 9]"))
    #expect(try holds("type-missing", "M[0 0 60 80]", structure: [.typeMissing]))
    #expect(try holds("page-type", "M[0 0 60 80]", structure: [.typeMissing]))
  }

  @Test func `oddities count for the rules about them, and a tolerance can be given`() throws {
    let condition = try PageCondition(parsing: "dangling-entry")
    let page = entries(page: notation("M[0 0 60 80] C[0 0 60 79]"))
    #expect(condition.holds(for: page, oddities: [.trim: .dangling]))
    #expect(!condition.holds(for: page))
    #expect(!(try PageCondition(parsing: "crop!=media")).holds(for: page, tolerance: 1))
  }

  @Test func `what the bytes alone tell can be asked for by its id`() throws {
    let page = entries(page: notation("M[0 0 60 80] C[0 0 60 79]"))
    let dangling = try PageCondition(parsing: "trim-dangling")
    #expect(dangling.holds(for: page, oddities: [.trim: .dangling]))
    #expect(!dangling.holds(for: page, oddities: [.trim: .duplicate, .art: .dangling]))
    #expect(
      try PageCondition(parsing: "rotate-duplicate").holds(
        for: page, oddities: [.rotate: .duplicate]))
  }

  @Test func `every problem and every rule can be named`() throws {
    for id in Problem.ids.union(StructureProblem.allCases.map(\.id)).union(
      RepairRule.allCases.map(\.id))
    {
      #expect(throws: Never.self) { try PageCondition(parsing: id) }
    }
    // Table by hand: 6 of the media box, 7 of crop, 9 of bleed and art, 10 of trim, 3 and 3; and
    // of each key that it is null and that it stands there twice.
    #expect(Problem.ids.count == 6 + 7 + 9 + 9 + 10 + 3 + 3 + 2 * 7)
  }

  @Test(arguments: [
    ("", PageConditionError.noForm), ("crop", .noForm), ("crop missing", .noForm),
    ("no-such-problem", .noForm),
    ("paper absent", .noForm), ("crop=media", .assignment), ("media-below-4", .noForm),
    ("width", .noComparison("width")), ("crop <> media", .noBox("> media")),
    ("trim absent now", .noForm),
    ("depth>5", .noSubject("depth")), ("!=media", .noSubject("")), ("crop!=paper", .noBox("paper")),
    ("crop!=", .noBox("")), ("crop>media", .noOrder("crop")), ("rotate>90", .noOrder("rotate")),
    ("rotate==45", .noTurn("45")), ("rotate!=", .noTurn("")), ("width>wide", .noLength("wide")),
    ("width>", .noLength("")), ("width>=1e3", .noLength("1e3")), ("width>mm", .noLength("mm")),
  ]) func `anything else is refused`(_ text: String, _ error: PageConditionError) {
    #expect(throws: error) { try PageCondition(parsing: text) }
  }

  @Test func `a refusal says what is allowed`() {
    let errors: [PageConditionError] = [
      .noForm, .noComparison("width"), .assignment, .noSubject("x"), .noBox("x"),
      .noBox("> media"), .noLength("x"), .noTurn("x"), .noOrder("crop"),
    ]
    #expect(
      errors.map(\.description) == [
        "is no condition; give one such as 'crop!=media', 'trim absent', 'width>height', "
          + "rotate==90, the id of a problem such as crop-empty, or that of a rule such as "
          + "reversed-box",
        "compares width with nothing; quote it for the shell, as in 'width>210mm'",
        "has one '='; give == or !=, as in crop==media",
        "compares 'x'; boxes, width, height and rotate can be compared, as in crop!=media",
        "has 'x', which is no box; compare a box with another one",
        "has '<>'; give != for what is not equal",
        "has 'x', which is no length such as 595 or 210mm, and neither width nor height",
        "has 'x', which is no turn; give 0, 90, 180 or 270",
        "orders crop, which is only equal or not; give == or !=",
      ])
  }
}
