import CQPDF

/// The settings of one writing, and the writing; made by ``Calls/beginWriting()``.
///
/// A setting that is made before a writing has begun ends the process, so the settings stand
/// nowhere else. Only the funnel lends a job, and it must not outlive its session. The void
/// functions among the settings let an exception of C++ through, which nobody could catch;
/// what could raise one is ruled out before.
@safe struct WriteJob: ~Copyable {
  private let data: qpdf_data

  /// Meant for the funnel alone, after a writing has begun.
  init(data: qpdf_data) { unsafe self.data = data }

  /// Leaves streams as they are, makes none smaller, and drops the encryption of the input.
  ///
  /// libqpdf 11 compresses object streams, cross-reference streams and hint streams all the same;
  /// 12.4 does not. Calls `qpdf_set_stream_data_mode`, `qpdf_set_decode_level`,
  /// `qpdf_set_compress_streams` and `qpdf_set_preserve_encryption`.
  func keepStreams() {
    unsafe qpdf_set_stream_data_mode(data, qpdf_s_preserve)
    unsafe qpdf_set_decode_level(data, qpdf_dl_none)
    unsafe qpdf_set_compress_streams(data, 0)
    unsafe qpdf_set_preserve_encryption(data, 0)
  }

  /// Leaves everything as it is: streams, object streams, encryption, what nothing refers to.
  ///
  /// Calls `qpdf_set_object_stream_mode`, `qpdf_set_stream_data_mode`, `qpdf_set_decode_level`,
  /// `qpdf_set_compress_streams`, `qpdf_set_preserve_encryption` and
  /// `qpdf_set_preserve_unreferenced_objects`.
  func keepEverything() {
    keepStreams()
    unsafe qpdf_set_object_stream_mode(data, qpdf_o_preserve)
    unsafe qpdf_set_preserve_encryption(data, 1)
    unsafe qpdf_set_preserve_unreferenced_objects(data, 1)
  }

  /// Whether objects lie in object streams, and the table in a cross-reference stream.
  ///
  /// Calls `qpdf_set_object_stream_mode`.
  func setObjectStreams(_ isOn: Bool) {
    unsafe qpdf_set_object_stream_mode(data, isOn ? qpdf_o_generate : qpdf_o_disable)
  }

  /// Whether the file is linearised.
  ///
  /// Calls `qpdf_set_linearization`.
  func setLinearized(_ isOn: Bool) { unsafe qpdf_set_linearization(data, isOn ? 1 : 0) }

  /// Makes the identifier from the content alone.
  ///
  /// libqpdf cannot do so in an encrypted file. Calls `qpdf_set_deterministic_ID`.
  func setIdentifierFromContent() { unsafe qpdf_set_deterministic_ID(data, 1) }

  /// Makes the identifier and the vectors of AES constant; to be called before the encryption.
  ///
  /// Calls `qpdf_set_static_ID` and `qpdf_set_static_aes_IV`.
  func setConstantIdentifier() {
    unsafe qpdf_set_static_ID(data, 1)
    unsafe qpdf_set_static_aes_IV(data, 1)
  }

  /// Gives the header a version, whatever the content needs.
  ///
  /// Calls `qpdf_force_pdf_version_and_extension`.
  func force(version: UnsafePointer<CChar>, extensionLevel: Int) {
    unsafe qpdf_force_pdf_version_and_extension(
      data, version, CInt(truncatingIfNeeded: extensionLevel))
  }

  /// Encrypts with a key of 256 bits, everything allowed.
  ///
  /// Draws random bytes. Calls `qpdf_set_r6_encryption_parameters2`.
  func encryptWithAES256(user: UnsafePointer<CChar>, owner: UnsafePointer<CChar>) {
    unsafe qpdf_set_r6_encryption_parameters2(
      data, user, owner, 1, 1, 1, 1, 1, 1, qpdf_r3p_full, 1)
  }

  /// Encrypts with RC4 and a key of 128 bits, everything allowed.
  ///
  /// Calls `qpdf_set_r3_encryption_parameters_insecure`.
  func encryptWithRC4(user: UnsafePointer<CChar>, owner: UnsafePointer<CChar>) {
    unsafe qpdf_set_r3_encryption_parameters_insecure(
      data, user, owner, 1, 1, 1, 1, 1, 1, qpdf_r3p_full)
  }

  /// Writes into the file that was named in the beginning.
  ///
  /// What the C library keeps back to the end is written without a look at the outcome, so the end
  /// of the file has to be checked. Calls `qpdf_write`.
  func finishFile() { _ = unsafe qpdf_write(data) }

  /// Writes, and copies what was written; empty if it went wrong.
  ///
  /// Calls `qpdf_write`, `qpdf_get_buffer_length` and `qpdf_get_buffer`.
  func finish() -> [UInt8] {
    guard unsafe qpdf_write(data) & QPDF_ERROR_CODE(QPDF_ERRORS) == 0,
      let start = unsafe qpdf_get_buffer(data)
    else { return [] }
    return unsafe Array(UnsafeBufferPointer(start: start, count: qpdf_get_buffer_length(data)))
  }
}
