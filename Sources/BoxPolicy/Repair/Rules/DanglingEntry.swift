extension Repair {
  /// It is as good as absent (ISO 32000-2, 7.3.7), yet keeps some programs from inheriting.
  static let danglingEntry = Repair(
    .danglingEntry, "Drops an entry of the page that is null or refers to nothing."
  ) { page, _ in
    for key in PageKey.allCases where page.oddities[key] == .dangling {
      // A value that the file has after all is not given up.
      if page.entries.page.values[key] == nil { page.write(key, nil) }
    }
  }
}
