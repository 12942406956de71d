/// Each value of Rotate that people met, on the page and above it.
extension Catalogue {
  static let turns: [Recipe] =
    turned.flatMap { turn in
      let boxes = "/MediaBox [0 0 612 792] /CropBox [100 200 300 700]"
      let claims = turn.claims + ["crop!=media on 1"]
      return [
        page(
          "rotate-\(turn.name)-own", "The page has a Rotate of \(turn.text), \(turn.effect).",
          source: turn.source, "\(boxes) /Rotate \(turn.text)",
          claims: claims + [turn.text == "null" ? "no rotate on 1" : "own rotate on 1"]),
        page(
          "rotate-\(turn.name)-inherited",
          "The page inherits a Rotate of \(turn.text), \(turn.effect).", source: turn.source,
          boxes, root: "/Rotate \(turn.text)",
          claims: claims + [turn.text == "null" ? "no rotate on 1" : "inherited rotate on 1"]),
      ]
    } + [
      page(
        "rotate-null-over-90", "The page's Rotate is null, so that it inherits a quarter turn.",
        source: clause("7.3.9"), "/MediaBox [0 0 612 792] /CropBox [100 200 300 700] /Rotate null",
        root: "/Rotate 90", claims: ["inherited rotate on 1", "rotate 90 on 1", "no problem on 1"])
    ]

  /// A value of Rotate and what becomes of it.
  private struct Turn {
    let name: String
    let text: String
    let effect: String
    let source: String
    let claims: [Claim]

    init(
      _ text: String, name: String? = nil, _ effect: String, source: String = clause("7.7.3.3"),
      _ claims: Claim...
    ) {
      self.name = name ?? text
      self.text = text
      self.effect = effect
      self.source = source
      self.claims = claims
    }
  }

  private static let turned: [Turn] = [
    Turn("90", "which turns what the crop leaves", source: "PdfPig#560", "rotate 90 on 1"),
    Turn("180", "which stands it on its head", source: "bentopdf#187", "rotate 180 on 1"),
    Turn("270", "which turns it to the left", source: "rmrl#2", "rotate 270 on 1"),
    Turn(
      "-90", name: "minus-90", "which is 270", "rotate 270 on 1", "no problem on 1"),
    Turn("450", "which is 90", "rotate 90 on 1", "no problem on 1"),
    Turn(
      "45", "which is no quarter turn and counts as none", "rotate 0 on 1",
      "problem rotate-not-multiple-of-90 on 1"),
    Turn(
      "90.0", "which is a real number where a whole one is needed", "rotate 90 on 1",
      "problem rotate-real-number on 1"),
    Turn("null", "which is none", source: clause("7.3.9"), "rotate 0 on 1", "no problem on 1"),
  ]
}
