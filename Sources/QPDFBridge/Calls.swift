import CQPDF

/// The functions of libqpdf that may fail; only the funnel hands this out.
///
/// Every result is a value or a ``Handle``; a text is lent for the time of a closure, since
/// libqpdf overwrites it in the next call.
@safe struct Calls {
  /// For the extensions of this type alone, which are part of the funnel.
  let data: qpdf_data
  private let ledger: HandleLedger

  /// Meant for the funnel alone.
  init(data: qpdf_data, ledger: HandleLedger) {
    unsafe self.data = data
    self.ledger = ledger
  }

  /// Takes over a handle that libqpdf has just given out; for the extensions of this type.
  func adopt(_ number: qpdf_oh) -> Handle {
    ledger.handOut()
    return unsafe Handle(data: data, number: number, ledger: ledger)
  }

  /// Reads a document from memory, which must outlive the session.
  ///
  /// Calls `qpdf_read_memory`.
  func read(
    _ bytes: UnsafeRawBufferPointer, named name: UnsafePointer<CChar>,
    password: UnsafePointer<CChar>?
  ) {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
    _ = unsafe qpdf_read_memory(data, name, start, UInt64(bytes.count), password)
  }

  /// The version in the header.
  ///
  /// Calls `qpdf_get_pdf_version`.
  func version() -> String { unsafe String(cString: qpdf_get_pdf_version(data)) }

  /// Whether the file is encrypted.
  ///
  /// Calls `qpdf_is_encrypted`.
  func isEncrypted() -> Bool { unsafe qpdf_is_encrypted(data) != 0 }

  /// The catalogue; an error if there is none.
  ///
  /// Calls `qpdf_get_root`.
  func root() -> Handle { unsafe adopt(qpdf_get_root(data)) }

  /// The trailer, null if there is none.
  ///
  /// Calls `qpdf_get_trailer`.
  func trailer() -> Handle { unsafe adopt(qpdf_get_trailer(data)) }

  /// An object by its number, null if there is none.
  ///
  /// Calls `qpdf_get_object_by_id`.
  func object(_ reference: Reference) -> Handle {
    unsafe adopt(
      qpdf_get_object_by_id(
        data, CInt(truncatingIfNeeded: reference.number),
        CInt(truncatingIfNeeded: reference.generation)))
  }

  /// The null object.
  ///
  /// Calls `qpdf_oh_new_null`.
  func null() -> Handle { unsafe adopt(qpdf_oh_new_null(data)) }

  /// What sort of object this is, references followed.
  ///
  /// Calls `qpdf_oh_get_type_code`.
  func kind(of handle: borrowing Handle) -> ObjectKind {
    ObjectKind(unsafe qpdf_oh_get_type_code(data, handle.number))
  }

  /// The number of an indirect object, nil for a direct one.
  ///
  /// Calls `qpdf_oh_get_object_id` and, for an indirect object, `qpdf_oh_get_generation`.
  func reference(of handle: borrowing Handle) -> Reference? {
    let number = unsafe qpdf_oh_get_object_id(data, handle.number)
    guard number > 0 else { return nil }
    return Reference(Int(number), Int(unsafe qpdf_oh_get_generation(data, handle.number)))
  }

  /// Whether a key has a value other than null.
  ///
  /// Calls `qpdf_oh_has_key`.
  func has(_ key: KeyName, in dictionary: borrowing Handle) -> Bool {
    unsafe qpdf_oh_has_key(data, dictionary.number, key.characters) != 0
  }

  /// The value of a key, null if there is none.
  ///
  /// Calls `qpdf_oh_get_key`.
  func value(_ key: KeyName, of dictionary: borrowing Handle) -> Handle {
    unsafe adopt(qpdf_oh_get_key(data, dictionary.number, key.characters))
  }

  /// Takes a key away.
  ///
  /// Calls `qpdf_oh_remove_key`.
  func remove(_ key: KeyName, from dictionary: borrowing Handle) {
    unsafe qpdf_oh_remove_key(data, dictionary.number, key.characters)
  }

  /// How many elements an array has.
  ///
  /// Calls `qpdf_oh_get_array_n_items`.
  func count(of array: borrowing Handle) -> Int {
    Int(unsafe qpdf_oh_get_array_n_items(data, array.number))
  }

  /// An element of an array.
  ///
  /// Calls `qpdf_oh_get_array_item`.
  func item(_ index: Int, of array: borrowing Handle) -> Handle {
    unsafe adopt(qpdf_oh_get_array_item(data, array.number, CInt(truncatingIfNeeded: index)))
  }

  /// The dictionary of a stream.
  ///
  /// Calls `qpdf_oh_get_dict`.
  func dictionary(of stream: borrowing Handle) -> Handle {
    unsafe adopt(qpdf_oh_get_dict(data, stream.number))
  }

  /// The name that an object is, slash included, and whether it had to be cut.
  ///
  /// Calls `qpdf_oh_get_name`.
  func name(of handle: borrowing Handle, atMost limit: Int) -> (name: String, isCut: Bool) {
    guard let name = unsafe qpdf_oh_get_name(data, handle.number) else { return ("", false) }
    let count = unsafe length(of: name)
    let bytes = unsafe UnsafeRawBufferPointer(start: name, count: min(count, limit))
    return (unsafe String(decoding: bytes, as: UTF8.self), count > limit)
  }

  /// Lends the text of an object, the object itself resolved, references inside left alone.
  ///
  /// Calls `qpdf_oh_unparse_resolved`.
  @inline(__always)
  func withText<R>(of handle: borrowing Handle, _ body: (Span<UInt8>) -> R) -> R {
    guard let text = unsafe qpdf_oh_unparse_resolved(data, handle.number) else {
      return body(Span())
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: length(of: text))
    return body(unsafe bytes.bindMemory(to: UInt8.self).span)
  }

  /// The first keys of a dictionary in the order of their bytes.
  ///
  /// All keys are snapped by libqpdf at once; nothing else may iterate meanwhile. Calls
  /// `qpdf_oh_begin_dict_key_iter`, `qpdf_oh_dict_more_keys` and `qpdf_oh_dict_next_key`.
  func keys(of dictionary: borrowing Handle, atMost limit: Int) -> [[UInt8]] {
    var keys: [[UInt8]] = []
    unsafe qpdf_oh_begin_dict_key_iter(data, dictionary.number)
    while keys.count < limit, unsafe qpdf_oh_dict_more_keys(data) != 0 {
      guard let key = unsafe qpdf_oh_dict_next_key(data) else { break }
      let bytes = unsafe UnsafeRawBufferPointer(start: key, count: length(of: key))
      keys.append(unsafe Array(bytes))
    }
    return keys
  }

  /// Begins a writing into memory, and so makes its settings reachable.
  ///
  /// To be called in a trap of its own: if it fails, the job must not be used. Calls
  /// `qpdf_init_write_memory`.
  func beginWriting() -> WriteJob {
    _ = unsafe qpdf_init_write_memory(data)
    return unsafe WriteJob(data: data)
  }

  /// How many characters stand before the NUL.
  func length(of text: UnsafePointer<CChar>) -> Int {
    var end = unsafe text
    while unsafe end.pointee != 0 { unsafe end += 1 }
    return unsafe end - text
  }
}

/// An object handle of libqpdf that releases itself; it must not outlive its session.
@safe struct Handle: ~Copyable {
  private let data: qpdf_data
  /// The number by which libqpdf knows the handle; never 0.
  let number: qpdf_oh
  private let ledger: HandleLedger

  /// Adopts a handle that libqpdf has just given out.
  init(data: qpdf_data, number: qpdf_oh, ledger: HandleLedger) {
    unsafe self.data = data
    self.number = number
    self.ledger = ledger
  }

  deinit {
    ledger.takeBack()
    unsafe qpdf_oh_release(data, number)
  }
}
