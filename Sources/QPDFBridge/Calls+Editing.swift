import CQPDF

/// The functions of libqpdf that change objects in memory, or begin to write them to a file.
extension Calls {
  /// Parses a text that is ours into a direct object; it must hold no reference.
  ///
  /// Calls `qpdf_oh_parse`.
  func parse(_ text: KeyName) -> Handle { unsafe adopt(qpdf_oh_parse(data, text.characters)) }

  /// Makes an empty dictionary.
  ///
  /// Calls `qpdf_oh_new_dictionary`.
  func newDictionary() -> Handle { unsafe adopt(qpdf_oh_new_dictionary(data)) }

  /// Gives a direct object a number that nothing in the file uses or refers to.
  ///
  /// libqpdf looks at every object of the file for that. Calls `qpdf_make_indirect_object`.
  func makeIndirect(_ handle: borrowing Handle) -> Handle {
    unsafe adopt(qpdf_make_indirect_object(data, handle.number))
  }

  /// Gives a key a value.
  ///
  /// Calls `qpdf_oh_replace_key`.
  func set(_ value: borrowing Handle, for key: KeyName, in dictionary: borrowing Handle) {
    unsafe qpdf_oh_replace_key(data, dictionary.number, key.characters, value.number)
  }

  /// Replaces an element of an array.
  ///
  /// Calls `qpdf_oh_set_array_item`.
  func set(_ value: borrowing Handle, at index: Int, in array: borrowing Handle) {
    unsafe qpdf_oh_set_array_item(
      data, array.number, CInt(truncatingIfNeeded: index), value.number)
  }

  /// Makes an object of the file null.
  ///
  /// Calls `qpdf_replace_object`.
  func clear(_ reference: Reference) {
    let null = null()
    unsafe qpdf_replace_object(
      data, CInt(truncatingIfNeeded: reference.number),
      CInt(truncatingIfNeeded: reference.generation), null.number)
  }

  /// The bytes of a string, decrypted.
  ///
  /// Calls `qpdf_oh_get_binary_string_value`.
  func stringBytes(of string: borrowing Handle) -> [UInt8] {
    var length = 0
    let start = unsafe qpdf_oh_get_binary_string_value(data, string.number, &length)
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
  }

  /// Begins a writing into a file, which is made, or emptied, by this.
  ///
  /// To be called in a trap of its own: if it fails, the job must not be used. Calls
  /// `qpdf_init_write`.
  func beginWriting(to path: KeyName) -> WriteJob {
    _ = unsafe qpdf_init_write(data, path.characters)
    return unsafe WriteJob(data: data)
  }
}
