extension PageSelection {
  /// Whether every page that is named exists in a document of so many pages.
  ///
  /// The words odd and even name no page of their own.
  public func isWithin(_ count: Int) -> Bool {
    items.allSatisfy { item in
      switch item {
      case .range(let first, let last): exists(first, of: count) && exists(last, of: count)
      case .onward(let first): exists(first, of: count)
      case .odd, .even: true
      }
    }
  }

  private func exists(_ position: Position, of count: Int) -> Bool {
    (1...max(1, count)).contains(position.number(of: count)) && count > 0
  }
}
