import Testing

@testable import BoxPolicy

@Suite struct BoxChainTests {
  @Test func `the chains with a name try their boxes in this order`() {
    #expect(BoxChain.view.boxes == [.crop, .media])
    #expect(BoxChain.finishedPage.boxes == [.trim, .crop, .media])
    #expect(BoxChain.print.boxes == [.bleed, .trim, .crop, .media])
  }

  @Test(arguments: [
    ("M[0 0 9 9]", Box.media, Box.media, Box.media),
    ("M[0 0 9 9] C[0 0 8 8]", .crop, .crop, .crop),
    ("M[0 0 9 9] T[0 0 7 7]", .media, .trim, .trim),
    ("M[0 0 9 9] B[0 0 8 8]", .media, .media, .bleed),
    ("M[0 0 9 9] C[0 0 8 8] B[0 0 7 7] T[0 0 6 6] A[0 0 5 5]", .crop, .trim, .bleed),
    // Clipped counts as there; unusable does not.
    ("M[0 0 9 9] C[0 0 10 10]", .crop, .crop, .crop),
    ("M[0 0 9 9] C[0 0 0 0] T/x B[20 20 30 30]", .media, .media, .media),
    ("M[0 0 9 9] C[0 0 8 8] T/x B[0 0 7]", .crop, .crop, .crop),
    ("", .media, .media, .media), ("C[0 0 8 8]", .crop, .crop, .crop),
  ])
  func `the first usable box of a chain is chosen`(
    _ text: String, _ view: Box, _ finished: Box, _ print: Box
  ) {
    let page = boxes(text)
    #expect(BoxChain.view.choice(on: page) == view)
    #expect(BoxChain.finishedPage.choice(on: page) == finished)
    #expect(BoxChain.print.choice(on: page) == print)
  }

  @Test func `the media box is the last resort of any chain`() {
    #expect(BoxChain([]).choice(on: boxes("M[0 0 9 9] C[0 0 8 8]")) == .media)
    #expect(BoxChain([.art]).choice(on: boxes("C[0 0 8 8]")) == .media)
    #expect(BoxChain([.media, .crop]).choice(on: boxes("C[0 0 8 8]")) == .crop)
  }
}
