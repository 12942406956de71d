/// The value of a dictionary entry, copied out of the document.
package struct TreeValue: Sendable, Hashable {
  /// What sort of object the value is, references followed; never null.
  package let kind: ObjectKind
  /// The tokens of the value, joined by single blanks.
  ///
  /// Real numbers keep the digits of the file. References inside are replaced by what they lead
  /// to, `null` if that is nothing; keys of a dictionary stand in the order of their bytes. All is printable ASCII: other bytes of a string are written as
  /// three octal digits behind a backslash. A text that would have more than 1,000 characters ends
  /// after a token, with `…`.
  package let text: String
  /// The reference through which the value itself was reached, or nil if it stands in place.
  package let reference: Reference?

  /// Makes a value.
  package init(kind: ObjectKind, text: String, reference: Reference? = nil) {
    self.kind = kind
    self.text = text
    self.reference = reference
  }
}
