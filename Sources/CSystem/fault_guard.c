#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "fault_guard.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

// A lock inside an atomic would be a deadlock inside a signal handler.
_Static_assert(ATOMIC_POINTER_LOCK_FREE == 2, "pointers must be lock-free");
_Static_assert(ATOMIC_INT_LOCK_FREE == 2, "integers must be lock-free");

// The state of a slot: a serial number, and two bits for what it is doing. Every change of hands
// raises the number, so that the handler can tell that `start` and `end` belong together.
enum { slot_free = 0, slot_changing = 1, slot_guarding = 2, phase_mask = 3, next_serial = 4 };

struct slot {
  atomic_uint state;
  atomic_uintptr_t start;
  atomic_uintptr_t end;
  atomic_bool was_cut;
};

static struct slot slots[pagebox_fault_guard_capacity];
static struct sigaction previous_action;
static uintptr_t page_size;
static bool is_installed;

/// Finds the slot whose range holds an address, and the end of that range.
static struct slot *slot_around(uintptr_t address, uintptr_t *end) {
  for (int index = 0; index < pagebox_fault_guard_capacity; index++) {
    struct slot *slot = &slots[index];
    unsigned before = atomic_load(&slot->state);
    if ((before & phase_mask) != slot_guarding) continue;
    uintptr_t slot_start = atomic_load(&slot->start);
    uintptr_t slot_end = atomic_load(&slot->end);
    // A slot that changes hands meanwhile is not the one we look for: the range being read stays
    // registered for as long as somebody reads it.
    if (atomic_load(&slot->state) != before) continue;
    if (address < slot_start || address >= slot_end) continue;
    *end = slot_end;
    return slot;
  }
  return NULL;
}

/// Maps zeros from a page to the end of its range. Other threads may do the same at the same time.
static bool read_as_zeros(uintptr_t page, uintptr_t end) {
  void *zeros = mmap((void *)page, end - page, PROT_READ,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
  return zeros != MAP_FAILED;
}

static void handle_bus_error(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved_errno = errno;
  // Codes up to zero mean that a process sent the signal: no address, and no instruction to repeat.
  bool is_fault = info->si_code > 0;
  uintptr_t address = (uintptr_t)info->si_addr;
  uintptr_t end = 0;
  struct slot *slot = is_fault ? slot_around(address, &end) : NULL;
  // The flag comes first: whoever reads one of the zeros must find it set.
  if (slot != NULL) atomic_store(&slot->was_cut, true);
  if (slot == NULL || !read_as_zeros(address & ~(page_size - 1), end)) {
    // Not ours. The instruction is repeated after the return and meets the action of before.
    sigaction(SIGBUS, &previous_action, NULL);
    if (!is_fault) raise(number);
  }
  errno = saved_errno;
}

/// Installs the handler. Darwin, too, raises SIGBUS and not SIGSEGV where the pager has no page.
static void install(void) {
  long size = sysconf(_SC_PAGESIZE);
  if (size <= 0) return;
  page_size = (uintptr_t)size;
  struct sigaction action = {0};
  action.sa_sigaction = handle_bus_error;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  // Read before it is replaced: a fault may come while sigaction still fills in the old action.
  if (sigaction(SIGBUS, NULL, &previous_action) != 0) return;
  is_installed = sigaction(SIGBUS, &action, NULL) == 0;
}

int pagebox_fault_guard_register(const void *start, size_t length) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (pthread_once(&once, install) != 0 || !is_installed) return -1;
  uintptr_t first = (uintptr_t)start;
  if (first % page_size != 0 || length == 0 || length > UINTPTR_MAX - first - page_size) return -1;

  for (int index = 0; index < pagebox_fault_guard_capacity; index++) {
    struct slot *slot = &slots[index];
    unsigned state = atomic_load(&slot->state);
    if ((state & phase_mask) != slot_free) continue;
    unsigned serial = (state & ~(unsigned)phase_mask) + next_serial;
    if (!atomic_compare_exchange_strong(&slot->state, &state, serial | slot_changing)) continue;
    atomic_store(&slot->start, first);
    atomic_store(&slot->end, (first + length + page_size - 1) & ~(page_size - 1));
    atomic_store(&slot->was_cut, false);
    atomic_store(&slot->state, serial | slot_guarding);
    return index;
  }
  return -1;
}

bool pagebox_fault_guard_was_cut(int slot) {
  return atomic_load(&slots[slot].was_cut);
}

void pagebox_fault_guard_unregister(int slot) {
  unsigned state = atomic_load(&slots[slot].state);
  atomic_store(&slots[slot].state, (state & ~(unsigned)phase_mask) | slot_free);
}
