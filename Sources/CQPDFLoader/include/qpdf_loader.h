/// Loads libqpdf when it is first needed, and not when the program starts.
///
/// Loading libqpdf and the libraries that it needs takes longer than reading a small sound file, for
/// which libqpdf is not asked. So on Linux nothing is linked against it: the functions of its C API
/// that are called stand in this target under their own names, and hand each call on to the library.
/// None but these can be called; another one is an error when the program is linked, and a line in
/// `functions.h` mends it. On Darwin libqpdf is linked as any library is, and all this does nothing.
#ifndef PAGEBOX_QPDF_LOADER_H
#define PAGEBOX_QPDF_LOADER_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Loads libqpdf, once in a process, and finds all of its functions that are called.
///
/// Nothing of libqpdf may be called before this has given true. Can be called from any thread, by
/// many at the same time. Gives false if the library or one of the functions cannot be had. Calls
/// dlopen(3) and dlsym(3).
bool pagebox_qpdf_load(void);

/// Says why libqpdf could not be loaded; an empty text before that, and where it could.
const char *pagebox_qpdf_load_error(void);

/// Finds a function of libqpdf that is not in its C API, by its name in the library.
///
/// Gives null where there is none, and where libqpdf cannot be loaded. Calls dlsym(3).
void *pagebox_qpdf_symbol(const char *name);

#ifdef __cplusplus
}
#endif

#endif
