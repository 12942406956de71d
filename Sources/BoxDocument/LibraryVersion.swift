import QPDFBridge

/// The version of libqpdf that this process reads with.
package enum LibraryVersion {
  /// The version in words, such as 11.3.0; loads the library, and is "none" if it cannot be used.
  package static var text: String { Library.version }

  /// The oldest version that reads as this tool says it does.
  package static var oldest: String { Library.oldest }

  /// Why the library cannot be used; nil if it can, and is loaded.
  package static var failure: DocumentFailure? { Library.failure.map { DocumentFailure($0) } }
}
