/// What is odd about an entry of the page's own dictionary that a parsed document no longer shows.
///
/// Both are known from the bytes of the file alone; whoever read those hands them in.
public enum EntryOddity: Sendable, Hashable {
  /// The value is null or a reference to nothing, which is as good as none.
  ///
  /// Yet for some programs it keeps the value above from being inherited.
  case dangling
  /// The key stands in the dictionary more than once.
  case duplicate
}
