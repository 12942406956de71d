import Testing

@testable import BoxDocument

/// What counts as saving and restoring a state in a content stream, found by hand.
@Suite struct ContentBalanceTests {
  static let rows: [(content: String, verdict: ContentBalance.Verdict)] = [
    ("", .kept), ("q Q", .kept), ("q q", .kept), ("qQ Q", .underflow), ("q Q Q", .underflow),
    ("Q q", .underflow), ("q/F gs Q", .kept), ("/Q gs", .kept), ("/F Q", .underflow),
    ("QQ", .kept), ("BDCQ", .kept), ("q\0Q\u{C}", .kept), ("1 0 Q", .underflow),
    ("(Q) Tj", .kept), ("(a(Q)Q) Tj", .kept), ("(\\)Q) Tj", .kept), ("(\\\\)Q", .underflow),
    ("(a)Q", .underflow), ("(Q", .kept), ("(\\", .kept), ("<51>Q", .underflow), ("<Q>", .kept),
    ("<Q", .kept), ("% Q\n", .kept), ("% Q\rQ", .underflow), ("%", .kept),
    // An operator in an array or a dictionary is none, but some take it for one.
    ("[ q ] Q", .underflow), ("<< /A q >> Q", .underflow), ("[ Q ]", .underflow),
    ("[ [ ] q ] q Q", .kept), ("] q Q", .kept), (">> q Q", .kept), ("> q Q", .kept),
    ("/P << /MCID 0 >> BDC q EMC Q", .kept), ("{ q } Q", .kept), (") q Q", .kept),
    ("<5 Q>", .kept), ("<< /A Q >>", .underflow), ("{Q}", .underflow),
    // Blanks of every sort.
    ("\0Q", .underflow), ("\tQ", .underflow), ("\nQ", .underflow), ("\u{C}Q", .underflow),
    ("\rQ", .underflow), ("\u{B}Q", .kept),
    // A number right before an operator.
    ("0Q", .underflow), ("-.5Q", .underflow), ("+1Q", .underflow), ("q 0Q", .kept), ("aQ", .kept),
    // Images.
    ("BI /W 1 ID Q Q EI q Q", .kept), ("BI /W 1 ID Q Q EI Q", .underflow),
    ("q BI /W 1 ID EI Q", .kept), ("BI ID a EIQ EI Q", .underflow), ("BI ID aEI Q EI", .kept),
    ("BI ID 51> EI", .kept), ("BI /F /AHx ID 51>EI Q", .underflow), ("BI ID Q EI(Q)", .kept),
    ("BI ID x EI \u{1} Q EI Q", .underflow), ("BI ID x EI \u{1} Q EI", .kept),
    ("BI ID x EIQ EI", .kept), ("BI ID x EI 12345678\u{1} Q", .unclear),
    ("BI ID x EI 123456789\u{1} Q", .underflow),
    ("BI ID Q EI (\u{1}) Tj", .kept), ("BI ID Q", .unclear), ("BI ID", .unclear),
    ("ID E", .unclear), ("BI ID Q EI 0123456789\u{1} Q", .underflow),
  ]

  @Test(arguments: rows) func `states are counted`(
    _ row: (content: String, verdict: ContentBalance.Verdict)
  ) {
    #expect(ContentBalance.verdict(on: Array(row.content.utf8).span) == row.verdict)
  }
}
