#include "interruption.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A lock inside an atomic would be a deadlock inside a signal handler.
_Static_assert(ATOMIC_POINTER_LOCK_FREE == 2, "pointers must be lock-free");
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "integers must be lock-free");

static const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU};

// Whoever takes a path out of its slot owns it, be it a thread or the handler.
static _Atomic(char *) paths[pagebox_interruption_capacity];
static atomic_int holders;
static atomic_int pending;

/// Removes all files and ends the process. Calls only what may be called in a signal handler.
static void end(int number) {
  for (int index = 0; index < pagebox_interruption_capacity; index++) {
    char *path = atomic_exchange(&paths[index], NULL);
    if (path != NULL) unlink(path);
  }
  struct sigaction action = {0};
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
  sigset_t mask;
  sigemptyset(&mask);
  sigaddset(&mask, number);
  pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
  raise(number);
}

static void handle(int number) {
  int saved_errno = errno;
  int before = atomic_exchange(&pending, number);
  // Looked at after the signal is noted: either this or the last release sees the other.
  if (before != 0 || atomic_load(&holders) == 0) end(number);
  errno = saved_errno;
}

static void install(void) {
  struct sigaction action = {0};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigfillset(&action.sa_mask);
  for (size_t index = 0; index < sizeof signals / sizeof signals[0]; index++) {
    struct sigaction previous;
    // A signal that is ignored, as under nohup(1), stays so; another handler knows what it does.
    if (sigaction(signals[index], NULL, &previous) != 0) continue;
    if ((previous.sa_flags & SA_SIGINFO) != 0 || previous.sa_handler != SIG_DFL) continue;
    sigaction(signals[index], &action, NULL);
  }
}

static void install_once(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
}

int pagebox_interruption_register(const char *path) {
  install_once();
  char *copy = strdup(path);
  if (copy == NULL) return -1;
  for (int index = 0; index < pagebox_interruption_capacity; index++) {
    char *expected = NULL;
    if (atomic_compare_exchange_strong(&paths[index], &expected, copy)) return index;
  }
  free(copy);
  return -1;
}

void pagebox_interruption_unregister(int slot) {
  if (slot >= 0) free(atomic_exchange(&paths[slot], NULL));
}

void pagebox_interruption_hold(void) {
  install_once();
  atomic_fetch_add(&holders, 1);
  while (atomic_load(&pending) != 0) {
    // Nothing new is begun, so that those who hold it now are the last.
    pagebox_interruption_release();
    usleep(10000);
    atomic_fetch_add(&holders, 1);
  }
}

bool pagebox_interruption_is_pending(void) { return atomic_load(&pending) != 0; }

void pagebox_interruption_release(void) {
  if (atomic_fetch_sub(&holders, 1) != 1) return;
  int number = atomic_load(&pending);
  if (number != 0) end(number);
}
