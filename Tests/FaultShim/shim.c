/* A library to be preloaded that makes the Nth call that changes a file fail, be the last one,
 * or the moment of something else.
 *
 *   FAULT_FOLDER  only calls about files whose real names begin with this are counted
 *   FAULT_AT      the number of the call, from 1; 0 or nothing counts only
 *   FAULT_HOW     kill (the default), ENOSPC, EIO, EINTR; short: half of a write; tear: half of a
 *                 write, and then the end; INT or TERM: the signal, and the call goes on; run: the
 *                 command of FAULT_RUN is run before the call
 *   FAULT_LOG     a file that gets a line for each call that is counted
 *
 * For Linux. Calls that only read are not counted, and an open is if it may make or change a file.
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum verdict { go_on, fail, halve, tear };

static atomic_long seen;
static const char *folder;
static const char *how;
static const char *command;
static long at;
static int log_number = -1;

/* The calls of the C library; looked up by name. */
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void set_up(void) {
  folder = getenv("FAULT_FOLDER");
  how = getenv("FAULT_HOW");
  if (how == NULL) how = "kill";
  command = getenv("FAULT_RUN");
  unsetenv("LD_PRELOAD"); /* for what is run */
  /* Whoever starts programs from a thread that takes no signals hands that on. */
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  /* What a shell starts in the background does not hear this one, nor do the programs it starts. */
  signal(SIGINT, SIG_DFL);
  const char *number = getenv("FAULT_AT");
  at = number != NULL ? atol(number) : 0;
  const char *log = getenv("FAULT_LOG");
  if (log != NULL) log_number = REAL(open)(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/* Counts a call, and says what is to become of it. */
static enum verdict count(const char *call, const char *path) {
  if (folder == NULL || strncmp(path, folder, strlen(folder)) != 0) return go_on;
  long number = atomic_fetch_add(&seen, 1) + 1;
  if (log_number >= 0) {
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%ld %s %s\n", number, call, path);
    if (length > 0) (void)!REAL(write)(log_number, line, (size_t)length);
  }
  if (number != at) return go_on;
  if (strcmp(how, "short") == 0) return halve;
  if (strcmp(how, "tear") == 0) return tear;
  if (strcmp(how, "INT") == 0) return kill(getpid(), SIGINT) == 0 ? go_on : fail;
  if (strcmp(how, "TERM") == 0) return kill(getpid(), SIGTERM) == 0 ? go_on : fail;
  if (strcmp(how, "run") == 0) return command != NULL && system(command) == 0 ? go_on : fail;
  if (strcmp(how, "ENOSPC") == 0) errno = ENOSPC;
  else if (strcmp(how, "EIO") == 0) errno = EIO;
  else if (strcmp(how, "EINTR") == 0) errno = EINTR;
  else kill(getpid(), SIGKILL);
  return fail;
}

/* The same for a name, which need not exist, in the folder of a descriptor. */
static enum verdict count_name(const char *call, int directory, const char *name) {
  char path[2 * PATH_MAX];
  if (name[0] == '/') return count(call, name);
  char link[64];
  if (directory == AT_FDCWD) {
    if (getcwd(path, PATH_MAX) == NULL) return go_on;
  } else {
    snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return go_on;
    path[length] = 0;
  }
  strcat(path, "/");
  strncat(path, name, PATH_MAX - 1);
  return count(call, path);
}

/* The same for an open file. */
static enum verdict count_file(const char *call, int number) {
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", number);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return go_on;
  path[length] = 0;
  return count(call, path);
}

static int open_at(const char *call, int directory, const char *name, int flags, mode_t mode) {
  bool writes = (flags & (O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)) != 0;
  if (writes && count_name(call, directory, name) == fail) return -1;
  return REAL(openat)(directory, name, flags, mode);
}

static mode_t mode_of(int flags, va_list list) {
  return (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(list, mode_t) : 0;
}

#define MODE(flags) \
  va_list list; \
  va_start(list, flags); \
  mode_t mode = mode_of(flags, list); \
  va_end(list)

int open(const char *name, int flags, ...) {
  MODE(flags);
  return open_at("open", AT_FDCWD, name, flags, mode);
}

int open64(const char *name, int flags, ...) {
  MODE(flags);
  return open_at("open", AT_FDCWD, name, flags | O_LARGEFILE, mode);
}

int openat(int directory, const char *name, int flags, ...) {
  MODE(flags);
  return open_at("openat", directory, name, flags, mode);
}

int openat64(int directory, const char *name, int flags, ...) {
  MODE(flags);
  return open_at("openat", directory, name, flags | O_LARGEFILE, mode);
}

/* How much of a write is made. */
static size_t part(enum verdict verdict, size_t size) {
  return verdict != go_on && size > 1 ? size / 2 : size;
}

/* The end of a process that has written half. */
static ssize_t torn(enum verdict verdict, ssize_t done) {
  if (verdict == tear) kill(getpid(), SIGKILL);
  return done;
}

/* The C library opens and writes the files of fopen(3) by calls of its own, which nobody sees. */
static FILE *open_stream(const char *name, const char *mode, FILE *(*real)(const char *, const char *)) {
  bool writes = strpbrk(mode, "wa+") != NULL;
  if (writes && count_name("fopen", AT_FDCWD, name) == fail) return NULL;
  return real(name, mode);
}

FILE *fopen(const char *name, const char *mode) { return open_stream(name, mode, REAL(fopen)); }

FILE *fopen64(const char *name, const char *mode) { return open_stream(name, mode, REAL(fopen64)); }

size_t fwrite(const void *bytes, size_t size, size_t number, FILE *stream) {
  enum verdict verdict = count_file("fwrite", fileno(stream));
  if (verdict == fail) return 0;
  /* A stream makes no short writes without saying so. */
  if (verdict == tear) REAL(fwrite)(bytes, size, number / 2, stream), REAL(fflush)(stream);
  torn(verdict, 0);
  return REAL(fwrite)(bytes, size, number, stream);
}

int fclose(FILE *stream) {
  if (fileno(stream) >= 0 && count_file("fclose", fileno(stream)) == fail) {
    int saved_errno = errno;
    REAL(fclose)(stream);
    errno = saved_errno;
    return EOF;
  }
  return REAL(fclose)(stream);
}

ssize_t write(int number, const void *bytes, size_t size) {
  enum verdict verdict = count_file("write", number);
  if (verdict == fail) return -1;
  return torn(verdict, REAL(write)(number, bytes, part(verdict, size)));
}

static ssize_t write_at(int number, const void *bytes, size_t size, off_t offset) {
  enum verdict verdict = count_file("pwrite", number);
  if (verdict == fail) return -1;
  return torn(verdict, REAL(pwrite)(number, bytes, part(verdict, size), offset));
}

ssize_t pwrite(int number, const void *bytes, size_t size, off_t offset) {
  return write_at(number, bytes, size, offset);
}

ssize_t pwrite64(int number, const void *bytes, size_t size, off64_t offset) {
  return write_at(number, bytes, size, (off_t)offset);
}

ssize_t copy_file_range(
    int from, off64_t *from_offset, int to, off64_t *to_offset, size_t size, unsigned flags) {
  enum verdict verdict = count_file("copy_file_range", to);
  if (verdict == fail) return -1;
  return torn(
      verdict,
      REAL(copy_file_range)(from, from_offset, to, to_offset, part(verdict, size), flags));
}

#define FILE_CALL(result, name, list, arguments) \
  result name list { \
    if (count_file(#name, number) == fail) return -1; \
    return REAL(name) arguments; \
  }

FILE_CALL(int, ftruncate, (int number, off_t size), (number, size))
FILE_CALL(int, ftruncate64, (int number, off64_t size), (number, size))
FILE_CALL(int, fsync, (int number), (number))
FILE_CALL(int, fdatasync, (int number), (number))
FILE_CALL(int, fchmod, (int number, mode_t mode), (number, mode))
FILE_CALL(int, fchown, (int number, uid_t owner, gid_t group), (number, owner, group))
FILE_CALL(int, futimens, (int number, const struct timespec times[2]), (number, times))
FILE_CALL(int, flock, (int number, int operation), (number, operation))

#define NAME_CALL(name, list, directory, about, arguments) \
  int name list { \
    if (count_name(#name, directory, about) == fail) return -1; \
    return REAL(name) arguments; \
  }

NAME_CALL(rename, (const char *from, const char *to), AT_FDCWD, to, (from, to))
NAME_CALL(renameat, (int a, const char *from, int b, const char *to), b, to, (a, from, b, to))
NAME_CALL(link, (const char *from, const char *to), AT_FDCWD, to, (from, to))
NAME_CALL(
    linkat, (int a, const char *from, int b, const char *to, int flags), b, to,
    (a, from, b, to, flags))
NAME_CALL(unlink, (const char *name), AT_FDCWD, name, (name))
NAME_CALL(unlinkat, (int at, const char *name, int flags), at, name, (at, name, flags))
NAME_CALL(truncate, (const char *name, off_t size), AT_FDCWD, name, (name, size))
