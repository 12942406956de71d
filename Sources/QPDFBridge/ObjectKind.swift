import CQPDF

/// What sort of PDF object a value is.
///
/// ISO 32000-2:2020, 7.3.
package enum ObjectKind: String, Sendable, Hashable, CaseIterable {
  /// The null object, an absent entry or a reference to an object that does not exist.
  case null
  /// True or false.
  case boolean
  /// A whole number.
  case integer
  /// A number with a fraction.
  case real
  /// A string in parentheses or in hexadecimal digits.
  case string
  /// A name such as /Page.
  case name
  /// An array.
  case array
  /// A dictionary.
  case dictionary
  /// A dictionary with data behind it.
  case stream
  /// Nothing that can stand in a document: a stray operator, an inline image.
  case other
}

extension ObjectKind {
  /// Translates a type code of libqpdf.
  init(_ code: qpdf_object_type_e) {
    switch code {
    case ot_null: self = .null
    case ot_boolean: self = .boolean
    case ot_integer: self = .integer
    case ot_real: self = .real
    case ot_string: self = .string
    case ot_name: self = .name
    case ot_array: self = .array
    case ot_dictionary: self = .dictionary
    case ot_stream: self = .stream
    default: self = .other
    }
  }
}
