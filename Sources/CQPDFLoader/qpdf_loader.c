#include "qpdf_loader.h"

#ifdef __APPLE__

bool pagebox_qpdf_load(void) { return true; }

const char *pagebox_qpdf_load_error(void) { return ""; }

void *pagebox_qpdf_symbol(const char *name) {
  (void)name;
  return 0;
}

#else

// The header is to declare the functions as what they are here: not for other libraries to see, which
// have the real ones to call. libqpdf calls some of its own.
#include <qpdf/DLL.h>
#undef QPDF_DLL
#define QPDF_DLL __attribute__((visibility("hidden")))
#include <qpdf/qpdf-c.h>

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

/// The names under which libqpdf is asked for, that of the headers first: what is called is the same
/// in 11 and 12. The name without a number is the last resort for a libqpdf newer than this file.
static const char *const names[] = {
#if QPDF_MAJOR_VERSION <= 11
  "libqpdf.so.29", "libqpdf.so.30",
#elif QPDF_MAJOR_VERSION == 12
  "libqpdf.so.30", "libqpdf.so.29",
#else
  "libqpdf.so",
#endif
};

// All of these are written once, before the first call of pagebox_qpdf_load is over.
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void *library;
static char error[512];

static struct {
#define FORWARD(result, name, parameters, arguments) __typeof__(&name) name;
#include "functions.h"
#undef FORWARD
} functions;

/// Finds a function, or tells of the first that there is not.
static void *find(const char *name) {
  void *found = dlsym(library, name);
  if (!found && !error[0]) {
    snprintf(error, sizeof error, "it has no function %s, and is too old or too new", name);
  }
  return found;
}

static void load(void) {
  for (size_t index = 0; index < sizeof names / sizeof *names && !library; index++) {
    // Nothing else in the process is to be bound to it, and what is never called need not be found.
    library = dlopen(names[index], RTLD_LAZY | RTLD_LOCAL);
    if (!library && index == 0) {
      const char *reason = dlerror();
      snprintf(error, sizeof error, "%s", reason ? reason : names[index]);
    }
  }
  if (!library) return;
  error[0] = 0;
#define FORWARD(result, name, parameters, arguments) \
  functions.name = (__typeof__(&name))find(#name);
#include "functions.h"
#undef FORWARD
}

bool pagebox_qpdf_load(void) {
  // It fails for nothing but a wrong argument.
  (void)pthread_once(&once, load);
  return !error[0];
}

const char *pagebox_qpdf_load_error(void) { return error; }

void *pagebox_qpdf_symbol(const char *name) {
  return pagebox_qpdf_load() ? dlsym(library, name) : 0;
}

// The compiler holds each of these against its declaration in the header of libqpdf.
#define FORWARD(result, name, parameters, arguments) \
  result name parameters { return functions.name arguments; }
#include "functions.h"
#undef FORWARD

#endif
