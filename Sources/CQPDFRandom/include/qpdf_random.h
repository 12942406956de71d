/// Makes the random bytes that libqpdf draws reproducible, on one thread and for a while.
///
/// Encryption with AES-256 draws a file key and salts. Fixtures must be the same bytes on every
/// machine, and the C API of libqpdf has no call for that; its C++ API takes a provider of random
/// bytes, one for the whole process. The provider that stands behind this header hands everything
/// on to the one that was there before, except on a thread between `begin` and `end`.
///
/// A file that is encrypted with reproducible bytes keeps no secret.
#ifndef PAGEBOX_QPDF_RANDOM_H
#define PAGEBOX_QPDF_RANDOM_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Starts the fixed sequence from its beginning on this thread.
///
/// The first call in a process installs the provider; libqpdf stores it in a plain variable, so
/// that call should not come while another thread encrypts. Returns false, and changes nothing, if
/// it cannot be installed or if somebody has put another provider in its place since.
bool pagebox_qpdf_random_begin(void);

/// Ends the fixed sequence on this thread; libqpdf draws real random bytes again.
void pagebox_qpdf_random_end(void);

/// Fills a buffer in the way in which libqpdf draws random bytes; for tests.
///
/// Returns false if there are none to be had. Calls `QUtil::initializeWithRandomBytes`.
bool pagebox_qpdf_random_draw(unsigned char *bytes, unsigned long count);

#ifdef __cplusplus
}
#endif

#endif
