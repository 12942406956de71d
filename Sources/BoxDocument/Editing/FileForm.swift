/// In which form a file is written, as far as it matters for writing it again.
package struct FileForm: Sendable, Hashable {
  /// How the newest section of a file says where its objects are.
  package enum CrossReference: String, Sendable, Hashable {
    /// By a table (ISO 32000-2:2020, 7.5.4).
    case table
    /// By a stream (7.5.8).
    case stream
    /// By a table for old programs, and a stream for what they need not see (7.5.8.4).
    case hybrid
  }

  /// How the newest section says where the objects are; nil where it cannot be found.
  package let crossReference: CrossReference?
  /// Whether the file is linearised, and nothing was appended since.
  package let isLinearized: Bool
  /// Whether writing the file anew leaves it linearised.
  ///
  /// For that libqpdf goes through the pages and repairs the tree in its own way, so it is not done
  /// where anything is odd about the tree.
  package let keepsLinearization: Bool
  /// Whether the file is encrypted, also if it opens without a password.
  package let isEncrypted: Bool
  /// Whether the file is damaged, and its table of objects had to be rebuilt.
  package let wasRecovered: Bool
  /// How many bytes stand before the header.
  package let headerOffset: Int
  /// How many bytes stand behind the end, from the first that is not blank on.
  package let bytesBehindEnd: Int
  /// Why nothing can be appended to the file, whatever is changed; nil where something can be.
  package let whyNotAppend: AppendObstacle?
}
