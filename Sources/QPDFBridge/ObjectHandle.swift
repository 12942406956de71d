/// One object of a document, which it keeps alive; released at its last use.
///
/// A handle leads to values; it never lends memory. Only one holder has it.
@safe package struct ObjectHandle: ~Copyable {
  private let document: Document
  private let handle: Handle

  init(_ document: Document, _ handle: consuming Handle) {
    self.document = document
    self.handle = handle
  }

  /// What sort of object this is, references followed.
  ///
  /// Calls `qpdf_oh_get_type_code`.
  package var kind: ObjectKind {
    get throws(QPDFFailure) { try document.trap { $0.kind(of: handle) } }
  }

  /// The number of the object if it is an indirect one.
  ///
  /// Calls `qpdf_oh_get_object_id`.
  package var reference: Reference? {
    get throws(QPDFFailure) { try document.trap { $0.reference(of: handle) } }
  }

  /// The object as a value with its text, or nil for null.
  ///
  /// Calls `qpdf_oh_unparse_resolved`.
  package var value: TreeValue? {
    get throws(QPDFFailure) {
      try document.trap { calls in
        var reader = ValueReader()
        return reader.value(of: handle, calls)
      }
    }
  }

  /// The value of a key; null if this is no dictionary or has no such key.
  ///
  /// Calls `qpdf_oh_get_key`.
  package borrowing func value(forKey key: String) throws(QPDFFailure) -> ObjectHandle {
    let table = KeyTable([key])
    let value = try document.trap { calls -> Handle in
      switch calls.kind(of: handle) {
      case .dictionary: calls.value(table.keys[0], of: handle)
      case .stream: calls.value(table.keys[0], of: calls.dictionary(of: handle))
      default: calls.null()
      }
    }
    extendLifetime(table)
    return ObjectHandle(document, value)
  }

  /// Whether this is a dictionary with any key.
  ///
  /// Calls `qpdf_oh_begin_dict_key_iter`.
  package var hasKeys: Bool {
    get throws(QPDFFailure) {
      try document.trap { calls in
        calls.kind(of: handle) == .dictionary && !calls.keys(of: handle, atMost: 1).isEmpty
      }
    }
  }

  /// The whole number that the object is, or nil.
  ///
  /// Calls `qpdf_oh_unparse_resolved`.
  package var wholeNumber: Int? {
    get throws(QPDFFailure) { try document.trap { $0.wholeNumber(handle) } }
  }

  /// The number of elements; 0 if this is no array.
  ///
  /// Calls `qpdf_oh_get_array_n_items`.
  package borrowing func count() throws(QPDFFailure) -> Int {
    try document.trap { calls in
      calls.kind(of: handle) == .array ? calls.count(of: handle) : 0
    }
  }

  /// An element of an array; null if this is no array or has no such element.
  ///
  /// Calls `qpdf_oh_get_array_item`.
  package borrowing func item(at index: Int) throws(QPDFFailure) -> ObjectHandle {
    let item = try document.trap { calls -> Handle in
      guard calls.kind(of: handle) == .array, (0..<calls.count(of: handle)).contains(index) else {
        return calls.null()
      }
      return calls.item(index, of: handle)
    }
    return ObjectHandle(document, item)
  }
}

extension Document {
  /// Returns the catalogue.
  ///
  /// Calls `qpdf_get_root`.
  ///
  /// - Throws: If the trailer leads to none.
  package func root() throws(QPDFFailure) -> ObjectHandle {
    ObjectHandle(self, try trap { $0.root() })
  }

  /// Returns an object by its number; null if there is none.
  ///
  /// Calls `qpdf_get_object_by_id`.
  package func object(_ reference: Reference) throws(QPDFFailure) -> ObjectHandle {
    ObjectHandle(self, try trap { $0.object(reference) })
  }
}
