#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "file_copy.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/xattr.h>
#else
#include <copyfile.h>
#endif

/// Writes all of a buffer.
static int write_all(int to, const char *buffer, size_t count, off_t offset) {
  while (count > 0) {
    ssize_t done = pwrite(to, buffer, count, offset);
    if (done < 0 && errno == EINTR) continue;
    if (done == 0) errno = EIO;
    if (done <= 0) return -1;
    buffer += done;
    count -= (size_t)done;
    offset += done;
  }
  return 0;
}

int pagebox_copy_range(int from, off_t from_offset, int to, off_t to_offset, size_t length) {
#if defined(__linux__)
  while (length > 0) {
    ssize_t done = copy_file_range(from, &from_offset, to, &to_offset, length, 0);
    if (done < 0 && errno == EINTR) continue;
    // Some file systems say so where they cannot, and some copy nothing; reading finds out.
    if (done < 0 && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG || errno == EIO)) return -1;
    if (done <= 0) break;
    length -= (size_t)done;
  }
#endif
  char buffer[1 << 16];
  while (length > 0) {
    ssize_t count = pread(from, buffer, length < sizeof buffer ? length : sizeof buffer, from_offset);
    if (count < 0 && errno == EINTR) continue;
    if (count == 0) errno = ESTALE;
    if (count <= 0 || write_all(to, buffer, (size_t)count, to_offset) != 0) return -1;
    from_offset += count;
    to_offset += count;
    length -= (size_t)count;
  }
  return 0;
}

#if defined(__linux__)
/// Copies one attribute.
static int copy_attribute(int from, int to, const char *name) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return -1;
  char *value = malloc((size_t)size + 1);
  if (value == NULL) return -1;
  size = fgetxattr(from, name, value, (size_t)size + 1);
  int result = size < 0 ? -1 : fsetxattr(to, name, value, (size_t)size, 0);
  int saved_errno = errno;
  free(value);
  errno = saved_errno;
  return result;
}

int pagebox_copy_attributes(int from, int to) {
  ssize_t size = flistxattr(from, NULL, 0);
  if (size < 0 && (errno == ENOTSUP || errno == ENOSYS)) return 0;
  if (size <= 0) return (int)size;
  char *names = malloc((size_t)size);
  if (names == NULL) return -1;
  size = flistxattr(from, names, (size_t)size);
  int failure = size < 0 ? errno : 0;
  for (ssize_t at = 0; at < size; at += (ssize_t)strlen(names + at) + 1) {
    // The system's own label of a file is set by its rules where the user may not.
    bool is_label = strncmp(names + at, "security.", 9) == 0;
    if (copy_attribute(from, to, names + at) != 0 && failure == 0 && !is_label) failure = errno;
  }
  free(names);
  if (failure == 0) return 0;
  errno = failure;
  return -1;
}
#else
int pagebox_copy_attributes(int from, int to) {
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
}
#endif
