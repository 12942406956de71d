extension Repair {
  /// The lists of kids define the tree (rule R1); programs that climb must come to the same nodes.
  static let parentLink = Repair(
    .parentLink,
    "Makes the parent links of a page, and of the nodes above, lead to what lists them."
  ) { page, _ in
    page.mend(.parent, of: [.parentMismatch, .parentCycle])
  }
}
