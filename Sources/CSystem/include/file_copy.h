/// Copies between open files.
///
/// It stands in C because Swift cannot see the calls that Linux and Darwin have for it.
#ifndef PAGEBOX_FILE_COPY_H
#define PAGEBOX_FILE_COPY_H

#include <stddef.h>
#include <sys/types.h>

/// Copies a range of bytes of one file to a place of another, without holding more than 64 KiB.
///
/// Gives 0, or -1 and an errno; ESTALE if the first file ends too early. Calls copy_file_range(2) on
/// Linux, and pread(2) and pwrite(2) where that cannot be used.
int pagebox_copy_range(int from, off_t from_offset, int to, off_t to_offset, size_t length);

/// Copies the extended attributes and the access control list of a file to another.
///
/// Gives 0, or -1 and the errno of the first that could not be copied; the others are. A file system
/// that has no attributes has none to be copied. Calls flistxattr(2) and its neighbours on Linux, and
/// fcopyfile(3) on Darwin.
int pagebox_copy_attributes(int from, int to);

#endif
