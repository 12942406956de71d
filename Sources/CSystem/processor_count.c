#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE
#endif

#include "processor_count.h"

#include <sched.h>
#include <unistd.h>

int pagebox_processor_count(void) {
#if defined(__linux__)
  cpu_set_t allowed;
  // It fails where the machine has more processors than the set has bits.
  if (sched_getaffinity(0, sizeof allowed, &allowed) == 0) {
    int count = CPU_COUNT(&allowed);
    if (count > 0) return count;
  }
#endif
  long online = sysconf(_SC_NPROCESSORS_ONLN);
  return online > 0 ? (int)online : 1;
}
