// The functions of libqpdf that are called, each with its result, parameters and arguments.
//
// Read several times, with a FORWARD of another meaning each time; so there is no guard.
FORWARD(void, qpdf_cleanup, (qpdf_data *qpdf), (qpdf))
FORWARD(void, qpdf_force_pdf_version_and_extension,
    (qpdf_data qpdf, const char *version, int extension_level), (qpdf, version, extension_level))
FORWARD(const unsigned char *, qpdf_get_buffer, (qpdf_data qpdf), (qpdf))
FORWARD(size_t, qpdf_get_buffer_length, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_error, qpdf_get_error, (qpdf_data qpdf), (qpdf))
FORWARD(enum qpdf_error_code_e, qpdf_get_error_code, (qpdf_data q, qpdf_error e), (q, e))
FORWARD(unsigned long long, qpdf_get_error_file_position, (qpdf_data q, qpdf_error e), (q, e))
FORWARD(const char *, qpdf_get_error_filename, (qpdf_data q, qpdf_error e), (q, e))
FORWARD(const char *, qpdf_get_error_full_text, (qpdf_data q, qpdf_error e), (q, e))
FORWARD(const char *, qpdf_get_error_message_detail, (qpdf_data q, qpdf_error e), (q, e))
FORWARD(qpdf_oh, qpdf_get_object_by_id,
    (qpdf_data qpdf, int objid, int generation), (qpdf, objid, generation))
FORWARD(const char *, qpdf_get_pdf_version, (qpdf_data qpdf), (qpdf))
FORWARD(const char *, qpdf_get_qpdf_version, (void), ())
FORWARD(qpdf_oh, qpdf_get_root, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_get_trailer, (qpdf_data qpdf), (qpdf))
FORWARD(QPDF_BOOL, qpdf_has_error, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_data, qpdf_init, (void), ())
FORWARD(QPDF_ERROR_CODE, qpdf_init_write, (qpdf_data qpdf, const char *filename), (qpdf, filename))
FORWARD(QPDF_ERROR_CODE, qpdf_init_write_memory, (qpdf_data qpdf), (qpdf))
FORWARD(QPDF_BOOL, qpdf_is_encrypted, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_make_indirect_object, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(QPDF_BOOL, qpdf_more_warnings, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_error, qpdf_next_warning, (qpdf_data qpdf), (qpdf))
FORWARD(void, qpdf_oh_append_item, (qpdf_data qpdf, qpdf_oh oh, qpdf_oh item), (qpdf, oh, item))
FORWARD(void, qpdf_oh_begin_dict_key_iter, (qpdf_data qpdf, qpdf_oh dict), (qpdf, dict))
FORWARD(QPDF_BOOL, qpdf_oh_dict_more_keys, (qpdf_data qpdf), (qpdf))
FORWARD(const char *, qpdf_oh_dict_next_key, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_oh_get_array_item, (qpdf_data qpdf, qpdf_oh oh, int n), (qpdf, oh, n))
FORWARD(int, qpdf_oh_get_array_n_items, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(const char *, qpdf_oh_get_binary_string_value,
    (qpdf_data qpdf, qpdf_oh oh, size_t *length), (qpdf, oh, length))
FORWARD(qpdf_oh, qpdf_oh_get_dict, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(int, qpdf_oh_get_generation, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(qpdf_oh, qpdf_oh_get_key, (qpdf_data qpdf, qpdf_oh oh, const char *key), (qpdf, oh, key))
FORWARD(const char *, qpdf_oh_get_name, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(int, qpdf_oh_get_object_id, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(QPDF_ERROR_CODE, qpdf_oh_get_stream_data,
    (qpdf_data qpdf, qpdf_oh stream_oh, enum qpdf_stream_decode_level_e decode_level,
    QPDF_BOOL *filtered, unsigned char **bufp, size_t *len),
    (qpdf, stream_oh, decode_level, filtered, bufp, len))
FORWARD(enum qpdf_object_type_e, qpdf_oh_get_type_code, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(QPDF_BOOL, qpdf_oh_has_key, (qpdf_data qpdf, qpdf_oh oh, const char *key), (qpdf, oh, key))
FORWARD(qpdf_oh, qpdf_oh_new_array, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_oh_new_dictionary, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_oh_new_null, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_oh_new_stream, (qpdf_data qpdf), (qpdf))
FORWARD(qpdf_oh, qpdf_oh_parse, (qpdf_data qpdf, const char *object_str), (qpdf, object_str))
FORWARD(void, qpdf_oh_release, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(void, qpdf_oh_remove_key, (qpdf_data qpdf, qpdf_oh oh, const char *key), (qpdf, oh, key))
FORWARD(void, qpdf_oh_replace_key,
    (qpdf_data qpdf, qpdf_oh oh, const char *key, qpdf_oh item), (qpdf, oh, key, item))
FORWARD(void, qpdf_oh_replace_stream_data,
    (qpdf_data qpdf, qpdf_oh stream_oh, const unsigned char *buf, size_t len, qpdf_oh filter,
    qpdf_oh decode_parms),
    (qpdf, stream_oh, buf, len, filter, decode_parms))
FORWARD(void, qpdf_oh_set_array_item,
    (qpdf_data qpdf, qpdf_oh oh, int at, qpdf_oh item), (qpdf, oh, at, item))
FORWARD(const char *, qpdf_oh_unparse_resolved, (qpdf_data qpdf, qpdf_oh oh), (qpdf, oh))
FORWARD(QPDF_ERROR_CODE, qpdf_read_memory,
    (qpdf_data qpdf, const char *description, const char *buffer, unsigned long long size,
    const char *password),
    (qpdf, description, buffer, size, password))
FORWARD(void, qpdf_replace_object,
    (qpdf_data qpdf, int objid, int generation, qpdf_oh oh), (qpdf, objid, generation, oh))
FORWARD(void, qpdf_set_compress_streams, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_decode_level,
    (qpdf_data qpdf, enum qpdf_stream_decode_level_e level), (qpdf, level))
FORWARD(void, qpdf_set_deterministic_ID, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_linearization, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_logger, (qpdf_data qpdf, qpdflogger_handle logger), (qpdf, logger))
FORWARD(void, qpdf_set_object_stream_mode,
    (qpdf_data qpdf, enum qpdf_object_stream_e mode), (qpdf, mode))
FORWARD(void, qpdf_set_preserve_encryption, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_preserve_unreferenced_objects,
    (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_r3_encryption_parameters_insecure,
    (qpdf_data qpdf, const char *user_password, const char *owner_password,
    QPDF_BOOL allow_accessibility, QPDF_BOOL allow_extract, QPDF_BOOL allow_assemble,
    QPDF_BOOL allow_annotate_and_form, QPDF_BOOL allow_form_filling, QPDF_BOOL allow_modify_other,
    enum qpdf_r3_print_e print),
    (qpdf, user_password, owner_password, allow_accessibility, allow_extract, allow_assemble,
    allow_annotate_and_form, allow_form_filling, allow_modify_other, print))
FORWARD(void, qpdf_set_r6_encryption_parameters2,
    (qpdf_data qpdf, const char *user_password, const char *owner_password,
    QPDF_BOOL allow_accessibility, QPDF_BOOL allow_extract, QPDF_BOOL allow_assemble,
    QPDF_BOOL allow_annotate_and_form, QPDF_BOOL allow_form_filling, QPDF_BOOL allow_modify_other,
    enum qpdf_r3_print_e print, QPDF_BOOL encrypt_metadata),
    (qpdf, user_password, owner_password, allow_accessibility, allow_extract, allow_assemble,
    allow_annotate_and_form, allow_form_filling, allow_modify_other, print, encrypt_metadata))
FORWARD(void, qpdf_set_static_ID, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_static_aes_IV, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_set_stream_data_mode,
    (qpdf_data qpdf, enum qpdf_stream_data_e mode), (qpdf, mode))
FORWARD(void, qpdf_set_suppress_warnings, (qpdf_data qpdf, QPDF_BOOL value), (qpdf, value))
FORWARD(void, qpdf_silence_errors, (qpdf_data qpdf), (qpdf))
FORWARD(QPDF_ERROR_CODE, qpdf_write, (qpdf_data qpdf), (qpdf))
FORWARD(void, qpdflogger_cleanup, (qpdflogger_handle *l), (l))
FORWARD(qpdflogger_handle, qpdflogger_create, (void), ())
FORWARD(qpdflogger_handle, qpdflogger_default_logger, (void), ())
FORWARD(void, qpdflogger_set_error,
    (qpdflogger_handle l, enum qpdf_log_dest_e dest, qpdf_log_fn_t fn, void *udata),
    (l, dest, fn, udata))
FORWARD(void, qpdflogger_set_info,
    (qpdflogger_handle l, enum qpdf_log_dest_e dest, qpdf_log_fn_t fn, void *udata),
    (l, dest, fn, udata))
FORWARD(void, qpdflogger_set_warn,
    (qpdflogger_handle l, enum qpdf_log_dest_e dest, qpdf_log_fn_t fn, void *udata),
    (l, dest, fn, udata))
